import {defineExample} from '../../verify/examples/define';

const sidebar = '.rspress-sidebar nav';

export default defineExample({
  builds: {
    default: {
      live: true,
      claims: [
        // Navigation bar: docs/_meta.json
        {
          claim:
            'The root `_meta.json` fills the navigation bar; items stand on the right unless `position` says left.',
          proves: ['guide/basic/auto-nav-sidebar#navigation-bar'],
          file: 'guide/start.html',
          selector: '.rspress-nav [class*=rightNav] .rspress-nav-menu > a',
          texts: ['Guide', 'Reference'],
        },
        {
          claim: 'An item with `position: left` stands before the search box.',
          proves: ['guide/basic/auto-nav-sidebar#navigation-bar'],
          file: 'guide/start.html',
          selector: '.rspress-nav [class*=leftNav] .rspress-nav-menu > a',
          texts: ['Studio map'],
        },
        {
          claim: 'Links of the navigation bar point to HTML files; a path that ends with a slash points to its index.',
          file: 'guide/start.html',
          selector: '.rspress-nav [class*=rightNav] .rspress-nav-menu > a',
          attribute: 'href',
          values: ['/guide/start.html', '/reference/index.html'],
        },
        {
          claim: 'An item with `items` is a button with a menu.',
          proves: [
            'api/config/config-theme#nav-entries',
            'guide/basic/auto-nav-sidebar#navigation-bar',
            'guide/default-theme/navbar#entries',
          ],
          file: 'guide/start.html',
          selector: '.rspress-nav-menu-group-button',
          texts: ['More'],
        },
        {
          claim: 'The menu holds the inner items.',
          file: 'guide/start.html',
          selector: '.rspress-nav-menu-group-content a',
          attribute: 'href',
          values: ['/changelog.html', 'https://example.com/kiln'],
        },
        {
          claim: '`activeMatch` marks an item on every page whose path matches.',
          proves: ['guide/basic/auto-nav-sidebar#navigation-bar'],
          file: 'guide/probes/placement.html',
          selector: '[class*=rightNav] [class*=activeItem]',
          texts: ['Guide'],
        },
        {
          claim: 'A `tag` that is a path becomes an image without alternative text, before the item’s text.',
          file: 'guide/start.html',
          selector: '[class*=rightNav] img',
          attribute: 'src',
          values: ['/new.svg'],
        },
        {
          claim: 'External links open in a new tab.',
          file: 'guide/start.html',
          selector: '[class*=leftNav] a',
          attribute: 'target',
          values: ['_blank'],
        },

        // Sidebar: docs/guide/_meta.json
        {
          claim: 'The sidebar follows the order of `_meta.json`; a plain string takes its text from the page.',
          file: 'guide/start.html',
          selector: `${sidebar} > a, ${sidebar} > .rspress-sidebar-section-header, ${sidebar} > section > div:first-child, ${sidebar} > .rspress-sidebar-custom-link`,
          texts: [
            'Fire your first kiln',
            'Firing schedules',
            'In depth',
            'Glazes',
            'Probes',
            'Kiln forum',
            'All file formats',
          ],
        },
        {
          claim: 'A `label` replaces the title of the page in the sidebar only.',
          proves: ['guide/basic/auto-nav-sidebar#sidebar'],
          file: 'guide/schedules.html',
          selector: '.rspress-doc h1',
          text: 'How schedules work#',
        },
        {
          claim: 'A `tag` that starts with `<svg` is put into the page as it is.',
          proves: ['guide/basic/auto-nav-sidebar#mistakes'],
          file: 'guide/start.html',
          selector: `${sidebar} > a svg circle`,
          count: 1,
        },
        {
          claim: 'A section header is text, not a link.',
          proves: ['guide/basic/auto-nav-sidebar#other-entries'],
          file: 'guide/start.html',
          selector: '.rspress-sidebar-section-header',
          text: 'In depth',
        },
        {
          claim:
            'A folder without its own `_meta.json` lists its files by name; the index page is left out because the group stands for it.',
          proves: ['guide/basic/auto-nav-sidebar#folders'],
          file: 'guide/start.html',
          selector: `${sidebar} > section:nth-of-type(1) a`,
          texts: ['Ash glazes', 'Celadon'],
        },
        {
          claim: 'A folder with its own `_meta.json` follows that file.',
          proves: ['guide/basic/auto-nav-sidebar#sidebar'],
          file: 'guide/start.html',
          selector: `${sidebar} > section:nth-of-type(2) a`,
          texts: ['Place a probe', 'Calibrate a probe'],
        },
        {
          claim: '`collapsed: true` folds the group; its links stay in the HTML.',
          file: 'guide/start.html',
          selector: `${sidebar} > section:nth-of-type(1) > div:last-child`,
          attribute: 'style',
          values: ['overflow:hidden;max-height:0'],
        },
        {
          claim: '`collapsible: false` takes the arrow away.',
          file: 'guide/start.html',
          selector: `${sidebar} > section [class*=collapseContainer]`,
          count: 1,
        },
        {
          claim: 'Divider: solid by default, dashed with `dashed: true`.',
          file: 'guide/start.html',
          selector: `${sidebar} > .border-divider-light`,
          attribute: 'class',
          values: [/^border-solid /, /^border-dashed /],
        },
        {
          claim: 'A custom link keeps an external address and resolves a path of the site.',
          file: 'guide/start.html',
          selector: `${sidebar} a[href*=forum], ${sidebar} a[href*=formats]`,
          attribute: 'href',
          values: ['https://example.com/forum', '/reference/formats/index.html'],
        },
        {
          claim: 'The `context` of a folder is on its group, that of a file on its item inside a group.',
          proves: ['api/config/config-frontmatter#context', 'guide/basic/auto-nav-sidebar#pages'],
          file: 'guide/start.html',
          selector: '[data-context]',
          attribute: 'data-context',
          values: ['hardware', 'hardware', 'beta'],
        },
        {
          claim: 'A page missing from `_meta.json` is built and has no place in the sidebar.',
          proves: ['guide/basic/auto-nav-sidebar#sidebar'],
          file: 'guide/unlisted.html',
          selector: '.rspress-doc h1',
          text: 'Notes for testers#',
        },
        {
          claim: 'A page missing from the sidebar offers the first page of the sidebar as the next one.',
          file: 'guide/unlisted.html',
          selector: '.rspress-doc-footer a',
          attribute: 'href',
          values: ['/guide/start.html'],
        },
        {
          claim: 'Previous and next page follow the sidebar, groups included.',
          file: 'guide/probes/placement.html',
          selector: '.rspress-doc-footer a',
          attribute: 'href',
          values: ['/guide/glazes/celadon.html', '/guide/probes/calibration.html'],
        },
        {
          claim: 'The link to the index page of a group names a file that does not exist.',
          proves: ['guide/basic/auto-nav-sidebar#known-issues'],
          file: 'guide/glazes/ash.html',
          selector: '.rspress-doc-footer a',
          attribute: 'href',
          values: ['/guide/glazes.html', '/guide/glazes/celadon.html'],
        },
        {
          claim: 'Before a section header, the link to the next page is empty and leads to the home page.',
          proves: ['guide/basic/auto-nav-sidebar#known-issues'],
          file: 'guide/schedules.html',
          selector: '.rspress-doc-footer a',
          attribute: 'href',
          values: ['/guide/start.html', '/index.html'],
        },
        {
          claim: 'No file has that name: the page is written as the index of its folder.',
          file: 'guide/glazes.html',
          exists: false,
          source: 'docs/guide/glazes/index.md',
        },

        // A folder without _meta.json
        {
          claim:
            'Without `_meta.json` a folder of the first level lists everything in it by file name, the index page among the rest.',
          proves: ['guide/basic/auto-nav-sidebar#without-meta'],
          file: 'reference/index.html',
          selector: `${sidebar} > a, ${sidebar} > section > div:first-child`,
          texts: ['api', 'Controllers', 'File formats', 'Reference'],
        },
        {
          claim: 'The text of a folder that has an index page is that page’s title.',
          proves: ['guide/basic/auto-nav-sidebar#sidebar'],
          file: 'reference/index.html',
          selector: `${sidebar} > section h2`,
          text: 'File formats',
        },
        {
          claim: 'Each folder of the first level has a sidebar of its own.',
          file: 'reference/index.html',
          selector: `${sidebar} a[href^="/guide/"]`,
          absent: true,
          unlike: 'guide/start.html',
        },
        {
          claim: 'A page beside the folders has an empty sidebar.',
          file: 'changelog.html',
          selector: `${sidebar} a`,
          absent: true,
          unlike: 'guide/start.html',
        },
      ],
    },
  },
});
