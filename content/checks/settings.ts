import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Joi} from '@docusaurus/utils-validation';
import {LANGS} from '../../config/languages';
import type {SiteConfig, ThemeSettings} from '../../config/types';
import {ContentError} from '../ContentError';
import {contentErrors} from './schemas';

/** File that holds the settings, relative to the site folder. */
const FILE = 'config/site.ts';

const text = Joi.string().trim().min(1).required().messages({'*': 'expected a text'});

/** Any number of texts. */
const list = Joi.array().items(Joi.string());

const flag = Joi.boolean().required().messages({'*': 'expected true or false'});

/** One of some words; a wrong one is told the nearest. */
const oneOf = (words: readonly string[]): Joi.Schema =>
  Joi.any()
    .custom((value: unknown, helpers) => (words.includes(value as string) ? value : helpers.error('any.only')))
    .required()
    .messages({'*': `expected one of ${words.map((word) => `'${word}'`).join(', ')}`});

const number = (least: number, most: number): Joi.Schema =>
  Joi.number()
    .min(least)
    .max(most)
    .required()
    .messages({'*': `expected a number from ${least} to ${most}`});

const depth = Joi.number().integer().min(2).max(6).required().messages({'*': 'expected a whole number from 2 to 6'});

function siteSchema(staticDir: string) {
  const file = Joi.string()
    .required()
    .custom((value: string, helpers) =>
      existsSync(path.join(staticDir, value)) ? value : helpers.error('any.invalid'),
    )
    .messages({'*': 'expected the path of a file below static/'});
  return Joi.object({
    title: text,
    description: text,
    icon: file,
    logo: Joi.object({light: file, dark: file}).required(),
    logoText: text,
    base: Joi.string()
      .pattern(/^\/(?:.*\/)?$/)
      .required()
      .messages({'*': 'expected a path with a slash at both ends'}),
    lang: oneOf(LANGS),
    ssg: flag,
    route: Joi.object({cleanUrls: flag, exclude: list.required()}).required(),
    multiVersion: Joi.object({
      default: Joi.string().allow('').required(),
      versions: list.required(),
    }).required(),
    search: Joi.object({codeBlocks: flag}).required(),
    markdown: Joi.object({
      showLineNumbers: flag,
      defaultWrapCode: flag,
      codeHighlighter: oneOf(['prism', 'none']),
    }).required(),
    outline: Joi.object({
      minDepth: depth,
      maxDepth: depth
        .when('minDepth', {is: Joi.number(), then: Joi.number().min(Joi.ref('minDepth'))})
        .messages({'*': 'expected a whole number from 2 to 6, at least minDepth'}),
    }).required(),
    live: flag,
  });
}

function themeSchema(palettes: readonly string[]) {
  return Joi.object({
    enableAppearanceAnimation: flag,
    footer: Joi.object({
      message: Joi.object(Object.fromEntries(LANGS.map((lang) => [lang, Joi.string().required()]))).required(),
    }).required(),
    hideNavbar: oneOf(['auto', 'always', 'never']),
    socialLinks: Joi.array()
      .items(
        Joi.object({
          icon: oneOf(['github', 'discord', 'x']),
          mode: oneOf(['link', 'text', 'img']),
          content: Joi.when('mode', {
            is: 'link',
            then: Joi.string()
              .uri({scheme: ['https', 'http', 'mailto']})
              .required()
              .messages({'*': 'expected an address such as https://host.example/page'}),
            otherwise: text,
          }),
        }),
      )
      .required(),
    primaryColor: oneOf(palettes),
    popover: Joi.object({
      delay: number(0, 10),
      trigger: Joi.array()
        .items(oneOf(['hover', 'focus', 'click']).optional())
        .min(1)
        .required()
        .messages({'array.min': "expected at least one of 'hover', 'focus', 'click'"}),
    }).required(),
    tooltip: Joi.object({maxWidth: number(50, 2000)}).required(),
  });
}

/** Line of a setting in the file: each key is looked for below the one that it is part of. */
function lineOfSetting(source: string, keys: readonly (string | number)[]): number {
  let at = 0;
  for (const [i, key] of keys.entries()) {
    if (typeof key === 'number') {
      // Objects of a list each begin with a brace; texts of one stand on its line.
      const isObject = typeof keys[i + 1] === 'string';
      for (let n = 0; isObject && n <= key; n += 1) at = source.indexOf('{', at) + 1;
      continue;
    }
    const found = source.slice(at).search(new RegExp(`\\b${key}\\s*[:,}]`));
    if (found < 0) break;
    at += found;
  }
  return source.slice(0, at).split('\n').length;
}

/**
 * Checks the settings, which TypeScript only does for who runs it.
 *
 * @param site - What is built.
 * @param theme - How it looks.
 * @param siteDir - Absolute path of the site, which holds `static/` and `src/css/palettes/`.
 * @returns One error for each wrong setting, with its line in `config/site.ts`.
 */
export function checkSettings(site: SiteConfig, theme: ThemeSettings, siteDir: string): ContentError[] {
  const palettes = readdirSync(path.join(siteDir, 'src/css/palettes'))
    .filter((name) => name.endsWith('.css'))
    .map((name) => name.replace(/\.css$/, ''));
  const file = path.join(siteDir, FILE);
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const lineOf = (name: string) => (keys: (string | number)[]) => {
    const start = Math.max(0, source.indexOf(`export const ${name}`));
    return source.slice(0, start).split('\n').length - 1 + lineOfSetting(source.slice(start), keys);
  };
  return [
    ...contentErrors(siteSchema(path.join(siteDir, 'static')), site, FILE, lineOf('site')),
    ...contentErrors(themeSchema(palettes), theme, FILE, lineOf('theme')),
  ];
}

/**
 * Says which language a command may name.
 *
 * @param lang - Language that the command names; nothing when it names none.
 * @returns The error for a language that the site does not have.
 */
export function checkLocale(lang: string | undefined): ContentError | undefined {
  if (lang === undefined || (LANGS as readonly string[]).includes(lang)) return undefined;
  return new ContentError(
    'config/languages.ts',
    0,
    `"${lang}" is not a language of this site. Name one of ${LANGS.join(', ')} after --locale, or add the language to this file.`,
  );
}
