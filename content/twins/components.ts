import type {PhrasingContent, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Component} from '../jsx';
import {literalAttributes} from '../jsx';
import {readLiveResult, pageAddress, pictureFile} from '../liveResults';
import {code, emphasis, heading, image, inlineCode, item, link, list, paragraph, strong, text} from './nodes';
import type {TwinPage} from './page';
import {isWordId, type WordId} from './words';

/** What turns the content of a component into Markdown. */
export interface Rewriter {
  blocks: (nodes: readonly RootContent[]) => RootContent[];
  inline: (nodes: readonly RootContent[]) => PhrasingContent[];
}

/** Attributes of a component, each as text. */
function attributesOf(node: Component): Record<string, string> {
  return Object.fromEntries(Object.entries(literalAttributes(node)).map(([name, value]) => [name, String(value)]));
}

const childrenOf = (node: Component): RootContent[] => node.children as RootContent[];

/** An attribute that the transformers have checked or written. */
function given(attributes: Readonly<Record<string, string>>, name: string): string {
  const value = attributes[name];
  if (value === undefined) throw new Error(`A component without "${name}" has no Markdown twin.`);
  return value;
}

/** A row of facts as an item: its term, and what is said about it. */
function factRow(node: Component, page: TwinPage, {blocks, inline}: Rewriter): RootContent[] {
  const [term, ...others] = childrenOf(node) as Component[];
  if (term?.name !== 'dt') throw new Error(`A row of facts begins with <${term?.name}>, not with <dt>.`);
  const content = others.flatMap(childrenOf);
  const firstBlock = content.findIndex(({type}) => type === 'code' || type === 'paragraph');
  const words = firstBlock === -1 ? content : content.slice(0, firstBlock);
  return [
    item(
      paragraph(strong(...inline(childrenOf(term))), text(page.colon), ...inline(words)),
      ...(firstBlock === -1 ? [] : blocks(content.slice(firstBlock))),
    ),
  ];
}

/** The pages and the examples that use an entry, as a list. */
function backlinks(node: Component, page: TwinPage): RootContent[] {
  const uses = page.backlinks[given(attributesOf(node), 'id')];
  if (uses === undefined) return [];
  const row = (label: WordId, items: readonly PhrasingContent[][]): RootContent[] => {
    const words = items.flatMap((content, index) => [
      ...(index === 0 ? [] : page.words('site.backlinks.comma')),
      ...content,
    ]);
    return items.length === 0 ? [] : [item(paragraph(strong(...page.words(label)), text(page.colon), ...words))];
  };
  const children = [
    ...row(
      'site.backlinks.label',
      uses.pages.map(({title, to}) => [link(page.address(to), text(title))]),
    ),
    ...row('site.backlinks.examples', [
      ...uses.examples.map(({file, to}) => [
        to === undefined ? inlineCode(file) : link(page.address(to), inlineCode(file)),
      ]),
      ...(uses.more === 0 ? [] : [page.words('site.backlinks.more', {count: text(String(uses.more))})]),
    ]),
  ];
  return [{type: 'list', ordered: false, spread: false, children: children as never}];
}

/** An image with its caption. */
function figure(node: Component, page: TwinPage, {blocks}: Rewriter): RootContent[] {
  const {src = '', alt = ''} = attributesOf(node);
  return [paragraph(image(page.address(src, {ofLanguage: true}), alt)), ...blocks(childrenOf(node))];
}

function liveResult(node: Component, page: TwinPage, {blocks}: Rewriter): RootContent[] {
  const attributes = attributesOf(node);
  const result = readLiveResult(attributes);
  const alt = given(attributes, 'alt');
  const shown = page.live
    ? link(page.address(`/live/${result.example}/${pageAddress(result.path)}`), text(alt))
    : image(page.address(pictureFile(result, {view: 'wide', mode: 'light'}), {ofLanguage: true}), alt);
  return [paragraph(shown), ...blocks(childrenOf(node))];
}

function tourStart(node: Component, page: TwinPage): RootContent[] {
  const attributes = attributesOf(node);
  const state = given(attributes, 'state');
  const archive = page.address(`/tour/${state}.tar.gz`, {ofLanguage: true});
  return [
    paragraph(
      ...page.words('site.tourStart.text', {
        page: link(page.address(given(attributes, 'page')), text(given(attributes, 'title'))),
      }),
    ),
    paragraph(strong(...page.words('site.tourStart.summary'))),
    code('bash', `curl -L ${archive} | tar -xz\ncd trail-notes\nnpm install`),
    paragraph(
      ...page.words('site.tourStart.folder', {
        archive: link(archive, text(`${state}.tar.gz`)),
        folder: inlineCode(`examples/${state}`),
      }),
    ),
  ];
}

