/** @jest-environment node */
import {summaryOf} from '../../../content/facts/summaries';
import ts from 'typescript';
import {toHtml} from 'hast-util-to-html';
import {toHast, type Handler} from 'mdast-util-to-hast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Parents} from 'mdast';
import type {VFileMessage} from 'vfile-message';
import {parseMarkdown} from '../../../content/markdown';
import {layOutType} from '../../../content/remark/facts/type-layout';
import remarkFacts, {type RemarkFactsOptions} from '../../../content/remark/facts';
import type {GeneratedEntry} from '../../../content/types';
import {CLAIMS} from '../../../content/claims/record';
import {loadFacts} from '../../../content/facts/load';
import {createMoves} from '../../../content/facts/next/moves';
import {COMMUNITY, FACTS, NEXT, ROWS} from './support';

/** Kinds of facts that show something else than a type. */
const NO_TYPE = ['command', 'flag', 'component', 'type', 'meta'];

const EN = '/site/docs/api/page.mdx';
const ZH = '/site/i18n/zh/docusaurus-plugin-content-docs/current/api/page.mdx';

const OPTIONS: RemarkFactsOptions = {
  siteDir: '/site',
  facts: FACTS,
  moves: createMoves(FACTS, NEXT, ROWS),
  community: COMMUNITY,
};

const jsx: Handler = (state, node: MdxJsxFlowElement | MdxJsxTextElement) => ({
  type: 'element',
  tagName: node.name ?? 'div',
  properties: Object.fromEntries(
    node.attributes.map((attribute) =>
      'name' in attribute ? [attribute.name, attribute.value === null ? true : String(attribute.value)] : [],
    ),
  ),
  children: state.all(node as Parents),
});

/** A page as a browser without JavaScript gets it. */
async function html(source: string, file = EN): Promise<string> {
  const {tree} = await parseMarkdown(source, file, [[remarkFacts, OPTIONS]]);
  const hast = toHast(tree, {handlers: {mdxJsxFlowElement: jsx, mdxJsxTextElement: jsx}});
  return toHtml(hast).replace(/\n(?=<)|(?<=>)\n/g, '');
}

async function generated(source: string): Promise<GeneratedEntry[]> {
  const {file} = await parseMarkdown(source, EN, [[remarkFacts, OPTIONS]]);
  return file.data.generated as GeneratedEntry[];
}

async function failure(source: string): Promise<VFileMessage> {
  try {
    await parseMarkdown(source, EN, [[remarkFacts, OPTIONS]]);
  } catch (error) {
    return error as VFileMessage;
  }
  throw new Error('The page was accepted.');
}

