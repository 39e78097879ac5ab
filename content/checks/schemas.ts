import {Joi} from '@docusaurus/utils-validation';
import {ContentError} from '../ContentError';
import {didYouMean} from '../suggest';

const text = Joi.string().trim().min(1);

const address = Joi.string().uri({scheme: ['https', 'http']});

/** Texts of the tool lists. */
const toolTexts = Joi.object({
  title: text,
  tools: Joi.object().pattern(text, Joi.object({desc: text.required(), url: address.required()})),
});

/** Texts around the pages. What a translation leaves out is shown in English. */
const siteTexts = Joi.object({
  label: text.required(),
  htmlLang: text.required(),
  editLinkText: text,
  searchPlaceholderText: text,
  searchNoResultsText: text,
  searchSuggestedQueryText: Joi.string().allow(''),
  day: Joi.string().allow(''),
  overview: Joi.object({filterNameText: text, filterPlaceholderText: text, filterNoResultText: text}),
  footer: text,
  notices: text,
  install: Joi.object({name: text, description: text}),
  home: text,
  nextDocs: address,
  colon: Joi.string(),
  stop: Joi.string(),
  sentenceGap: Joi.string().allow(''),
});

/** Schemas of the files of texts that settings are made from, by name. */
export const TEXT_SCHEMAS = {site: siteTexts, tools: toolTexts} as const;

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

/** Keys that an object may have, at the place of a schema where it stands. */
function knownKeys(schema: Joi.Schema, path: readonly (string | number)[]): string[] {
  type Description = {keys?: Record<string, Description>; items?: Description[]};
  let place: Description | undefined = schema.describe() as Description;
  for (const step of path) place = typeof step === 'number' ? place?.items?.[0] : place?.keys?.[step];
  return Object.keys(place?.keys ?? {});
}

/** A hint for a wrong word where the message lists the right ones in quotes. */
function nearValue(message: string, value: unknown): string {
  const words = [...message.matchAll(/'([^']+)'/g)].map(([, word]) => word!);
  return typeof value === 'string' ? didYouMean(value, words) : '';
}

function reasonOf({type, path, message, context}: Joi.ValidationErrorItem, schema: Joi.Schema): string {
  const key = `"${context?.label ?? ''}"`;
  if (type === 'object.unknown') {
    const known = knownKeys(schema, path.slice(0, -1));
    return `${key} is not a known key.${didYouMean(String(path.at(-1)), known)} Known: ${known.join(', ')}.`;
  }
  // A message of the schema itself says what it wants.
  if (message.startsWith('expected'))
    return `${key}: ${message}, found ${JSON.stringify(context?.value) ?? 'nothing'}.${nearValue(message, context?.value)}`;
  return type === 'any.required' ? `${key} is missing. Add it.` : `${message}. Correct the value.`;
}

/**
 * Checks a value and says what is wrong in words of this site.
 *
 * @param schema - Expected form.
 * @param value - Value found.
 * @param file - File that holds the value, relative to the site folder.
 * @param line - Gives the line of a key.
 * @returns One error for each wrong key, with file and line.
 */
export function contentErrors(
  schema: Joi.Schema,
  value: unknown,
  file: string,
  line: (keys: (string | number)[]) => number,
): ContentError[] {
  const {error} = schema.validate(value, {abortEarly: false, convert: false});
  return (error?.details ?? []).map((detail) => new ContentError(file, line(detail.path), reasonOf(detail, schema)));
}
