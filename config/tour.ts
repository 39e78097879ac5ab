/**
 * The one project that grows through the guide. Each page begins with the state an earlier page
 * left and leaves another; the states are folders of `examples/`.
 */

/** What a page does to the project. */
export interface TourStep {
  /** Example the page begins with; an empty folder without it. */
  start?: string;
  /** Example the page ends with. */
  end: string;
  /** Whether the page promises a site for any web server, where links have to name files. */
  anyHost?: true;
}

/** Pages that build the project, by file key, in the order of the guide. */
export const TOUR: Readonly<Record<string, TourStep>> = {
  'guide/start/getting-started': {end: 'tour-start'},
  'guide/basic/conventional-route': {start: 'tour-start', end: 'tour-routes'},
  'guide/basic/auto-nav-sidebar': {start: 'tour-routes', end: 'tour-nav'},
  'guide/basic/use-mdx': {start: 'tour-nav', end: 'tour-mdx'},
  'guide/basic/static-assets': {start: 'tour-mdx', end: 'tour-assets'},
  'guide/basic/ssg': {start: 'tour-mdx', end: 'tour-ssg'},
  'guide/basic/deploy': {start: 'tour-nav', end: 'tour-deploy', anyHost: true},
  'guide/basic/custom-page': {start: 'tour-nav', end: 'tour-custom-page'},
  'guide/default-theme/i18n': {start: 'tour-nav', end: 'tour-i18n'},
  'guide/default-theme/multi-version': {start: 'tour-nav', end: 'tour-versions'},
  'guide/advanced/custom-theme': {start: 'tour-nav', end: 'tour-theme'},
  'guide/advanced/custom-search': {start: 'tour-nav', end: 'tour-search'},
  'guide/advanced/extend-build': {start: 'tour-mdx', end: 'tour-build'},
  'guide/default-theme/navbar': {start: 'tour-nav', end: 'tour-navbar'},
  'plugin/system/write-a-plugin': {start: 'tour-start', end: 'tour-plugin'},
  'guide/default-theme/home-page': {start: 'tour-nav', end: 'tour-home'},
  'guide/default-theme/doc-page': {start: 'tour-mdx', end: 'tour-doc-page'},
  'guide/default-theme/overview-page': {start: 'tour-nav', end: 'tour-overview'},
  'guide/default-theme/components': {start: 'tour-mdx', end: 'tour-components'},
};
