import type {RootContent} from 'mdast';
import {toolLists} from '../../config/toolLists';
import {localizeTool} from '../../config/tools';
import type {Lang} from '../../config/types';
import type {HomeFrontmatter} from '../data';
import {code, heading, image, item, link, list, paragraph, text} from './nodes';
import type {TwinPage} from './page';

/**
 * What the home page shows around its text.
 *
 * @param frontmatter - Values that the checks have passed.
 * @param lang - Language of the page.
 * @param page - See {@link TwinPage}.
 * @returns Blocks before and after the text.
 */
export function homeParts(
  {hero, features}: HomeFrontmatter,
  lang: Lang,
  page: TwinPage,
): {before: RootContent[]; after: RootContent[]} {
  const actions = (isOwn: boolean) =>
    hero.actions
      .filter((action) => (action.lang === undefined || action.lang === lang) === isOwn)
      .map((action) => item(paragraph(link(page.address(action.link, {lang: action.lang}), text(action.text)))));
  const foreign = actions(false);
  const {stack} = toolLists(lang);
  const {src, alt} = hero.image;
  return {
    before: [
      heading(1, text(`${hero.name} ${hero.text}`)),
      paragraph(text(hero.tagline)),
      list(...actions(true)),
      ...(hero.command === undefined ? [] : [code('bash', hero.command)]),
      ...(foreign.length === 0 ? [] : [paragraph(...page.words('site.home.otherLanguage')), list(...foreign)]),
      paragraph(image(page.address(typeof src === 'string' ? src : src.light, {ofLanguage: true}), alt)),
    ],
    after: [
      ...features.flatMap(({title, details, link: target}) => [
        heading(2, target === undefined ? text(title) : link(page.address(target), text(title))),
        paragraph(text(details)),
      ]),
      heading(2, text(stack.title)),
      list(
        ...stack.links
          .map((tool) => localizeTool(tool, lang))
          .map(({name, url, description}) => item(paragraph(link(url, text(name)), text(`: ${description}`)))),
      ),
    ],
  };
}
