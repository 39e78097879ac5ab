import {defineExample} from '../../verify/examples/define';

const inlined = /^data:image\/svg\+xml;base64,/;

export default defineExample({
  builds: {
    default: {
      claims: [
        {
          claim: 'A small image beside a page becomes part of the page.',
          proves: ['guide/basic/static-assets#example'],
          file: 'walks/lake-loop.html',
          selector: '.rspress-doc p img',
          attribute: 'src',
          values: [inlined],
        },
        {
          claim: 'An imported image can have a width and a class.',
          proves: ['guide/basic/static-assets#size'],
          file: 'walks/ridge-path.html',
          selector: '.rspress-doc img.profile[width="160"]',
          attribute: 'src',
          values: [inlined],
        },
        {
          claim: 'Files of `docs/public` are copied to the root of the result.',
          proves: ['guide/basic/static-assets#two-places'],
          files: '*.{svg,gpx}',
          are: ['hills.svg', 'icon-dark.svg', 'icon.svg', 'ridge-path.gpx'],
        },
        {
          claim: 'An image of `docs/public` keeps the URL the page has.',
          proves: ['guide/basic/static-assets#two-places'],
          file: 'index.html',
          selector: '.rspress-doc p img',
          attribute: 'src',
          values: ['/hills.svg'],
        },
        {
          claim: 'The link of an `<a>` tag is not taken for the link to a page.',
          proves: ['guide/basic/static-assets#downloads'],
          file: 'walks/ridge-path.html',
          selector: '.rspress-doc a[download]',
          attribute: 'href',
          values: ['/ridge-path.gpx'],
        },
        {
          claim: 'The icon of the site is linked from every page.',
          proves: ['guide/basic/static-assets#logo-and-icon'],
          file: 'seasons.html',
          selector: 'link[rel=icon]',
          attribute: 'href',
          values: ['/icon.svg'],
        },
        {
          claim: 'Both logos are in the HTML.',
          proves: ['guide/basic/static-assets#logo-and-icon'],
          file: 'index.html',
          selector: '.rspress-nav img.rspress-logo',
          attribute: 'src',
          values: ['/icon.svg', '/icon-dark.svg'],
        },
        {
          claim: 'The text of the logo is beside it.',
          proves: ['guide/basic/static-assets#logo-and-icon'],
          file: 'index.html',
          selector: '.rspress-nav [class*=navBarTitle]',
          text: 'Trail notes',
        },
      ],
    },
  },
});
