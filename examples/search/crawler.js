/* global Crawler -- Algolia runs this file in the editor of the crawler. */
new Crawler({
  appId: 'YOUR_APP_ID',
  apiKey: 'YOUR_CRAWLER_API_KEY',
  startUrls: ['https://herbarium.example.com/'],
  actions: [
    {
      indexName: 'YOUR_INDEX',
      pathsToMatch: ['https://herbarium.example.com/**'],
      // #region extractor
      recordExtractor: ({ $, helpers }) => {
        $('.header-anchor').remove();
        return helpers.docsearch({
          recordProps: {
            lvl0: { selectors: '', defaultValue: 'Documentation' },
            lvl1: '.rspress-doc h1',
            lvl2: '.rspress-doc h2',
            lvl3: '.rspress-doc h3',
            lvl4: '.rspress-doc h4',
            content: '.rspress-doc p, .rspress-doc li',
          },
        });
      },
      // #endregion extractor
    },
  ],
});
