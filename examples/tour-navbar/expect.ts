import {defineExample} from '../../verify/examples/define';

const right = '[class*=rightNav]';
const left = '[class*=leftNav]';
const active = '[class*=activeItem]';

export default defineExample({
  builds: {
    default: {
      live: true,
      claims: [
        {
          claim: 'A link of a menu may lead to a heading, and another site opens in a new tab.',
          proves: ['guide/default-theme/navbar#links'],
          file: 'index.html',
          selector: '.rspress-nav-menu-group-content a',
          attribute: 'href',
          values: ['/seasons.html', '/guide/plan.html#tell-someone', 'https://example.com/forecast'],
        },
        {
          claim: '`position: left` moves an item before the search box.',
          proves: [
            'guide/basic/auto-nav-sidebar#navigation-bar',
            'guide/default-theme/navbar#tags',
            'guide/default-theme/navbar#example',
          ],
          file: 'index.html',
          selector: `${left} a`,
          texts: ['Coast'],
        },
        {
          claim: 'A `tag` that is no SVG is the path of an image.',
          proves: ['guide/default-theme/navbar#tags'],
          file: 'index.html',
          selector: `${left} img`,
          attribute: 'src',
          values: ['/new.svg'],
        },
        {
          claim: 'An item is highlighted on the pages whose path matches its `activeMatch`.',
          proves: ['guide/basic/auto-nav-sidebar#navigation-bar', 'guide/default-theme/navbar#active'],
          file: 'walks/lake-loop.html',
          selector: `${left} ${active}, ${right} ${active}`,
          texts: ['Walks'],
        },
        {
          claim: 'Two patterns may match the same page.',
          proves: ['guide/default-theme/navbar#active'],
          file: 'walks/coast/tide-pools.html',
          selector: `${left} ${active}, ${right} ${active}`,
          texts: ['Coast', 'Walks'],
        },
        {
          claim: 'A menu without a link is not highlighted on the pages that it lists.',
          proves: ['guide/default-theme/navbar#active'],
          file: 'seasons.html',
          selector: `${left} ${active}, ${right} ${active}`,
          absent: true,
          unlike: 'walks/lake-loop.html',
        },
        {
          claim: 'Both images of a logo are in the HTML.',
          proves: ['guide/default-theme/navbar#logo'],
          file: 'walks/lake-loop.html',
          selector: '.rspress-nav [class*=navBarTitle] img',
          attribute: 'src',
          values: ['/logo.svg', '/logo-dark.svg'],
        },
        {
          claim: '`logoText` is shown beside the logo.',
          proves: [
            'api/config/config-basic#logotext',
            'guide/default-theme/navbar#logo',
            'guide/default-theme/navbar#example',
          ],
          file: 'walks/lake-loop.html',
          selector: '.rspress-nav [class*=navBarTitle]',
          text: 'Trail notes',
        },
        {
          claim: 'Icons with the mode `link` are links; the others are not.',
          proves: ['guide/default-theme/navbar#social-links'],
          file: 'index.html',
          selector: `${right} a.social-links`,
          attribute: 'href',
          values: ['https://github.com/example/trail-notes', 'https://example.com/feed.xml'],
        },
        {
          claim: 'The text of an icon is not in the HTML.',
          proves: ['guide/default-theme/navbar#social-links'],
          file: 'index.html',
          lacks: 'Account: trail-notes',
          unlike: 'static/js/*.js',
        },
        {
          claim: '`navbar: false` leaves the bar out of the HTML of one page.',
          proves: ['api/config/config-frontmatter#navbar', 'guide/default-theme/navbar#hide'],
          file: 'print.html',
          selector: '.rspress-nav',
          absent: true,
          unlike: 'index.html',
        },
      ],
    },
  },
});
