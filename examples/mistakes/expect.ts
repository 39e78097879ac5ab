import {defineExample} from '../../verify/examples/define';

export default defineExample({
  builds: {
    default: {
      claims: [
        {
          claim: 'The Rust compiler names file, line and column of an export it cannot read, and the build goes on.',
          proves: ['api/commands#exit-codes', 'guide/basic/use-mdx#mistakes', 'guide/start/introduction#limits'],
          log: 'File: "<example>/docs-empty/guide/moon.mdx"\nError: "1:8: Could not parse esm with swc: Expected \'{\', got \'Moon\'"',
        },
        {
          claim: 'The page is built empty and the exit code is 0.',
          proves: [
            'api/commands#exit-codes',
            'api/config/config-build#markdown',
            'guide/basic/use-mdx#mistakes',
            'guide/about/errors#mdx',
            'guide/start/introduction#limits',
            'plugin/community-plugins/overview#judge',
          ],
          file: 'guide/moon.html',
          selector: '.rspress-doc',
          text: '',
        },
        {
          claim: 'The same happens with a tag that is not closed.',
          proves: ['guide/basic/use-mdx#mistakes'],
          log: 'Error: "3:25: Expected a closing tag for `<b>` (3:10) before the end of `Paragraph` (mdx-jsx:end-tag-mismatch)"',
        },
        {
          claim: 'Braces around words are read as JavaScript.',
          log: 'Error: "3:18: Could not parse expression with swc: Unexpected content after expression"',
        },
        {
          claim: 'A less-than sign before a digit is read as the start of a tag.',
          log: 'Error: "3:6: Unexpected character `3` (U+0033) before name, expected a character that can start a name, such as a letter, `$`, or `_`"',
        },
        {
          claim: 'A comment of HTML is no comment of MDX.',
          log: '(note: to create a comment in MDX, use `{/* text */}`)',
        },
        {
          claim: 'A URL in angle brackets is read as the start of a tag.',
          proves: ['guide/basic/use-mdx#mistakes'],
          log: 'Error: "3:28: Unexpected character `/` (U+002F) before local name, expected a character that can start a name, such as a letter, `$`, or `_` (note: to create a link in MDX, use `[text](url)`)"',
        },
        {claim: 'That page is empty too.', file: 'rows.html', selector: '.rspress-doc', text: ''},
        {
          claim: 'A component that was not imported empties the page, without a message.',
          proves: ['api/client-api/api-components#example', 'guide/basic/use-mdx#mistakes'],
          file: 'missing-import.html',
          selector: '.rspress-doc',
          text: '',
        },
        {
          claim: 'In the browser, such a page throws an error that names the component.',
          proves: ['guide/default-theme/components#mistakes'],
          file: 'static/js/async/*.js',
          contains: /Expected "[^;]*to be defined: you likely forgot to import[^;]*"/,
        },
        {
          claim: 'A single name in double braces is JavaScript, and empties the page without a message.',
          proves: ['guide/about/from-vitepress#markdown'],
          file: 'season.html',
          selector: '.rspress-doc',
          text: '',
        },
        {
          claim: 'A name in `_meta.json` without a file is a warning.',
          proves: ['guide/basic/auto-nav-sidebar#mistakes'],
          log: 'Can\'t find the file: <example>/docs-empty/guide/tides, please check it in "<example>/docs-empty/guide/_meta.json".',
        },
        {
          claim: 'Its link stands in the sidebar without text and leads nowhere.',
          proves: ['guide/basic/auto-nav-sidebar#mistakes'],
          file: 'guide/moon.html',
          selector: '.rspress-sidebar nav a[href="/guide/tides.html"]',
          text: '',
        },
      ],
    },
    'dead-links': {
      config: 'rspress.links.config.ts',
      exitCode: 1,
      claims: [
        {
          claim: '`checkDeadLinks` stops the build and names link and page.',
          proves: [
            'api/commands#exit-codes',
            'api/config/config-build#markdown-checkdeadlinks',
            'guide/basic/conventional-route#dead-links',
            'guide/start/getting-started#mistakes',
          ],
          log: 'Internal link to "/reaping" is dead, check it in "index.md"',
        },
      ],
    },
    'dead-files': {
      config: 'rspress.files.config.ts',
      exitCode: 1,
      claims: [
        {
          claim: '`checkDeadLinks` takes a link to a file in `public/` for dead, because it is no page.',
          proves: ['api/config/config-build#markdown-checkdeadlinks'],
          log: 'Internal link to "/year.csv" is dead, check it in "index.md"',
        },
        {
          claim: 'It also reports a link to another host that begins with two slashes.',
          proves: ['api/config/config-build#markdown-checkdeadlinks'],
          log: 'Internal link to "/almanac.example/hills" is dead, check it in "index.md"',
        },
        {
          claim: 'The Rust compiler makes it report a link to a page whose name has characters outside ASCII.',
          proves: ['api/config/config-build#markdown-checkdeadlinks'],
          log: 'Internal link to "/%E5%B9%B4" is dead, check it in "index.md"',
        },
      ],
    },
    'config-named-mts': {
      config: 'rspress.named.config.mts',
      claims: [
        {
          claim: 'Without a default export, the named exports of a TypeScript file are the configuration.',
          proves: ['api/commands#build-config', 'api/commands#config-file'],
          file: 'index.html',
          selector: 'title',
          text: 'Almanac - Almanac',
        },
      ],
    },
    'config-named-mjs': {
      config: 'rspress.named.config.mjs',
      exitCode: 1,
      claims: [
        {
          claim: 'An `.mjs` file without a default export stops the command.',
          proves: ['api/commands#config-file'],
          log: 'Cannot convert object to primitive value',
        },
      ],
    },
    'version-none': {
      config: 'rspress.version-none.config.ts',
      claims: [
        {
          claim: 'Without a default version, pages fail to render, whatever their folder is.',
          proves: ['api/config/config-basic#multiversion-default'],
          log: 'Page "/v1/" SSG rendering error, fallback to CSR.',
        },
      ],
    },
    'version-unlisted': {
      config: 'rspress.version-unlisted.config.ts',
      claims: [
        {
          claim: 'With a default version that is not in the list, the 404 page fails to render.',
          proves: ['api/config/config-basic#multiversion-default', 'guide/default-theme/multi-version#mistakes'],
          log: 'Page "/404" SSG rendering error, fallback to CSR.',
        },
        {
          claim: 'With a default version that is not in the list, pages outside the folders of versions fail to render.',
          proves: ['api/config/config-basic#multiversion-default', 'guide/default-theme/multi-version#mistakes'],
          log: 'Page "/about" SSG rendering error, fallback to CSR.',
        },
        {
          claim: 'Pages in the folder of a version that is in the list are rendered, whatever the default is.',
          proves: ['api/config/config-basic#multiversion-default', 'guide/default-theme/multi-version#mistakes'],
          file: 'v1/index.html',
          selector: '.rspress-doc h1',
          text: 'Old tides#',
        },
        {
          claim: 'Without the folder of the default version, the file at the root has no page in it.',
          proves: ['api/config/config-basic#multiversion-default', 'guide/default-theme/multi-version#mistakes'],
          file: 'index.html',
          selector: '.rspress-doc',
          absent: true,
          unlike: 'v1/index.html',
        },
      ],
    },
    'version-key': {
      config: 'rspress.version-key.config.ts',
      claims: [
        {
          claim: 'Without a default version, pages are rendered if `nav` has the key `default`.',
          proves: ['api/config/config-basic#multiversion-default'],
          file: 'v1/index.html',
          selector: '.rspress-doc h1',
          text: 'Old tides#',
        },
      ],
    },
    'version-list': {
      config: 'rspress.version-list.config.ts',
      claims: [
        {
          claim: 'Without a default version, pages are rendered if `nav` is a list.',
          proves: ['api/config/config-basic#multiversion-default'],
          file: 'v1/index.html',
          selector: '.rspress-doc h1',
          text: 'Old tides#',
        },
      ],
    },
    'version-sidebar': {
      config: 'rspress.version-sidebar.config.ts',
      claims: [
        {
          claim: 'Without a default version, pages are rendered if there is a `sidebar` and no `nav`.',
          proves: ['api/config/config-basic#multiversion-default'],
          file: 'v1/index.html',
          selector: '.rspress-doc h1',
          text: 'Old tides#',
        },
      ],
    },
    'config-named-import-mjs': {
      config: 'rspress.named-import.config.mjs',
      claims: [
        {
          claim:
            'Without a default export, the named exports of an `.mjs` file that imports from `rspress` are the options; those that name no option are ignored.',
          proves: ['guide/about/errors#no-default-export'],
          file: 'index.html',
          selector: 'title',
          text: 'Almanac - Almanac',
        },
      ],
    },
    'config-dirname-package': {
      config: 'rspress.dirname-package.config.mjs',
      prepare: 'prepare-moon.mjs',
      exitCode: 1,
      claims: [
        {
          claim: '`__dirname` is not defined in a package that is an ES module, whatever imports it.',
          proves: ['guide/about/errors#dirname'],
          log: '__dirname is not defined',
        },
      ],
    },
    'config-dirname-mjs': {
      config: 'rspress.dirname.config.mjs',
      exitCode: 1,
      claims: [
        {
          claim: '`__dirname` is not defined in a function that an `.mjs` file exports.',
          proves: ['api/commands#config-file'],
          log: '__dirname is not defined',
        },
      ],
    },
    'config-typed-mjs': {
      config: 'rspress.typed.config.mjs',
      prepare: 'prepare-typed.mjs',
      exitCode: 1,
      claims: [
        {
          claim: 'TypeScript in an `.mjs` file stops the command.',
          proves: ['api/commands#config-file', 'guide/about/errors#config-load'],
          log: /Failed to load file with jiti: [^\n]*rspress\.typed\.config\.mjs[\s\S]*ParseError: Missing initializer/,
        },
      ],
    },
    duplicate: {
      config: 'rspress.duplicate.config.ts',
      exitCode: 1,
      claims: [
        {
          claim: 'A plugin that is on by default must not be given again.',
          proves: [
            'api/config/config-basic#plugins',
            'plugin/official-plugins/overview#built-in',
            'plugin/system/introduction#mistakes',
            'plugin/system/introduction#use',
            'plugin/system/write-a-plugin#mistakes',
            'plugin/system/plugin-api#name',
          ],
          log: 'The plugin "@rspress/plugin-medium-zoom" has been registered',
        },
      ],
    },
    'section-header': {
      config: 'rspress.header.config.ts',
      claims: [
        {
          claim: 'A section header in the `_meta.json` of a deeper folder is a warning only.',
          proves: ['guide/basic/auto-nav-sidebar#known-issues'],
          log: `Page "/guide/glazes/ash" SSG rendering error, fallback to CSR. TypeError: Cannot read properties of undefined (reading 'replace')`,
        },
        {
          claim: 'Every page that shows that sidebar has no content in its HTML.',
          proves: ['guide/basic/auto-nav-sidebar#known-issues'],
          file: 'guide/start.html',
          selector: '.rspress-doc',
          absent: true,
          unlike: 'index.html',
        },
      ],
    },
    icon: {
      config: 'rspress.icon.config.ts',
      exitCode: 1,
      claims: [
        {
          claim: 'An icon that does not exist stops the build.',
          proves: ['guide/basic/static-assets#mistakes'],
          log: 'Failed to read the favicon file at <example>/docs-links/public/no-such-icon.svg.',
        },
      ],
    },
    image: {
      config: 'rspress.image.config.ts',
      exitCode: 1,
      claims: [
        {
          claim: 'An image that does not exist stops the build, which names the page and the path.',
          proves: ['guide/basic/static-assets#mistakes'],
          log: "Module not found: Can't resolve './images/none.png' in '<example>/docs-image'",
        },
      ],
    },
    encoded: {
      config: 'rspress.encoded.config.ts',
      prepare: 'prepare-encoded.mjs',
      exitCode: 1,
      claims: [
        {
          claim: 'The Rust compiler does not find an image below a folder whose name is not ASCII.',
          proves: ['guide/basic/static-assets#mistakes'],
          log: "Module not found: Can't resolve './%E5%9B%BE/map.svg' in '<example>/docs-encoded'",
        },
      ],
    },
    'encoded-js': {
      config: 'rspress.encoded-js.config.ts',
      prepare: 'prepare-encoded.mjs',
      claims: [
        {
          claim: 'The JavaScript compiler does.',
          proves: ['guide/basic/static-assets#mistakes'],
          file: 'index.html',
          selector: '.rspress-doc img',
          attribute: 'src',
          values: [/^data:image\/svg/],
        },
      ],
    },
    js: {
      config: 'rspress.js.config.ts',
      exitCode: 1,
      claims: [
        {
          claim: 'The JavaScript compiler stops the build at a page that it cannot read, and names the file.',
          proves: ['guide/about/errors#mdx'],
          log: 'error   MDX compile error: Could not parse expression with acorn: Unexpected content after expression in <example>/docs-js/price.mdx',
        },
        {
          claim: 'A dead link counts as such a page.',
          log: 'error   MDX compile error: Dead link found in <example>/docs-js/index.md',
        },
      ],
    },
    bundler: {
      config: 'rspress.bundler.config.ts',
      exitCode: 1,
      claims: [
        {
          claim: 'An import of a component that does not exist stops the build.',
          log: "Module not found: Can't resolve './components/Frost' in '<example>/docs-bundler'",
        },
        {
          claim: 'So does the import of a file whose kind the bundler does not know.',
          log: 'You may need an appropriate loader to handle this file type.',
        },
      ],
    },
    'bare-import': {
      config: 'rspress.bare-import.config.ts',
      exitCode: 1,
      claims: [
        {
          claim: 'An `import` without a name stops the build where the page has others, and the page is not named.',
          log: "error   TypeError: Cannot read properties of undefined (reading 'local')",
        },
      ],
    },
    frontmatter: {
      config: 'rspress.frontmatter.config.ts',
      exitCode: 134,
      claims: [
        {
          claim: 'Frontmatter that is no YAML ends the process, without the name of the file.',
          log: 'Failed to parse yaml: title: Almanac: the year',
        },
      ],
    },
    title: {
      config: 'rspress.title.config.ts',
      exitCode: 1,
      claims: [
        {
          claim: 'A title that YAML reads as a date stops the build.',
          proves: ['guide/about/errors#title', 'api/config/config-frontmatter#title'],
          log: 'title.replace is not a function',
        },
      ],
    },
    menu: {
      config: 'rspress.menu.config.ts',
      exitCode: 1,
      claims: [
        {
          claim: 'A folder that `_meta.json` names and nobody made stops the build.',
          log: '[plugin-auto-nav-sidebar] Generate sidebar meta error: <example>/docs-menu/guide/tides not exists',
        },
      ],
    },
    nav: {
      config: 'rspress.nav.config.ts',
      exitCode: 1,
      claims: [
        {
          claim: 'A file name in the `_meta.json` of the navigation bar stops the build.',
          proves: ['guide/basic/auto-nav-sidebar#mistakes'],
          log: "error   TypeError: Cannot use 'in' operator to search for 'items' in guide",
        },
      ],
    },
    'nav-item': {
      config: 'rspress.nav-item.config.ts',
      claims: [
        {
          claim: 'An entry of the navigation bar with neither `link` nor `items` is a warning only.',
          proves: ['guide/about/errors#nav-entry', 'guide/default-theme/navbar#entries'],
          log: 'Page "/guide/moon" SSG rendering error, fallback to CSR. TypeError: item.items.map is not a function',
        },
        {
          claim: 'No page with such an entry in its bar has content in its HTML.',
          proves: ['guide/about/errors#nav-entry', 'guide/default-theme/navbar#entries'],
          file: 'guide/moon.html',
          selector: 'h1',
          absent: true,
          unlike: 'night.html',
        },
      ],
    },
    'nav-object': {
      config: 'rspress.nav-object.config.ts',
      exitCode: 1,
      claims: [
        {
          claim: 'An object in place of the list of the navigation bar stops the build.',
          proves: ['guide/about/errors#nav-entry'],
          log: 'navConfig.forEach is not a function',
        },
      ],
    },
    'root-nav': {
      config: 'rspress.root-nav.config.ts',
      claims: [
        {
          claim: 'With `nav` in the configuration, a folder of pages that does not exist is no error of this kind.',
          proves: ['guide/about/errors#no-root'],
          logLacks: 'ENOENT: no such file or directory, scandir',
          unlike: 'root',
        },
      ],
    },
    root: {
      config: 'rspress.root.config.ts',
      exitCode: 1,
      claims: [
        {
          claim: 'A folder of pages that does not exist stops the build.',
          proves: ['guide/start/getting-started#mistakes', 'guide/advanced/custom-theme#eject'],
          log: "error   ENOENT: no such file or directory, scandir '<example>/pages'",
        },
      ],
    },
    attribute: {
      config: 'rspress.attribute.config.ts',
      exitCode: 1,
      claims: [
        {
          claim: 'A tag of `head` with a list as value of an attribute stops the build.',
          log: 'error   Pages render error: Error: Invalid value for attribute src:["/counter.js"]',
        },
      ],
    },
    'runtime-module': {
      config: 'rspress.module.config.ts',
      exitCode: 1,
      claims: [
        {
          claim: 'A plugin must not add a runtime module of a name that Rspress uses.',
          log: 'error   The runtime module virtual-site-data.mjs is duplicated, please check your plugin',
        },
      ],
    },
    package: {
      config: 'rspress.package.config.mjs',
      exitCode: 1,
      claims: [
        {
          claim: 'A package that is not installed stops the command while it reads the configuration.',
          log: /Cannot find (?:module|package) 'rspress-plugin-moon'/,
        },
      ],
    },
    pending: {
      config: 'rspress.pending.config.ts',
      claims: [
        {
          claim: 'A hook whose promise stays pending ends the command early, with exit code 0 and no error.',
          proves: ['api/commands#exit-codes', 'guide/about/errors#pending-hook'],
          logLacks: 'Rendering pages...',
          unlike: 'default',
        },
        {
          claim: 'No site is written then.',
          proves: ['guide/about/errors#pending-hook'],
          file: 'index.html',
          exists: false,
          source: 'docs-config/index.md',
        },
      ],
    },
    language: {
      config: 'rspress.lang.config.ts',
      claims: [
        {
          claim: 'The check of the languages has nothing to compare without `locales`.',
          log: 'error   No supported languages found in the configuration.',
        },
        {
          claim: 'A language without alias in `highlightLanguages` is ignored, with a warning.',
          log: 'warning Automatic import is supported. `highlightLanguages` is now used only as alias, and string types will be ignored.',
        },
        {
          claim: '`lang` without `locales` builds a site without navigation, after this message.',
          proves: ['api/config/config-basic#lang', 'guide/basic/auto-nav-sidebar#mistakes'],
          log: '`lang` is configured but `locales` not, thus `@rspress/plugin-auto-nav-sidebar` can not auto generate navbar level config correctly!',
        },
        {
          claim: 'There is no sidebar then.',
          file: 'guide/moon.html',
          selector: '.rspress-sidebar',
          absent: true,
          unlike: 'default:guide/moon.html',
        },
      ],
    },
  },
});
