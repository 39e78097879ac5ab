import {Joi} from '@docusaurus/utils-validation';
import {ContentError} from '../ContentError';
import {didYouMean} from '../suggest';

const text = Joi.string().trim().min(1);

/** One entry of a tool list in `config/tools.ts`. */
export const toolSchema = Joi.object({
  name: text.required(),
  desc: text.required(),
  descEn: text.required(),
  logo: Joi.string().allow(''),
  url: Joi.string()
    .uri({scheme: ['https', 'http']})
    .required(),
  urlEn: Joi.string().uri({scheme: ['https', 'http']}),
  logoScale: Joi.number().positive(),
});

/** Texts of one language in `i18n/theme-texts.json`. */
const localeTexts = {
  label: text.required(),
  htmlLang: text.required(),
  editLinkText: text.required(),
  searchPlaceholderText: text.required(),
  searchNoResultsText: text.required(),
  searchSuggestedQueryText: text,
  overview: Joi.object({
    filterNameText: text.required(),
    filterPlaceholderText: text.required(),
    filterNoResultText: text.required(),
  }).required(),
};

/**
 * Schema of `i18n/theme-texts.json`.
 *
 * @param langs - Languages of the site.
 */
export function themeTextsSchema(langs: readonly string[]) {
  return Joi.object(Object.fromEntries(langs.map((lang) => [lang, Joi.object(localeTexts).required()])));
}

/** Frontmatter of a documentation page. */
export const docFrontmatterSchema = Joi.object({
  title: text.required(),
  description: text.max(200).required(),
  keywords: Joi.array().items(text),
  sidebar_label: text,
  overview: Joi.boolean(),
  overviewHeaders: Joi.array().items(Joi.number().integer().min(2).max(4)),
  toc_min_heading_level: Joi.number().integer().min(2).max(6),
  toc_max_heading_level: Joi.number().integer().min(2).max(6),
  hide_table_of_contents: Joi.boolean(),
  pagination_prev: text.allow(null),
  pagination_next: text.allow(null),
});

/** A fault found by a schema. */
export interface SchemaFault {
  keys: (string | number)[];
  message: string;
}

/**
 * Checks a value and says what is wrong in words of this site.
 *
 * @param schema - Expected form.
 * @param value - Value found.
 * @returns One fault for each wrong key.
 */
export function faultsOf(schema: Joi.Schema, value: unknown): SchemaFault[] {
  const {error} = schema.validate(value, {abortEarly: false, convert: false});
  return (error?.details ?? []).map((detail) => {
    const key = detail.path.join('.');
    if (detail.type === 'object.unknown') {
      const parent = detail.path.length === 1 ? schema : schema.extract(detail.path.slice(0, -1).map(String));
      const description = parent.describe() as {keys?: Record<string, unknown>};
      const known = Object.keys(description.keys ?? {});
      return {
        keys: detail.path,
        message: `"${key}" is not a known key.${didYouMean(String(detail.path.at(-1)), known)} Known: ${known.join(', ')}.`,
      };
    }
    if (detail.type === 'any.required') {
      return {keys: detail.path, message: `"${key}" is missing. Add it.`};
    }
    return {keys: detail.path, message: `${detail.message}. Correct the value.`};
  });
}

/**
 * Faults of a value as errors with file and line.
 *
 * @param schema - Expected form.
 * @param value - Value found.
 * @param file - File that holds the value, relative to the site folder.
 * @param line - Gives the line of a key.
 */
export function contentErrors(
  schema: Joi.Schema,
  value: unknown,
  file: string,
  line: (keys: (string | number)[]) => number,
): ContentError[] {
  return faultsOf(schema, value).map((fault) => new ContentError(file, line(fault.keys), fault.message));
}
