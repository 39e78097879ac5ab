/**
 * What the check of a configuration knows and finds. All of it is JSON: the build derives the
 * knowledge from the facts of the packages, and the page that shows the check loads it.
 */

/** A value that an option takes. An option takes what one of its list is; an empty list is anything. */
export type Accept =
  | 'string'
  | 'number'
  | 'boolean'
  | 'function'
  | 'regexp'
  | 'null'
  /** Any object. */
  | 'object'
  | {is: string | number | boolean}
  | {list: Accept[]}
  /** A list of fixed length, with what each place takes. */
  | {tuple: Accept[][]}
  /** An object whose keys are the reader's own, with what each takes. */
  | {keys: Accept[]}
  /** An object with the options of a group. */
  | {group: string};

/** How an option differs in the next major release. */
export interface Change {
  kind: 'removed' | 'moved' | 'default' | 'deprecated' | 'required' | 'behaviour';
  /** Row of the page about moving that says what to do. */
  row: string;
  /** Both defaults, of a new one. */
  before?: string;
  after?: string;
  /** Where the name is now, of one that moved. */
  to?: string[];
}

/** One name of a group. */
export interface Option {
  accepts: Accept[];
  required?: true;
  /** What the release says to use instead; empty when it does not say. */
  deprecated?: string;
  /** Setting it does nothing; the sentence says why, where one is known. */
  unread?: string;
  /** Somebody else's options, which are not looked into. */
  foreign?: true;
  /** Its entry in the reference: a path from the root of the language, with a hash. */
  link?: string;
  next?: Change;
}

/** Options that stand side by side in an object. */
export interface Group {
  options: Record<string, Option>;
  /** Names that the next major release has here and the documented one has not. */
  later: string[];
  /** Whether it takes other names too. */
  open?: true;
}

/** What a module exports: a change of the next major release, or none. */
export type ModuleExports = Record<string, Change | null>;

/** An official plugin. */
export interface KnownPlugin {
  /** Group of its options; none for a plugin without options. */
  group?: string;
  /** Whether the first argument may be left out. */
  optional: boolean;
  /** It has the site compiled by JavaScript, so that plugins of remark and rehype run. */
  jsCompiler?: true;
  link?: string;
  /** `part`: of the main package; `version`: install the next one; `unread`: the same, but it was not compared. */
  next: 'part' | 'version' | 'unread';
}

/** A behaviour of the release that {@link RULES} recognise. */
export interface KnownBehaviour {
  text: string;
  link?: string;
}

/** Labels and sentences of one language; `{name}` and the like stand for what is found. */
export interface CheckTexts {
  labels: Record<
    | Exclude<Problem['kind'], 'change'>
    | Exclude<Change['kind'], 'deprecated' | 'behaviour'>
    | 'changeDeprecated'
    | 'changeBehaviour',
    string
  >;
  messages: Record<
    | Exclude<Problem['kind'], 'package'>
    | 'unknownTheme'
    | 'near'
    | 'instead'
    | 'to'
    | 'default'
    | 'part'
    | 'version'
    | 'versionUnread',
    string
  >;
  /** Sorts of values, as a sentence names them. */
  kinds: Record<ValueKind, string>;
  /** A boolean that is there, where one that is wanted is told by its values. */
  actualBoolean: string;
  blind: Record<BlindKind, string>;
  /** What surrounds the findings. */
  report: Record<
    'now' | 'next' | 'blind' | 'syntax' | 'line' | 'column' | 'more' | 'row' | 'summary' | 'broken' | 'none' | 'clean',
    string
  >;
  /** End of a sentence. */
  end: string;
}

/** All that the check knows, in one language. */
export interface ConfigFacts {
  /** By name; {@link ROOT_GROUP} is the configuration itself. */
  groups: Record<string, Group>;
  modules: Record<string, ModuleExports>;
  plugins: Record<string, KnownPlugin>;
  /** Sentences of rows of the page about moving. */
  rows: Record<string, string>;
  behaviours: Record<string, KnownBehaviour>;
  /** Path of the page about moving, from the root of the language. */
  movingPage: string;
  /** Language of all texts. */
  lang: string;
  /** What stands between two sentences. */
  gap: string;
  texts: CheckTexts;
}

/** Group of the configuration itself. */
export const ROOT_GROUP = 'UserConfig';

/** Group of what stands in `plugins`. */
export const PLUGIN_GROUP = 'RspressPlugin';

/** A place in the file. */
export interface Place {
  /** From 1. */
  line: number;
  /** From 1. */
  column: number;
  /** Full name of what is there, such as `themeConfig.locales[].nav`. */
  name: string;
}

/** What a value is, as far as its code shows it. */
export type ValueKind = 'string' | 'number' | 'boolean' | 'list' | 'object' | 'function' | 'regexp' | 'null';

/** What is wrong, or changes. */
export type Problem =
  /** No such option; `near` is the nearest name. */
  | {kind: 'unknown'; near?: string}
  /** An option of the next major release. */
  | {kind: 'later'}
  | {kind: 'unknownExport'; module: string; near?: string}
  | {kind: 'duplicate'}
  | {kind: 'missing'}
  | {kind: 'type'; expected: Accept[]; actual: ValueKind}
  | {kind: 'value'; expected: Accept[]; actual: string; near?: string}
  | {kind: 'deprecated'; instead: string}
  | {kind: 'unread'; why: string}
  | {kind: 'behaviour'; behaviour: string}
  /** A change of the next major release. */
  | {kind: 'change'; change: Change}
  /** Another package in the next major release. */
  | {kind: 'package'; name: string; next: KnownPlugin['next']};

/** Something found, at all places where it is the same. */
export interface Finding {
  problem: Problem;
  places: Place[];
  /** Where readers find more: a path from the root of the language, with a hash. */
  link?: string;
}

/** Why a part of a configuration was not checked, or not for sure. */
export type BlindKind =
  /** Values spread from elsewhere. */
  | 'spread'
  /** A key that is computed. */
  | 'computed'
  /** A value that depends on a condition: all branches were checked. */
  | 'condition'
  /** The value of an import. */
  | 'import'
  /** What a function returns, or any other value that only a run shows. */
  | 'run'
  /** A plugin that is not official. */
  | 'plugin'
  /** Options of Rsbuild. */
  | 'foreign'
  /** The object is changed after it was written. */
  | 'assigned';

/** Parts that were not checked, for one reason. */
export interface Blind {
  kind: BlindKind;
  places: Place[];
}

/** An error of the syntax, in the words of the parser. */
export interface SyntaxProblem {
  line: number;
  column: number;
  message: string;
}

/** Result of a check. */
export interface Report {
  /** Whether a configuration was found in the text. */
  found: boolean;
  syntax: SyntaxProblem[];
  /** What is wrong for the documented release. */
  now: Finding[];
  /** What changes with the next major release. */
  next: Finding[];
  blind: Blind[];
}
