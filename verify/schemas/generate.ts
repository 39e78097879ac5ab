import type {Fact, Facts} from '../../content/facts/types';
import {FACTS_FORMAT, SEARCH_FORMAT} from '../../content/facts/published';
import {schemaOfDeclaration} from './declarations';
import {DRAFT, type JsonSchema} from './schema';
import {schemaOfType} from './types';

/** Where the schemas are, relative to the repository. */
export const META_SCHEMA = 'static/data/meta.schema.json';
export const FRONTMATTER_SCHEMA = 'static/data/frontmatter.schema.json';
export const FACTS_SCHEMA = 'static/data/facts.schema.json';
export const SEARCH_SCHEMA = 'static/data/search.schema.json';

/** Schema of a published file: what it holds, and which format it has. */
function published(title: string, format: number, content: JsonSchema, more: Record<string, JsonSchema>): JsonSchema {
  const about: Record<string, JsonSchema> = {
    $schema: {type: 'string'},
    formatVersion: {const: format, description: 'Grows when a reader of the file has to change'},
    release: {type: 'string', description: 'Release of Rspress that the file is about'},
    ...more,
  };
  return {
    $schema: DRAFT,
    title,
    type: 'object',
    properties: {...about, ...content.properties},
    required: [...Object.keys(about), ...(content.required ?? [])],
    additionalProperties: false,
  };
}

/** A value as it is in the code, where JSON has it too. */
function defaultOf({default: known}: Fact): {default?: unknown} {
  const text = known?.value.replace(/^'([^'"\\]*)'$/, '"$1"');
  try {
    return text === undefined ? {} : {default: JSON.parse(text)};
  } catch {
    return {};
  }
}

/** Facts directly below a prefix, by the rest of their name. */
function below(facts: readonly Fact[], prefix: string): Map<string, Fact> {
  return new Map(
    facts
      .filter(({name}) => name.startsWith(prefix) && /^[^.[]+$/.test(name.slice(prefix.length)))
      .map((fact) => [fact.name.slice(prefix.length), fact]),
  );
}

/** The fields below a prefix, each with what the facts say about it. */
function fields(facts: readonly Fact[], prefix: string): Pick<JsonSchema, 'properties' | 'required'> {
  const own = below(facts, prefix);
  const required = [...own].filter(([, {optional}]) => !optional).map(([name]) => name);
  return {
    properties: Object.fromEntries([...own].map(([name, fact]) => [name, schemaOf(fact, facts)])),
    ...(required.length === 0 ? {} : {required}),
  };
}

function schemaOf(fact: Fact, facts: readonly Fact[]): JsonSchema {
  const own = schemaOfType(fact.type);
  const isList = own.type === 'array';
  const inner = fields(facts, `${fact.name}${isList ? '[]' : ''}.`);
  // What the facts list below a name is more than its type says, as with `hero.actions[].theme`.
  const hasFields = Object.keys(inner.properties ?? {}).length > 0 && own.anyOf === undefined;
  const object: JsonSchema = {type: 'object', ...inner};
  return {...(!hasFields ? own : isList ? {type: 'array', items: object} : object), ...defaultOf(fact)};
}

const ownedBy = ({facts}: Facts, owner: string): Fact[] => {
  const found = facts.filter((fact) => fact.owner === owner && fact.private !== true);
  if (found.length === 0) throw new Error(`The facts have no "${owner}". Adapt verify/schemas/generate.ts.`);
  return found;
};

/**
 * The schema of the frontmatter of a page. Fields that Rspress does not know are allowed, because
 * components read fields of their own.
 *
 * @param facts - Facts of the release.
 */
export function frontmatterSchema(facts: Facts): JsonSchema {
  return {
    $schema: DRAFT,
    title: `Frontmatter of a page of Rspress ${facts.packages.rspress?.version}`,
    type: 'object',
    ...fields(ownedBy(facts, 'FrontMatterMeta'), ''),
  };
}

/** Fields that an item of each kind cannot do without. */
const NEEDED: Readonly<Record<string, string[]>> = {
  "'file'": ['name'],
  "'dir'": ['type', 'name'],
  "'divider'": ['type'],
  "'section-header'": ['type', 'label'],
};

/**
 * The schema of a `_meta.json`: the menu of a folder, or in the root of a language, the navigation bar.
 *
 * @param facts - Facts of the release.
 * @throws Error when the release knows other kinds of items.
 */
export function metaSchema(facts: Facts): JsonSchema {
  const {properties: all = {}} = fields(ownedBy(facts, '_meta.json'), '');
  const {type: _type, ...own} = all;
  const kinds =
    ownedBy(facts, '_meta.json')
      .find(({name}) => name === 'type')
      ?.type.split(' | ') ?? [];
  const unknown = [
    ...kinds.filter((kind) => !(kind in NEEDED)),
    ...Object.keys(NEEDED).filter((kind) => !kinds.includes(kind)),
  ];
  if (unknown.length > 0) {
    throw new Error(
      `Items of _meta.json have other kinds than verify/schemas/generate.ts knows: ${unknown.join(', ')}.`,
    );
  }
  const item = (kind: string, required: string[]): JsonSchema => ({
    type: 'object',
    properties: {type: {const: kind.slice(1, -1)}, ...own},
    required,
    additionalProperties: false,
  });
  const nav = fields(ownedBy(facts, 'NavItem'), '').properties ?? {};
  const navItem = (required: string[], items: JsonSchema): JsonSchema => ({
    type: 'object',
    properties: {...nav, items},
    required,
    additionalProperties: false,
  });
  const {items: _items, ...link} = nav;
  const linkItem: JsonSchema = {
    type: 'object',
    properties: link,
    required: ['text', 'link'],
    additionalProperties: false,
  };
  return {
    $schema: DRAFT,
    title: `_meta.json of Rspress ${facts.packages.rspress?.version}`,
    type: 'array',
    items: {
      anyOf: [
        {type: 'string', description: 'Name of a page or folder, without extension'},
        ...kinds.map((kind) => item(kind, NEEDED[kind] ?? [])),
        // Read by its link, whatever its type says.
        item("'custom-link'", ['label', 'link']),
        linkItem,
        navItem(['items'], {type: 'array', items: linkItem}),
      ],
    },
  };
}

/**
 * The files with all schemas.
 *
 * @param facts - Facts of the release.
 * @returns Texts by path, relative to the repository.
 */
export function schemaFiles(facts: Facts): Map<string, string> {
  const print = (schema: JsonSchema): string => `${JSON.stringify(schema, null, 2)}\n`;
  return new Map([
    [META_SCHEMA, print(metaSchema(facts))],
    [FRONTMATTER_SCHEMA, print(frontmatterSchema(facts))],
    [
      FACTS_SCHEMA,
      print(published('Facts of Rspress', FACTS_FORMAT, schemaOfDeclaration('content/facts/types.ts', 'Facts'), {})),
    ],
    [
      SEARCH_SCHEMA,
      print(
        published(
          'Search index of the documentation of Rspress',
          SEARCH_FORMAT,
          {
            properties: {
              sections: {type: 'array', items: schemaOfDeclaration('search/types.ts', 'SearchSection')},
            },
            required: ['sections'],
          },
          {lang: {type: 'string'}},
        ),
      ),
    ],
  ]);
}
