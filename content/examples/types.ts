/** One run of the toolkit's command line in the example. */
export interface BuildOptions {
  /** Configuration file passed with `--config`; without it the toolkit finds `rspress.config.ts` itself. */
  readonly config?: string;
  /** Output folder inside the example; `doc_build` unless the configuration says otherwise. */
  readonly outDir?: string;
  /** Exit code the command must end with; 0 unless the build is meant to fail. */
  readonly exitCode?: number;
  /** Environment variables added for this run; the process has started by then, so that `NODE_OPTIONS` would change nothing. */
  readonly env?: Readonly<Record<string, string>> & {readonly NODE_OPTIONS?: never};
  /** A script of the example (path inside it), run with Node before the build, in the folder of the build. */
  readonly prepare?: string;
  /** Whether scripts and styles are minified, as they are unless said otherwise. */
  readonly minify?: false;
  /** Whether pages show the result live, under `/live/<example>/` (see `base.ts`). Only for `default`. */
  readonly live?: true;
  /** `base` of the configuration of a live build, with a slash at both ends; left out where it is `/`. */
  readonly base?: string;
  /** Files that the toolkit does not write, and at which a live site has `404.html`: what hosts send for a URL without a page. */
  readonly lost?: readonly string[];
}

/** What the builds of an example have in common, whoever runs them: the rest of `expect.ts` is for its claims. */
export interface ExampleBuilds {
  /** Builds by name; `default` is the one pages show. */
  readonly builds: Readonly<Record<string, BuildOptions>> & {readonly default: BuildOptions};
}
