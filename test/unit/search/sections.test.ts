/** @jest-environment node */
import {codeIdentifiers, toSections, type IndexablePage} from '@site/search/sections';

const text =
  'Deploy\nPublish the site.\nBase path\nSet base for a folder.\nOn GitHub\nUse a workflow.\nCache\nKeep assets.';
const at = (heading: string) => text.indexOf(heading);
const page: IndexablePage = {
  routePath: '/guide/basic/deploy',
  title: 'Deploy',
  keywords: ['publish', 'hosting'],
  toc: [
    {text: 'Base path', id: 'base-path', depth: 2, charIndex: at('Base path')},
    {text: 'On GitHub', id: 'on-github', depth: 3, charIndex: at('On GitHub')},
    {text: 'Cache', id: 'cache', depth: 2, charIndex: at('Cache')},
    {text: 'Generated', id: 'generated', depth: 3, charIndex: -1},
  ],
  text,
  codeBlocks: [
    {value: 'export default defineConfig({base: "/docs/"});', charIndex: at('On GitHub')},
    {value: 'const cacheControl = true;', charIndex: text.length},
  ],
  breadcrumbs: ['Guide', 'Features'],
};

describe('names of sections', () => {
  it('are those of the heading and of its tables, each once', () => {
    const toc = [
      {...page.toc[0]!, text: 'base', name: 'route.base', members: ['path', 'path']},
      ...page.toc.slice(1).map((heading) => ({...heading, members: []})),
    ];
    const sections = toSections({...page, toc}, {codeBlocks: true});
    expect(sections.map(({heading, defines}) => [heading, defines])).toEqual([
      ['', []],
      ['route.base', ['route.base', 'path']],
      ['On GitHub', []],
      ['Cache', []],
      ['Generated', []],
    ]);
  });
});

describe('toSections', () => {
  const sections = toSections(page, {codeBlocks: true});

  it('cuts at the headings and leaves their own text out', () => {
    expect(sections.map(({id, text: own}) => [id, own])).toEqual([
      ['/guide/basic/deploy', 'Publish the site.'],
      ['/guide/basic/deploy#base-path', 'Set base for a folder.'],
      ['/guide/basic/deploy#on-github', 'Use a workflow.'],
      ['/guide/basic/deploy#cache', 'Keep assets.'],
      ['/guide/basic/deploy#generated', ''],
    ]);
  });

  it('knows the headings above', () => {
    expect(sections.map(({parents}) => parents)).toEqual([[], [], ['Base path'], [], ['Cache']]);
  });

  it('puts code into the section that it ends, without what the prose says', () => {
    expect(sections.map(({code}) => code)).toEqual(['', 'defineConfig docs', '', 'cacheControl', '']);
  });

  it('leaves code out when it is switched off', () => {
    expect(toSections(page, {codeBlocks: false}).every(({code}) => code === '')).toBe(true);
  });

  it('gives keywords to the opening section only', () => {
    expect(sections.map(({keywords}) => keywords.length)).toEqual([2, 0, 0, 0, 0]);
  });

  it('takes a page without headings as one section', () => {
    expect(toSections({...page, toc: []}, {codeBlocks: true})).toHaveLength(1);
  });
});

describe('codeIdentifiers', () => {
  it('lists identifiers once, without keywords of the language and numbers', () => {
    expect(
      codeIdentifiers(['import {usePageData} from "rspress/runtime";\nconst a1 = usePageData(42);'], new Set()),
    ).toEqual(['usePageData', 'rspress/runtime', 'a1']);
  });
});
