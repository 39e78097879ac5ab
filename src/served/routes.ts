/** In place of the routes that Docusaurus generates: one that is all pages. */
import ServedPage from './ServedPage';

export default [
  {
    path: '*',
    component: ServedPage,
    // Nobody calls it: it has the bundler see all pages, from which it makes the style sheet.
    sources: () => import(/* webpackChunkName: "page-sources" */ '@generated/page-sources'),
  },
];
