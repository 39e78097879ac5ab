import {SOURCE_LANG, type Lang} from './languages';
import {readTexts} from './texts';
import type {LinkGroup, ToolLink, ToolLists} from './types';

/** The family of tools, in the order of the lists. Their descriptions are in `i18n/<lang>/texts/tools.json`. */
const FAMILY: readonly Pick<ToolLink, 'name' | 'logo' | 'logoScale'>[] = [
  {name: 'Rspack', logo: '/img/tools/rspack.svg'},
  {name: 'Rsbuild', logo: '/img/tools/rsbuild.svg'},
  {name: 'Rspress', logo: '/img/tools/rspress.svg'},
  {name: 'Rslib', logo: '/img/tools/rslib.svg'},
  {name: 'Rsdoctor', logo: '/img/tools/rsdoctor.svg'},
  {name: 'Rstest', logo: '/img/tools/rstest.svg'},
];

/** Tools that the home page leaves out. */
const POPOVER_ONLY: readonly string[] = ['Rstest'];

/**
 * The lists of tools for readers of one language.
 *
 * @param lang - Language.
 * @returns What the popover and the home page show.
 * @throws Error naming a tool without an English description.
 */
export function toolLists(lang: Lang): ToolLists {
  const [own, english] = [readTexts('tools', lang), readTexts('tools', SOURCE_LANG)];
  const links = FAMILY.map((tool): ToolLink => {
    const [text, source] = [own.tools[tool.name], english.tools[tool.name]];
    if (text === undefined || source === undefined) {
      throw new Error(
        `i18n/${SOURCE_LANG}/texts/tools.json: the tool "${tool.name}" of config/toolLists.ts is missing.`,
      );
    }
    return {...tool, desc: text.desc, descEn: source.desc, url: text.url, urlEn: source.url};
  });
  const group = (shown: ToolLink[]): LinkGroup => ({title: own.title, titleEn: english.title, links: shown});
  return {popover: [group(links)], stack: group(links.filter(({name}) => !POPOVER_ONLY.includes(name)))};
}
