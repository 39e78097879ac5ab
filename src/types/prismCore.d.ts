/** Prism without grammars, for browsers; the types of Prism leave this file of it out. */
declare module 'prismjs/components/prism-core' {
  const prism: typeof import('prismjs');
  export default prism;
}
