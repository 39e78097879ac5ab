import {Joi} from '@docusaurus/utils-validation';
import {LANGS} from '../../config/languages';

const text = (what: string) =>
  Joi.string()
    .trim()
    .required()
    .messages({'*': `expected ${what}`});

const image = () =>
  Joi.string()
    .pattern(/^\/.+\.(?:svg|png|webp|avif|jpe?g)$/)
    .required()
    .messages({'*': 'expected the path of an image under static/, such as /img/home/press.svg'});

const route = () =>
  Joi.string()
    .pattern(/^(?:\/|https:\/\/)/)
    .messages({'*': 'expected a route such as /guide/start/introduction, or an https:// address'});

const action = Joi.object({
  theme: Joi.valid('brand', 'alt').required().messages({'*': 'expected "brand" or "alt"'}),
  text: text('the label of the button'),
  link: route().required(),
  lang: Joi.valid(...LANGS).messages({
    '*': `expected the language of the linked page, one of ${LANGS.join(', ')}`,
  }),
});

const feature = Joi.object({
  title: text('a short title'),
  details: text('one or two sentences'),
  icon: Joi.alternatives()
    .conditional(Joi.string().pattern(/^\//), {then: image(), otherwise: Joi.string().max(8).required()})
    .required()
    .messages({'*': 'expected an image under static/, such as /img/home/search.svg, or a single emoji'}),
  link: route(),
});

const list = (items: Joi.ObjectSchema, what: string) =>
  Joi.array()
    .items(items)
    .min(1)
    .required()
    .messages({'*': `expected a list of at least one of ${what}`});

// Only the catch-all: a child inherits the messages of its parent, and one for a single
// kind of problem would win over what the child says of itself.
const group = (keys: Joi.SchemaMap, what: string) =>
  Joi.object(keys)
    .required()
    .messages({'*': `expected ${what}`});

/** Frontmatter of a home page. */
export const homeSchema = Joi.object({
  pageType: Joi.valid('home').required().messages({'*': 'expected "home"'}),
  title: text('the title of the page'),
  titleSuffix: Joi.string().required().messages({'*': 'expected the text that follows the title in the browser tab'}),
  description: text('one sentence for search engines'),
  hero: group(
    {
      name: text('the name of the product'),
      text: text('what the product does, in a few words'),
      tagline: text('one or two sentences'),
      command: text('the command that installs the product').optional(),
      actions: list(action, 'buttons with theme, text and link'),
      image: group(
        {
          src: Joi.alternatives()
            .conditional(Joi.object(), {
              then: Joi.object({light: image(), dark: image()}),
              otherwise: image(),
            })
            .required()
            .messages({'*': 'expected the path of an image, or one each under light and dark'}),
          alt: text('a description for people who do not see the image'),
        },
        'src and alt',
      ),
    },
    'name, text, tagline, actions and image',
  ),
  features: list(feature, 'features with title, details and icon'),
});
