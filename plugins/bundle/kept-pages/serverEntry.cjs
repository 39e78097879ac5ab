/* global keptPages -- set by the plugin in the process that evaluates this bundle */
/* eslint-disable @typescript-eslint/no-require-imports -- an import would evaluate the app before it is known whether a page needs it */
/**
 * Entry of the server bundle: asks for a page that is kept before it renders one. The app is only evaluated when a page
 * has to be rendered.
 */
const renderApp = (params) => require('@docusaurus/core/lib/client/serverEntry').default(params);

exports.default = (params) =>
  typeof keptPages === 'undefined' ? renderApp(params) : keptPages.render(params, () => renderApp(params));
