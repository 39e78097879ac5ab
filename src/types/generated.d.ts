declare module '@generated/page-index/default/overview.json' {
  const groups: import('../../content/data').OverviewGroup[];
  export default groups;
}

declare module '@docusaurus/mdx-loader/lib/remark/headings' {
  const headings: import('unified').Plugin<[{anchorsMaintainCase: boolean}], import('mdast').Root>;
  export default headings;
}

declare module '@generated/config-check/default/facts.json' {
  const facts: import('../../content/configCheck/types').ConfigFacts;
  export default facts;
}

/** Written by `plugins/bundle/hydrate-on-demand`: the sources of all pages. */
declare module '@generated/page-sources' {
  const sources: object[];
  export default sources;
}