function verificationNote(node: Component, page: TwinPage): RootContent[] {
  const attributes = attributesOf(node);
  const counted = (['samples', 'facts'] as const)
    .filter((name) => given(attributes, name) !== '0')
    .map((name) => {
      const count = text(given(attributes, name));
      return item(paragraph(...page.words(`site.verificationNote.${name}`, {count})));
    });
  const proofs = (attributes.proofs ?? '')
    .split(' ')
    .filter((proof) => proof !== '')
    .flatMap((proof, index) => {
      const [name = '', count = ''] = proof.split(':');
      const id = `site.verificationNote.${name}`;
      return [
        ...(index === 0 ? [] : [text(' · ')]),
        ...(isWordId(id) ? page.words(id) : [text(name)]),
        text(` ${count}`),
      ];
    });
  return [
    {type: 'thematicBreak'},
    paragraph(strong(...page.words('site.verificationNote.title', {version: text(given(attributes, 'version'))}))),
    list(
      ...counted,
      ...(proofs.length === 0 ? [] : [item(paragraph(...page.words('site.verificationNote.proofs', {proofs})))]),
      item(paragraph(link(page.address('/guide/about/checked'), ...page.words('site.verificationNote.how')))),
    ),
  ];
}

function overview(_node: Component, page: TwinPage): RootContent[] {
  return page.overview.flatMap((group, index) => [
    heading(2, text(`${group.name} {#group-${index + 1}}`)),
    ...group.pages.flatMap(({title, routePath, entries}) => {
      const shown = entries.filter(({hidden}) => hidden !== true);
      return [
        heading(3, link(page.twin(routePath), text(title))),
        ...(shown.length === 0
          ? []
          : [
              list(
                ...shown.map((entry) => item(paragraph(link(`${page.twin(routePath)}#${entry.id}`, text(entry.text))))),
              ),
            ]),
      ];
    }),
  ]);
}

function badge(node: Component, page: TwinPage, {inline}: Rewriter): PhrasingContent[] {
  const {kind = '', version} = attributesOf(node);
  const id = `site.badge.${kind}`;
  const words = isWordId(id) ? page.words(id, version === undefined ? {} : {version: text(version)}) : undefined;
  return [emphasis(...(words ?? inline(childrenOf(node))))];
}

function lastChange(_node: Component, page: TwinPage): RootContent[] {
  const {lastChange: time} = page;
  return [
    paragraph(
      ...(time === undefined
        ? page.words('site.lastChange.unknown')
        : page.words('site.lastChange.time', {
            time: text(new Date(time).toISOString().replace('T', ' ').replace(/\..*/, '')),
          })),
    ),
  ];
}

const content = (node: Component, _page: TwinPage, {blocks}: Rewriter): RootContent[] => blocks(childrenOf(node));
const nothing = (): [] => [];

/** Components on lines of their own. */
export const BLOCKS: Readonly<Record<string, (node: Component, page: TwinPage, rewriter: Rewriter) => RootContent[]>> =
  {
    ApiOverview: overview,
    Backlinks: backlinks,
    ConfigChecker: (_node, page) => [paragraph(...page.words('site.configChecker.noScript'))],
    Badge: (node, page, rewriter) => [paragraph(...badge(node, page, rewriter))],
    Figure: figure,
    Figures: content,
    LastChange: lastChange,
    LiveDemo: content,
    LiveResult: liveResult,
    Showcase: content,
    Steps: content,
    TabItem: (node, _page, {blocks}) => {
      const {label, value} = attributesOf(node);
      return [paragraph(strong(text(label ?? value ?? ''))), ...blocks(childrenOf(node))];
    },
    Tabs: content,
    TourStart: tourStart,
    VerificationNote: verificationNote,
    ZoomImage: figure,
    details: content,
    div: (node, page, rewriter) =>
      attributesOf(node).className === 'fact__row' ? factRow(node, page, rewriter) : content(node, page, rewriter),
    dl: (node, _page, {blocks}) => [
      {type: 'list', ordered: false, spread: false, children: blocks(childrenOf(node)) as never},
    ],
    head: nothing,
    summary: (node, _page, {inline}) => [paragraph(strong(...inline(childrenOf(node))))],
  };

/** Components inside a line. */
export const WORDS: Readonly<
  Record<string, (node: Component, page: TwinPage, rewriter: Rewriter) => PhrasingContent[]>
> = {
  AnchorTarget: (node, _page, {inline}) => inline(childrenOf(node)),
  Badge: badge,
  Kbd: (node) => [inlineCode(toString(node))],
  kbd: (node) => [inlineCode(toString(node))],
  SiteFile: (node, page) => {
    const {file = '', shared} = attributesOf(node);
    return [link(page.address(`/${file}`, {ofLanguage: shared === undefined}), inlineCode(file))];
  },
  span: (node, _page, {inline}) => [emphasis(...inline(childrenOf(node)))],
  summary: (node, _page, {inline}) => [strong(...inline(childrenOf(node)))],
};
