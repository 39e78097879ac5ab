import {defineExample} from '../../verify/examples/define';

const right = '[class*=rightNav]';
const sidebar = '.rspress-sidebar nav';

export default defineExample({
  builds: {
    default: {
      claims: [
        // nav
        {
          claim: 'Items stand in the order of `nav`; links as links, groups as buttons.',
          proves: ['api/config/config-theme#nav'],
          file: 'guide/grind.html',
          selector: `${right} .rspress-nav-menu > a, ${right} .rspress-nav-menu-group-button`,
          texts: ['Guide', 'Grains', 'Shop'],
        },
        {
          claim: '`position: left` moves an item to the left.',
          proves: ['guide/default-theme/navbar#tags'],
          file: 'guide/grind.html',
          selector: '[class*=leftNav] a',
          texts: ['Status'],
        },
        {
          claim: '`activeMatch` is a pattern on the path of the page.',
          proves: ['api/config/config-theme#nav-entries', 'guide/default-theme/navbar#mistakes'],
          file: 'guide/stone.html',
          selector: `${right} [class*=activeItem]`,
          texts: ['Guide'],
        },
        {
          claim: 'Items of a group are in the HTML, so they can be read without JavaScript.',
          proves: ['guide/default-theme/navbar#menus'],
          file: 'guide/grind.html',
          selector: '.rspress-nav-menu-group-content a',
          attribute: 'href',
          values: ['/grains/rye.html', '/grains/spelt.html', '/shop.html#delivery'],
        },
        {
          claim: 'A group with a `link` is a link and a menu.',
          proves: ['api/config/config-theme#nav-entries', 'guide/default-theme/navbar#menus'],
          file: 'guide/grind.html',
          selector: '.rspress-nav-menu-group-button > a',
          attribute: 'href',
          values: ['/shop.html'],
        },
        {
          claim: 'Without `activeMatch` the link itself is the pattern, for an entry with a menu too.',
          proves: ['api/config/config-theme#nav-entries', 'guide/default-theme/navbar#active'],
          file: 'shop.html',
          selector: `${right} [class*=activeItem]`,
          texts: ['Shop'],
        },
        {
          claim: 'A menu without a link of its own is not marked, not even on a page it lists.',
          proves: ['guide/default-theme/navbar#active'],
          file: 'grains/rye.html',
          selector: `${right} [class*=activeItem]`,
          absent: true,
          unlike: 'guide/grind.html',
        },
        {
          claim: 'In an open menu the entry of the current page is text instead of a link.',
          file: 'grains/rye.html',
          selector: '.rspress-nav-menu-group-content a',
          texts: ['Spelt', 'Delivery'],
        },
        {
          claim:
            'On narrow screens all entries stand in one list, those of the left too; an entry with a link loses its menu there.',
          proves: ['guide/default-theme/navbar#small-screens'],
          file: 'guide/grind.html',
          selector: '.rspress-nav-screen [class*=navMenu_] a',
          attribute: 'href',
          values: [
            '/guide/grind.html',
            '/grains/rye.html',
            '/grains/spelt.html',
            '/shop.html',
            'https://example.com/status',
          ],
        },
        {
          claim: 'The switch between light and dark is no button: the keyboard cannot reach it.',
          proves: ['guide/default-theme/navbar#search-and-dark-mode'],
          file: 'guide/grind.html',
          selector: `${right} div.rspress-nav-appearance:not([tabindex])`,
          count: 1,
        },

        // sidebar
        {
          claim: 'The sidebar whose key begins the address is shown; a path as an item takes its text from the page.',
          proves: ['api/config/config-theme#sidebar', 'api/config/config-theme#sidebar-pages'],
          file: 'guide/grind.html',
          selector: `${sidebar} a`,
          texts: ['Grind', 'Sieve the flour', 'The stone mill'],
        },
        {
          claim: 'Groups may be nested.',
          proves: ['api/config/config-theme#sidebar-groups'],
          file: 'guide/grind.html',
          selector: `${sidebar} h2`,
          texts: ['Guide', 'Machines'],
        },
        {
          claim: 'A group is foldable and open unless it says otherwise.',
          proves: ['api/config/config-theme#sidebar-groups'],
          file: 'guide/grind.html',
          selector: `${sidebar} section > div:last-child`,
          attribute: 'style',
          values: ['overflow:hidden', 'overflow:hidden;max-height:0'],
        },
        {
          claim: 'A section header and a tag work in the configuration too.',
          proves: ['api/config/config-theme#sidebar-dividers'],
          file: 'grains/rye.html',
          selector: `${sidebar} .rspress-sidebar-section-header, ${sidebar} img[src="/leaf.svg"]`,
          count: 2,
        },
        {
          claim: 'A section header counts as a page: the page after it gets a link without a title, to the home page.',
          file: 'grains/rye.html',
          selector: '.rspress-doc-footer [class*=prev_] [class*=title_]',
          text: '',
        },
        {
          claim: 'The link after a section header leads to the home page.',
          file: 'grains/rye.html',
          selector: '.rspress-doc-footer [class*=prev_] a',
          attribute: 'href',
          values: ['/index.html'],
        },
        {
          claim: 'A page under no key has an empty sidebar.',
          proves: ['api/config/config-theme#sidebar'],
          file: 'shop.html',
          selector: `${sidebar} a`,
          absent: true,
          unlike: 'guide/grind.html',
        },
        {
          claim: 'With `nav` or `sidebar` in the configuration `_meta.json` files are not read.',
          proves: [
            'api/config/config-theme#nav-entries',
            'guide/default-theme/navbar#two-places',
            'guide/basic/auto-nav-sidebar#configuration',
          ],
          file: 'grains/rye.html',
          lacks: 'Rye, by _meta.json',
          unlike: 'bare:grains/rye.html',
        },

        // socialLinks
        {
          claim: 'A social link of mode `link` opens in a new tab.',
          proves: ['api/config/config-theme#sociallinks', 'guide/default-theme/navbar#social-links'],
          file: 'guide/grind.html',
          selector: `${right} a.social-links`,
          attribute: 'href',
          values: ['https://github.com/example/mill', 'https://example.com/mill'],
        },
        {
          claim: 'Five social links are shown, the sixth is behind a “more” icon.',
          proves: ['api/client-api/api-components#sociallinks', 'guide/default-theme/navbar#social-links'],
          file: 'guide/grind.html',
          selector: `${right} [class*=social-links-icon]`,
          count: 5,
        },
        {
          claim: 'An icon may be an SVG of your own.',
          file: 'guide/grind.html',
          selector: `${right} a.social-links path[d="M0 4h8"]`,
          count: 1,
        },
        {
          claim: 'Contents of the modes `text`, `img` and `dom` appear on hover only and are not in the HTML.',
          proves: ['api/config/config-theme#sociallinks'],
          file: 'guide/grind.html',
          lacks: /Account: mill|Ask for an invitation/,
          unlike: 'static/js/*.js',
        },
      ],
    },
    bare: {
      config: 'rspress.bare.config.ts',
      claims: [
        {
          claim: '`logoText` takes the place of the title.',
          proves: ['api/config/config-basic#logotext'],
          file: 'index.html',
          selector: '.rspress-nav [class*=navBarTitle]',
          text: 'Mill & Co',
        },
        {
          claim: '`themeConfig.search: false` takes the search button away.',
          proves: [
            'api/config/config-basic#search',
            'api/config/config-theme#search',
            'guide/default-theme/navbar#example',
          ],
          file: 'index.html',
          selector: '.rspress-nav-search-button',
          absent: true,
          unlike: 'default:index.html',
        },
        {
          claim: '`search: false` writes no search index.',
          proves: [
            'api/config/config-basic#search',
            'api/config/config-theme#search',
            'guide/default-theme/navbar#search-and-dark-mode',
          ],
          file: 'static/search_index*',
          exists: false,
          source: 'docs/index.md',
        },
        {
          claim: '`darkMode: false` takes the switch away.',
          proves: ['api/config/config-theme#darkmode', 'guide/default-theme/navbar#example'],
          file: 'index.html',
          selector: '.rspress-nav-appearance',
          absent: true,
          unlike: 'default:index.html',
        },
        {
          claim: '`darkMode: false` also takes the script away that chooses the mode before the page is drawn.',
          proves: ['api/config/config-theme#darkmode'],
          file: 'index.html',
          lacks: 'prefers-color-scheme',
          unlike: 'default:index.html',
        },
      ],
    },
    logo: {
      config: 'rspress.logo.config.ts',
      claims: [
        {
          claim: 'A logo takes the place of the title: without `logoText` the bar has no text at its start.',
          proves: ['api/config/config-basic#logotext', 'guide/default-theme/navbar#mistakes'],
          file: 'index.html',
          selector: '.rspress-nav [class*=navBarTitle]',
          text: '',
        },
        {
          claim: 'The alternative text of every logo is the word logo.',
          proves: ['api/config/config-basic#logo'],
          file: 'index.html',
          selector: '.rspress-nav [class*=navBarTitle] img',
          attribute: 'alt',
          values: ['logo'],
        },
        {
          claim: 'The logo leads to the home page.',
          proves: ['guide/default-theme/navbar#logo-link'],
          file: 'guide/grind.html',
          selector: '.rspress-nav [class*=navBarTitle] a',
          attribute: 'href',
          values: ['/index.html'],
        },
      ],
    },
    pattern: {
      config: 'rspress.pattern.config.ts',
      claims: [
        {
          claim: 'An `activeMatch` that is no regular expression stops the rendering of every page.',
          proves: ['guide/default-theme/navbar#mistakes'],
          log: 'SSG rendering error, fallback to CSR. SyntaxError: Invalid regular expression: /*guide/: Nothing to repeat',
        },
        {
          claim: 'The pages are written without content.',
          proves: ['guide/default-theme/navbar#mistakes'],
          file: 'guide/grind.html',
          selector: '.rspress-nav',
          absent: true,
          unlike: 'default:guide/grind.html',
        },
      ],
    },
    hidden: {
      config: 'rspress.hidden.config.ts',
      claims: [
        {
          claim: '`hideNavbar: always` leaves the navigation bar out of the HTML.',
          proves: ['api/config/config-theme#hidenavbar'],
          file: 'guide/grind.html',
          selector: '.rspress-nav',
          absent: true,
          unlike: 'default:guide/grind.html',
        },
        {
          claim: 'The sidebar stays, without the title above it.',
          proves: ['guide/default-theme/navbar#hide'],
          file: 'guide/grind.html',
          selector: '.rspress-sidebar [class*=navBarTitle]',
          absent: true,
          unlike: 'default:guide/grind.html',
        },
      ],
    },
  },
});
