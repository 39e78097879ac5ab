/**
 * The shape of `facts.json`: what the released packages say about themselves.
 *
 * A *fact* is one name a reader can write (an option, a frontmatter field, a
 * component prop, an export, a flag) together with what the release declares
 * and does about it. An *owner* is the thing the name belongs to.
 */

/** What sort of name a fact is. */
export type FactKind =
  /** A field of a configuration object or of a plugin's options. */
  | 'option'
  /** A field of a page's frontmatter. */
  | 'frontmatter'
  /** A field of a `_meta.json` item. */
  | 'meta'
  /** A field of an object handed to plugins, hooks or components. */
  | 'field'
  /** A method a plugin may implement. */
  | 'hook'
  /** A prop of a theme component. */
  | 'prop'
  /** An exported React component. */
  | 'component'
  /** An exported React hook. */
  | 'react-hook'
  /** An exported function. */
  | 'function'
  /** An exported constant or object. */
  | 'constant'
  /** An exported type or interface. */
  | 'type'
  /** A command of the command line. */
  | 'command'
  /** A flag of a command. */
  | 'flag';

/** Where something was read, relative to the released package. */
export interface SourceRef {
  /** Package name, for example `@rspress/core`. */
  package: string;
  /** File inside the package, with forward slashes. */
  file: string;
  /** 1-based line; absent when the whole file is meant. */
  line?: number;
}

/** The value used when the reader sets nothing. */
export interface FactDefault {
  /** JavaScript source of the value, for example `'doc_build'` or `true`. */
  value: string;
  /** The code the value was read from. */
  source: SourceRef;
}

/** One documented name. */
export interface Fact {
  owner: string;
  /** Dotted path inside the owner: `route.cleanUrls`, `locales[].lang`. */
  name: string;
  kind: FactKind;
  /** Readable TypeScript type. */
  type: string;
  /** True when the name may be left out. */
  optional: boolean;
  default?: FactDefault;
  /** JSDoc text as released; kept for comparison, never shown to readers. */
  doc?: string;
  /** Value of the released `@default` tag, if any. */
  docDefault?: string;
  /** First release that has it, when that is known. */
  since?: string;
  /** `true`, or what the release says to use instead. */
  deprecated?: true | string;
  /** Declared but not meant for users. */
  private?: true;
  /** Marked as experimental in the release. */
  experimental?: true;
  /** The release never reads it: setting it has no effect. */
  neverRead?: true;
  /** Declared, but no code ever gives it a value. */
  neverSet?: true;
  /** Read by the code although no released type declares it. */
  undeclared?: true;
  /** Members of a union that have this field, when not all of them do. */
  variants?: string[];
  /** Third-party package that declares it, when not part of Rspress. */
  external?: string;
  /** Package whose types or code the fact was read from. */
  package: string;
  /** Ids of the corrections applied to this fact. */
  corrections?: string[];
}

/** A thing facts belong to. */
export interface Owner {
  name: string;
  /** Package that declares it. */
  package: string;
  /** What sort of thing the owner is. */
  kind: 'config' | 'data' | 'plugin' | 'hooks' | 'module' | 'component' | 'cli';
  /** Types whose members are inherited but not listed, for example `ComponentProps<'a'>`. */
  extends?: string[];
}

/**
 * Another name for part of an owner: `EditLink` is `UserConfig` below
 * `themeConfig.editLink.`.
 */
export interface View {
  owner: string;
  prefix: string;
}

/** The declaration of an exported or referenced type, without comments. */
export interface TypeDeclaration {
  package: string;
  text: string;
}

/** What a command prints for `--help`. */
export interface CommandHelp {
  /** `''` for the command without a name. */
  name: string;
  /** Other names it answers to. */
  aliases: string[];
  usage: string;
  help: string;
}

/** A released package the facts were read from. */
export interface PackageInfo {
  /** Installed version, which the facts were read from. */
  version: string;
  /** Version the pages name, when it is not the installed one. */
  documented?: string;
  /** Major version that install commands pin, for example `1`. */
  major: string;
  /** Comes with `@rspress/core`, which registers it by itself. */
  builtIn?: true;
  /** Switches the Rust compiler off, for the whole site. */
  jsCompiler?: true;
}

/** A difference between what a release declares and what it does; `summaryOf` says it in words. */
export interface Difference {
  id: string;
  owner: string;
  name: string;
  kind: CorrectionKind;
  evidence: SourceRef;
}

/** The whole of `facts.json`. */
export interface Facts {
  packages: Record<string, PackageInfo>;
  owners: Owner[];
  views: Record<string, View>;
  facts: Fact[];
  types: Record<string, TypeDeclaration>;
  cli: CommandHelp[];
  differences: Difference[];
}

/** How a release and its behaviour disagree. */
export type CorrectionKind =
  /** Declared, but no code reads it. */
  | 'never-read'
  /** Declared, but no code ever gives it a value. */
  | 'never-set'
  /** Read by the code, but not declared. */
  | 'undeclared'
  /** The JSDoc default is not the value the code uses. */
  | 'default'
  /** The JSDoc text says something the code does not do. */
  | 'doc'
  /** Declared optional but needed, or the other way round. */
  | 'optional'
  /** The declared type accepts less or more than the code. */
  | 'type'
  /** Works, but not as its name and type suggest. */
  | 'behaviour'
  /** No disagreement: a value decided by code the extractor cannot follow. */
  | 'hand-read';

/** One reviewed correction with the evidence for it. */
export interface Correction {
  /** Stable id, unique in the file. */
  id: string;
  owner: string;
  name: string;
  kind: CorrectionKind;
  /**
   * What the release declares, as extracted. The correction is stale when the
   * extracted value no longer equals it.
   */
  released?: {type?: string; optional?: boolean; docDefault?: string; doc?: string; default?: string};
  /**
   * For `never-read`: a name no released code may read, by which a change is
   * noticed. Absent when the name is also read for something else; the evidence
   * then has to show it.
   */
  unread?: string;
  /** Values that replace or complete the extracted ones. */
  set?: Partial<Pick<Fact, 'kind' | 'type' | 'optional' | 'deprecated' | 'private' | 'since'>> & {default?: string};
  /** Of a value decided by hand: what the code does. What readers are told is in `i18n/<lang>/texts/corrections.json`. */
  why?: string;
  evidence: {
    package: string;
    file: string;
    /** Code that proves it, with white space collapsed; must still be in `file`. */
    contains: string;
  };
}
