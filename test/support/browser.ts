// What Docusaurus client code expects of a browser and jsdom lacks.
if (typeof window !== 'undefined') {
  window.docusaurus = {prefetch: () => false, preload: () => false};
  window.matchMedia = (query: string) =>
    ({
      matches: false,
      media: query,
      addEventListener: () => {},
      removeEventListener: () => {},
    }) as unknown as MediaQueryList;
}