describe('Option', () => {
  it('becomes a heading with a stable id and what is known about the name', async () => {
    const out = await html('<Option of="UserConfig" name="route.cleanUrls" />\n\nText.');
    expect(out).toContain('<h3 id="route-cleanurls"><code>route.cleanUrls</code></h3>');
    expect(out).toContain('<dt>Type</dt><dd><code>boolean</code> ');
    expect(out).toContain('<dt>Default</dt><dd><code>false</code></dd>');
    expect(out).not.toContain('Required');
  });

  it('keeps its id through the headings step of the site', async () => {
    const {tree} = await parseMarkdown('<Option of="LocaleConfig" name="lang" depth={2} />', EN, [
      [remarkFacts, OPTIONS],
    ]);
    const [heading] = tree.children;
    expect(heading).toMatchObject({type: 'heading', depth: 2, data: {id: 'lang', explicitId: true}});
    expect(heading?.position?.start.line).toBe(1);
  });

  it('says in the language of the page what is required, deprecated or without effect', async () => {
    const required = await html('<Option of="EditLink" name="docRepoBaseUrl" />', ZH);
    expect(required).toContain('<dt>必填</dt><dd>是</dd>');
    const variant = await html('<Option of="UserConfig" name="apiUrl" />', ZH);
    expect(variant).toContain('<dt>仅用于</dt><dd><code>RemoteSearchOptions</code></dd>');
    const old = await html('<Option of="UserConfig" name="old" />', ZH);
    expect(old).toContain('已弃用</span> 请改用 <code>route.cleanUrls</code>');
    expect(old).toContain('在此版本中没有效果');
    expect(await html('<Option of="UserConfig" name="old" />')).toContain('use <code>route.cleanUrls</code> instead');
  });

  it.each([
    ['a field of one form of a union', 'UserConfig', 'logo.dark'],
    ['a field of one form of the items of a list', 'UserConfig', 'indexes[].value'],
    ['a field of some types of a union', 'UserConfig', 'apiUrl'],
    ['a field that a hook returns', 'PageData', 'page.title'],
  ])('does not call %s required, in no form', async (_, owner, name) => {
    expect(await html(`<Option of="${owner}" name="${name}" />`)).not.toContain('Required');
    const [parent = ''] = name.split(/[.[]/);
    const table = parent === name ? `of="${owner}"` : `of="${owner}" name="${parent}"`;
    const out = await html(`<OptionTable ${table} />`);
    expect(out).toContain(`<code>${name.split('.').at(-1)}</code>`);
    expect(out).not.toMatch(new RegExp(`<code>${name.split('.').at(-1)}</code> <span class="fact__badge`));
  });

  it('sets long types as a block, one member a line', async () => {
    const out = await html('<Option of="ThemeConfig" name="nav" />');
    expect(out).toContain('<h3 id="nav"><code>nav</code></h3>');
    expect(out).toContain('<pre><code class="language-ts">| NavItem[]\n| { [version: string]: NavItem[] }\n');
  });

  it('keeps every released type valid TypeScript', () => {
    const types = loadFacts().facts.filter(({kind}) => !NO_TYPE.includes(kind));
    expect(types.length).toBeGreaterThan(500);
    for (const {owner, name, type} of types) {
      // An exported enum is shown as its declaration.
      const source = type.startsWith('enum ') ? type.replace('enum', 'enum X') : `type X = ${layOutType(type).text};`;
      const {diagnostics} = ts.transpileModule(source, {reportDiagnostics: true});
      expect({owner, name, problems: diagnostics?.map(({messageText}) => messageText)}).toEqual({
        owner,
        name,
        problems: [],
      });
    }
  });

  it('lists the components it replaces, with their attributes, and no others', async () => {
    const source = '<Option of="UserConfig" name="apiUrl" />\n\nWords.\n\n<Steps>\n\n1. One\n\n</Steps>';
    const {file} = await parseMarkdown(source, EN, [[remarkFacts, OPTIONS]]);
    expect(file.data.expanded).toMatchObject([
      {name: 'Option', attributes: {of: 'UserConfig', name: 'apiUrl'}, line: 1},
    ]);
  });

  it('records whether the page says something about it', async () => {
    const entries = await generated(
      '<Option of="UserConfig" name="apiUrl" />\n\nWords.\n\n<Option of="UserConfig" name="old" />\n\n## Next\n\nWords.',
    );
    expect(entries).toEqual([
      {owner: 'UserConfig', name: 'apiUrl', id: 'apiurl', line: 1, component: 'Option', described: true},
      {owner: 'UserConfig', name: 'old', id: 'old', line: 5, component: 'Option', described: false},
    ]);
  });

  it.each([
    ['<Option of="UserConfg" name="old" />', /nothing called "UserConfg".*UserConfig/],
    ['<Option of="UserConfig" name="route.cleanUrl" />', /UserConfig has no "route.cleanUrl".*route\.cleanUrls/],
    ['<Option of="UserConfig" name="cleanUrls" />', /has no "cleanUrls".*route\.cleanUrls/],
    ['<Option of="UserConfig" />', /needs name="…"/],
    ['<Option of="UserConfig" name="old" level="2" />', /no attribute "level"/],
    ['<Option of="UserConfig" name={x} />', /name needs text in quotes/],
    ['<Option of="UserConfig" name="old" depth="7" />', /from 1 to 6, not "7"/],
    ['<Option of="UserConfig" name="old">\n\nText\n\n</Option>', /below it, not inside/],
    ['Text <Option of="UserConfig" name="old" /> text', /on a line of its own/],
  ])('refuses %s', async (source, reason) => {
    const message = await failure(`# Title\n\n${source}\n`);
    expect(message.reason).toMatch(reason);
    expect(message.line).toBe(3);
    expect(message.file).toBe(EN);
  });

  it('refuses two entries with one id', async () => {
    const message = await failure('<Option of="UserConfig" name="old" />\n\n<Option of="UserConfig" name="old" />');
    expect(message.reason).toMatch(/line 1 already has the id "old"/);
    expect(message.line).toBe(3);
  });
});

describe('OptionTable and PropsTable', () => {
  it('lists the fields below a view, with descriptions where the page gives them', async () => {
    const out = await html('<OptionTable of="EditLink">\n\n- `text`: The words **shown**.\n\n</OptionTable>');
    expect(out).toContain('<th>Description</th>');
    expect(out).toMatch(/<td><code>text<\/code>.*The words <strong>shown<\/strong>\.<\/td>/);
    expect(out).toContain(
      '<code>docRepoBaseUrl</code> <span class="fact__badge fact__badge--required">Required</span>',
    );
    expect(out.indexOf('>text<')).toBeLessThan(out.indexOf('>docRepoBaseUrl<'));
  });

  it('reaches the same fields by the name of their parent', async () => {
    const out = await html('<OptionTable of="ThemeConfig" name="editLink" />', ZH);
    expect(out).toContain('<th>名称</th><th>类型</th>');
    expect(out).toContain('<code>docRepoBaseUrl</code>');
    expect(out).not.toContain('locales');
  });

  it('records every row, and which of them are described', async () => {
    const entries = await generated('<OptionTable of="EditLink">\n- `text`: Words.\n</OptionTable>');
    expect(entries.map(({name, described}) => [name, described])).toEqual([
      ['themeConfig.editLink.text', true],
      ['themeConfig.editLink.docRepoBaseUrl', false],
    ]);
  });

  it('leaves internal fields out and names inherited props', async () => {
    const out = await html('<PropsTable of="Badge" />');
    expect(out).toContain("<code>'tip' | 'info'</code>");
    expect(out).not.toContain('_key');
    expect(out).toContain("Also accepts the props of <code>ComponentProps&#x3C;'a'></code>.");
  });

  it.each([
    ['<PropsTable of="Bage" />', /no component "Bage".*Badge/],
    ['<OptionTable of="EditLink">\n- `txt`: Words.\n</OptionTable>', /EditLink has no "txt".*text/],
    ['<OptionTable of="EditLink">\n- text: Words.\n</OptionTable>', /Line 2: a description is one paragraph/],
    ['<OptionTable of="EditLink">\n- `text`:\n</OptionTable>', /description of "text" is empty/],
    ['<OptionTable of="EditLink">\n\nWords.\n\n</OptionTable>', /holds only a list of descriptions/],
    ['<OptionTable of="UserConfig" name="old" />', /no fields to list/],
    ['<PropsTable of="Badge" name="type" />', /no attribute "name"/],
  ])('refuses %s', async (source, reason) => {
    expect((await failure(source)).reason).toMatch(reason);
  });
});

describe('the next major release', () => {
  const mark = (id: string, label: string, up = '../') =>
    `<a href="${up}guide/about/moving-to-2.mdx#${id}" class="fact__next" aria-label="${label}">2.x</a>`;

  it('has a mark in an entry that leads to its row, named in the language of the page', async () => {
    const entry = '<Option of="UserConfig" name="old" />\n\nWords.';
    expect(await html(entry)).toContain(`<dd><code>string</code> ${mark('new-name', 'Changes in 2.x')}</dd>`);
    expect(await html(entry, ZH)).toContain(mark('new-name', '2.x 中的变化'));
    expect(await html(entry, '/site/docs/api/config/page.mdx')).toContain('href="../../guide/about/');
    expect(await html(entry, '/site/docs/guide/about/checked.mdx')).toContain('href="./moving-to-2.mdx#new-name"');
    expect(await html('<Option of="UserConfig" name="apiUrl" />')).not.toContain('2.x');
  });

  it('has a mark beside the name of a row, and none in a table without descriptions', async () => {
    const table = '<OptionTable of="EditLink">\n- `docRepoBaseUrl`: Start.\n</OptionTable>';
    expect(await html(table)).toContain(`${mark('repository', 'Changes in 2.x')}</td>`);
    expect(await html(table)).toContain('<td>Start.</td>');
    expect(await html('<OptionTable of="EditLink" />')).not.toContain('2.x');
  });

  it('is a table of what changes in an area, each row with the id that marks lead to', async () => {
    const out = await html('<NextChanges area="config" />');
    expect(out).toContain('<th>In 1.x</th><th>In 2.x</th><th>What to do</th>');
    expect(out).toContain(
      '<td><AnchorTarget id="new-name"><code>old</code></AnchorTarget></td><td><code>new.name</code></td><td>Rename it.</td>',
    );
    expect(out).toContain('<td>default <code>true</code>, was <code>false</code></td><td>Look at your links.</td>');
    expect(await html('<NextChanges area="theme" />', ZH)).toContain(
      '<td>–</td><td>去掉 <code>docRepoBaseUrl</code>。</td>',
    );
    expect(await html('<NextChanges area="theme" />')).toContain('<code>editLink.docRepoBaseUrl</code></AnchorTarget>');
    await expect(html('<NextChanges area="confg" />')).rejects.toThrow(/no area "confg".*config/);
  });

  it('is not shown as long as a change has no sentence', async () => {
    const moves = createMoves(FACTS, NEXT, ROWS.slice(1));
    const {reason} = await parseMarkdown('<NextChanges area="config" />', EN, [
      [remarkFacts, {...OPTIONS, moves}],
    ]).then(
      () => ({reason: 'accepted'}),
      (error: VFileMessage) => error,
    );
    expect(reason).toMatch(/UserConfig old is removed in the next major, and no row .* says what to do/);
  });
});

describe('listings, commands and versions', () => {
  it('shows a type and the help of a command as code that is not a sample', async () => {
    const {tree} = await parseMarkdown('<TypeListing of="EditLink" />\n\n<CliHelp command="dev" />', EN, [
      [remarkFacts, OPTIONS],
    ]);
    expect(tree.children).toMatchObject([
      {type: 'code', lang: 'ts', meta: 'generated', value: 'interface EditLink {\n  text?: string;\n}'},
      {type: 'code', lang: 'text', meta: 'generated', value: 'Usage:\n  $ rspress [root]'},
    ]);
  });

  it('records what help and listings show', async () => {
    const entries = await generated('<CliHelp command="build" />\n\n<TypeListing of="EditLink" />');
    expect(entries.map(({owner, name}) => `${owner} ${name}`)).toEqual([
      'rspress build',
      'rspress build --config',
      'rspress/core EditLink',
    ]);
  });

  it('pins install commands to the documented major', async () => {
    const out = await html('<PluginMeta name="@rspress/plugin-old" />');
    expect(out).toContain('<dt>Version</dt><dd>1.47.2</dd>');
    expect(out).toContain('<Install packages="@rspress/plugin-old@1" dev></Install>');
  });

  it('lists plugins with their pages and what is known about their packages', async () => {
    const out = await html(
      '<PluginTable>\n\n- `@rspress/plugin-rss`: Feeds.\n- `@rspress/plugin-old`：旧的。\n\n</PluginTable>',
      ZH,
    );
    expect(out).toContain(
      '<tr><td><a href="./rss.mdx">rss</a></td><td>Feeds.</td><td>1.47.2</td><td>是</td><td>–</td></tr>',
    );
    expect(out).toContain(
      '<tr><td><a href="./old.mdx">old</a></td><td>旧的。</td><td>1.47.2</td><td>否，需要安装</td><td>JavaScript</td></tr>',
    );
  });

  it('lists community plugins with what the registry says, and when it was asked', async () => {
    const out = await html(
      'On <CommunityChecked />.\n\n<CommunityPlugins>\n\n- `rspress-plugin-b`: B.\n- `rspress-plugin-a`: A.\n\n</CommunityPlugins>',
    );
    expect(out).toContain('<p>On 2026-11-21.</p>');
    expect(out).toContain('<th>Version for 1.x</th><th>Asks for</th><th>Licence</th>');
    expect(out).toContain(
      '<td><a href="https://www.npmjs.com/package/rspress-plugin-b"><code>rspress-plugin-b</code></a></td>' +
        '<td>B.</td><td>2.0.0</td><td>@rspress/core\u00a0^1.0.0</td><td>ISC</td>',
    );
    expect(out.indexOf('rspress-plugin-b')).toBeLessThan(out.indexOf('rspress-plugin-a'));
  });

  it('shows the day of each release only when all are known', async () => {
    const [dated] = COMMUNITY.plugins;
    if (dated === undefined) throw new Error('The sample has a plugin with a day.');
    const {tree} = await parseMarkdown('<CommunityPlugins>\n\n- `rspress-plugin-a`: A.\n\n</CommunityPlugins>', EN, [
      [remarkFacts, {...OPTIONS, community: {...COMMUNITY, plugins: [dated]}}],
    ]);
    const out = toHtml(toHast(tree));
    expect(out).toContain('<th>Released</th>');
    expect(out).toContain('<td>2024-02-03</td>');
  });

  it('puts the version into a sentence', async () => {
    expect(await html('Built with <ToolkitVersion />.')).toBe('<p>Built with 1.47.2.</p>');
  });

  it('counts what the home page says of these pages', async () => {
    const sections = Object.values(CLAIMS).flatMap((page) => Object.keys(page)).length;
    expect(await html('<SiteFigure name="facts" /> facts, <SiteFigure name="sections" /> sections.')).toBe(
      `<p>${loadFacts().facts.length} facts, ${sections} sections.</p>`,
    );
  });

  it('lists known differences in the language of the page', async () => {
    expect(await html('<KnownDifferences of="EditLink" />', ZH)).toContain(
      `<td><code>text</code></td><td>${summaryOf({id: 'edit-link-text'}, 'zh')}</td>`,
    );
    expect(await html('<KnownDifferences />')).toContain(summaryOf({id: 'edit-link-text'}, 'en'));
  });

  it.each([
    ['<TypeListing of="EditLnk" />', /no type "EditLnk".*EditLink/],
    ['<SiteFigure name="secnds" />', /no figure "secnds".*seconds/],
    ['<CliHelp command="buld" />', /no command "buld". It has dev, build/],
    ['<PluginMeta name="@rspress/plugin-rs" />', /no documented package.*plugin-rss/],
    [
      '<PluginTable>\n\n- `@rspress/plugin-rss`: Feeds.\n\n</PluginTable>',
      /what these are for: @rspress\/plugin-old\./,
    ],
    ['<PluginTable>\n\n- `@rspress/plugin-rs`: Feeds.\n\n</PluginTable>', /not one of the packages.*plugin-rss/],
    [
      '<PluginTable>\n\n- `@rspress/plugin-rss`: Feeds.\n- `@rspress/plugin-rss`: Again.\n\n</PluginTable>',
      /described twice/,
    ],
    ['<CommunityPlugins>\n\n- `rspress-plugin-a`: A.\n\n</CommunityPlugins>', /what these are for: rspress-plugin-b\./],
    ['<KnownDifferences of="LocaleConfig" />', /no known differences of LocaleConfig/],
  ])('refuses %s', async (source, reason) => {
    expect((await failure(source)).reason).toMatch(reason);
  });
});

it('works with the committed facts', async () => {
  const {tree} = await parseMarkdown(
    '<Option of="UserConfig" name="themeConfig.locales[].editLink.docRepoBaseUrl" />\n\n<CliHelp command="serve" />',
    EN,
    [[remarkFacts, {siteDir: '/site'}]],
  );
  expect(tree.children[0]).toMatchObject({data: {id: 'themeconfig-locales-editlink-docrepobaseurl'}});
  expect(tree.children.at(-1)).toMatchObject({value: expect.stringContaining('rspress preview [root]')});
});
