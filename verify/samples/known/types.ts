/** Types of the configuration files that samples show. The checker compares samples with them. */
import type {FrontMatterMeta, NavItem} from '@rspress/shared';

/** An entry of a sidebar-level `_meta.json`, with the fields the released code reads for its type. */
export type SideMetaEntry =
  | {type?: 'file'; name: string; label?: string; tag?: string; overviewHeaders?: number[]; context?: string}
  | {
      type: 'dir';
      name: string;
      label?: string;
      collapsible?: boolean;
      collapsed?: boolean;
      tag?: string;
      overviewHeaders?: number[];
      context?: string;
    }
  | {type: 'divider'; dashed?: boolean}
  | {type: 'section-header'; label: string; tag?: string}
  | {type: 'custom-link'; label: string; link: string; tag?: string; context?: string};

/** `_meta.json` in a folder below the root: one sidebar level. */
export type SideMeta = (string | SideMetaEntry)[];

/** `_meta.json` in the root of a language and version: the navigation bar. */
export type NavMeta = NavItem[];

/** Author as the feed plugin reads it. */
interface FeedAuthor {
  name?: string;
  email?: string;
  link?: string;
  avatar?: string;
}

/** Frontmatter of a page: declared fields, and those read by code or official plugins without being declared. */
export interface Frontmatter extends FrontMatterMeta {
  navbar?: boolean;
  globalUIComponents?: boolean;
  playgroundDirection?: 'horizontal' | 'vertical';
  id?: string | number;
  slug?: string | number;
  permalink?: string;
  summary?: string;
  author?: string | FeedAuthor | (string | FeedAuthor)[];
  category?: string | string[];
  categories?: string[];
  date?: string | Date;
  published_at?: string | Date;
  'link-rss'?: string | string[];
}

/** Texts by key and language. */
export type I18nTexts = Record<string, Record<string, string>>;

/** Fields of `package.json` that samples use. */
export interface PackageJson {
  name?: string;
  version?: string;
  private?: boolean;
  description?: string;
  keywords?: string[];
  license?: string;
  author?: string | {name: string; email?: string; url?: string};
  repository?: string | {type: string; url: string; directory?: string};
  homepage?: string;
  type?: 'module' | 'commonjs';
  main?: string;
  module?: string;
  types?: string;
  bin?: string | Record<string, string>;
  files?: string[];
  sideEffects?: boolean | string[];
  exports?: unknown;
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, {optional?: boolean}>;
  optionalDependencies?: Record<string, string>;
  overrides?: Record<string, unknown>;
  pnpm?: Record<string, unknown>;
  resolutions?: Record<string, string>;
  engines?: Record<string, string>;
  packageManager?: string;
  publishConfig?: {access?: 'public' | 'restricted'; registry?: string; tag?: string};
  workspaces?: string[];
}

interface WorkflowStep {
  name?: string;
  id?: string;
  if?: string;
  uses?: string;
  run?: string;
  with?: Record<string, string | number | boolean>;
  env?: Record<string, string | number | boolean>;
  'working-directory'?: string;
  shell?: string;
}

type Permissions = 'read-all' | 'write-all' | Record<string, 'read' | 'write' | 'none'>;

/** A GitHub Actions workflow. */
export interface GitHubWorkflow {
  name?: string;
  on: string | string[] | Record<string, unknown>;
  permissions?: Permissions;
  concurrency?: string | {group: string; 'cancel-in-progress'?: boolean};
  env?: Record<string, string | number | boolean>;
  defaults?: {run?: {'working-directory'?: string; shell?: string}};
  jobs: Record<
    string,
    {
      name?: string;
      'runs-on': string | string[];
      needs?: string | string[];
      if?: string;
      permissions?: Permissions;
      environment?: string | {name: string; url?: string};
      env?: Record<string, string | number | boolean>;
      concurrency?: string | {group: string; 'cancel-in-progress'?: boolean};
      strategy?: {matrix: Record<string, unknown>; 'fail-fast'?: boolean};
      outputs?: Record<string, string>;
      'timeout-minutes'?: number;
      steps: WorkflowStep[];
    }
  >;
}

interface GitLabJob {
  image?: string | {name: string};
  stage?: string;
  script?: string | string[];
  before_script?: string | string[];
  artifacts?: {paths?: string[]; expire_in?: string};
  cache?: {key?: unknown; paths?: string[]};
  rules?: {if?: string; when?: string; changes?: string[]}[];
  environment?: string | {name: string; url?: string};
  pages?: boolean | {publish?: string; path_prefix?: string};
  publish?: string;
  needs?: string[];
  variables?: Record<string, string>;
}

/** A GitLab pipeline. */
export type GitLabPipeline = {
  image?: string | {name: string};
  stages?: string[];
  variables?: Record<string, string>;
  cache?: {key?: unknown; paths?: string[]};
} & Record<string, GitLabJob | string | string[] | Record<string, unknown> | undefined>;

interface NetlifyBuild {
  base?: string;
  command?: string;
  publish?: string;
  ignore?: string;
  environment?: Record<string, string>;
}

/** `netlify.toml`. */
export interface NetlifyConfig {
  build?: NetlifyBuild;
  context?: Record<string, NetlifyBuild>;
  redirects?: {
    from: string;
    to: string;
    status?: number;
    force?: boolean;
    conditions?: Record<string, string[]>;
    headers?: Record<string, string>;
  }[];
  headers?: {for: string; values: Record<string, string>}[];
}

/** `vercel.json`. */
export interface VercelConfig {
  $schema?: string;
  buildCommand?: string | null;
  installCommand?: string | null;
  devCommand?: string | null;
  outputDirectory?: string | null;
  framework?: string | null;
  cleanUrls?: boolean;
  trailingSlash?: boolean;
  redirects?: {source: string; destination: string; permanent?: boolean; statusCode?: number}[];
  rewrites?: {source: string; destination: string}[];
  headers?: {source: string; headers: {key: string; value: string}[]}[];
}

/** `wrangler.toml`, `wrangler.json`, `wrangler.jsonc`. */
export interface WranglerConfig {
  $schema?: string;
  name: string;
  compatibility_date?: string;
  main?: string;
  pages_build_output_dir?: string;
  assets?: {
    directory: string;
    binding?: string;
    html_handling?: 'auto-trailing-slash' | 'force-trailing-slash' | 'drop-trailing-slash' | 'none';
    not_found_handling?: 'none' | '404-page' | 'single-page-application';
  };
}
