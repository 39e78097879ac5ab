import type {Lang, ThemedImage} from '../../../config/types';

/** A button of the hero. */
export interface HeroAction {
  theme: 'brand' | 'alt';
  text: string;
  /** Route without locale prefix, or a whole address. */
  link: string;
  /** Language of the target, where it is not that of the page. */
  lang?: Lang;
}

export interface Hero {
  name: string;
  text: string;
  tagline: string;
  actions: HeroAction[];
  image: {
    /** File under `static/`, or one per colour mode. */
    src: string | ThemedImage;
    alt: string;
  };
}

export interface Feature {
  title: string;
  details: string;
  /** A picture under `static/` when it starts with a slash, else a short text such as an emoji. */
  icon: string;
}

/** Frontmatter of the home page, which is all there is of it. */
export interface HomeFrontmatter {
  pageType: 'home';
  title: string;
  titleSuffix: string;
  description: string;
  hero: Hero;
  features: Feature[];
}
