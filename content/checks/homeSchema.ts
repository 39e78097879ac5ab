import {Joi} from '@docusaurus/utils-validation';
import {ContentError} from '../ContentError';

/** Way to a value: names of keys and places in lists. */
export type KeyPath = readonly (string | number)[];

const text = (what: string) =>
  Joi.string()
    .trim()
    .required()
    .messages({'*': `expected ${what}`});

const picture = () =>
  Joi.string()
    .pattern(/^\/.+\.(?:svg|png|webp|avif|jpe?g)$/)
    .required()
    .messages({'*': 'expected the path of a picture under static/, such as /img/home/press.svg'});

const action = Joi.object({
  theme: Joi.valid('brand', 'alt').required().messages({'*': 'expected "brand" or "alt"'}),
  text: text('the label of the button'),
  link: Joi.string()
    .pattern(/^(?:\/|https:\/\/)/)
    .required()
    .messages({'*': 'expected a route such as /guide/start/introduction, or an https:// address'}),
  lang: Joi.valid('en', 'zh').messages({'*': 'expected "en" or "zh", the language of the linked page'}),
});

const feature = Joi.object({
  title: text('a short title'),
  details: text('one or two sentences'),
  icon: Joi.alternatives()
    .conditional(Joi.string().pattern(/^\//), {then: picture(), otherwise: Joi.string().max(8).required()})
    .required()
    .messages({'*': 'expected a picture under static/, such as /img/home/search.svg, or a single emoji'}),
});

const list = (items: Joi.ObjectSchema, what: string) =>
  Joi.array()
    .items(items)
    .min(1)
    .required()
    .messages({'*': `expected a list of at least one of ${what}`});

// Only the catch-all: a child inherits the messages of its parent, and one for a single
// kind of fault would win over what the child says of itself.
const group = (keys: Joi.SchemaMap, what: string) =>
  Joi.object(keys)
    .required()
    .messages({'*': `expected ${what}`});

const schema = Joi.object({
  pageType: Joi.valid('home').required().messages({'*': 'expected "home"'}),
  title: text('the title of the page'),
  titleSuffix: Joi.string().required().messages({'*': 'expected the text that follows the title in the browser tab'}),
  description: text('one sentence for search engines'),
  hero: group(
    {
      name: text('the name of the product'),
      text: text('what the product does, in a few words'),
      tagline: text('one or two sentences'),
      actions: list(action, 'buttons with theme, text and link'),
      image: group(
        {
          src: Joi.alternatives()
            .conditional(Joi.object(), {
              then: Joi.object({light: picture(), dark: picture()}),
              otherwise: picture(),
            })
            .required()
            .messages({'*': 'expected the path of a picture, or one each under light and dark'}),
          alt: text('a description for people who do not see the picture'),
        },
        'src and alt',
      ),
    },
    'name, text, tagline, actions and image',
  ),
  features: list(feature, 'features with title, details and icon'),
});

/** Where a fault is looked for. */
export interface HomeSource {
  /** Path of the file, relative to the site folder. */
  file: string;
  /** Line of a value in the file, from 1. */
  lineOf: (path: KeyPath) => number;
}

const nameOf = (path: KeyPath) =>
  path.map((step, i) => (typeof step === 'number' ? `[${step}]` : i === 0 ? step : `.${step}`)).join('');

/**
 * Checks the frontmatter of a home page.
 *
 * @param frontmatter - Values as they stand in the file.
 * @param source - The file, for the messages.
 * @returns One error a fault, each with file, line, key, what was expected and what was
 *   found; empty when all is well.
 */
export function validateHome(frontmatter: unknown, source: HomeSource): ContentError[] {
  const {error} = schema.validate(frontmatter, {abortEarly: false, convert: false});
  return (error?.details ?? []).map((detail) => {
    const key = nameOf(detail.path);
    const value: unknown = detail.context?.value;
    const found = value === undefined ? 'nothing' : JSON.stringify(value);
    const reason =
      detail.type === 'object.unknown'
        ? `"${key}" is not a key of a home page. Remove it, or correct its spelling.`
        : `"${key}": ${detail.message}, found ${found}.`;
    return new ContentError(source.file, source.lineOf(detail.path), reason);
  });
}
