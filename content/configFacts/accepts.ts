/** Turns the types of facts into what a check can compare values with. */
import {parse} from '@babel/parser';
import type {TSType, TSTypeElement} from '@babel/types';
import type {Accept} from '../configCheck/types';

/**
 * What a name of a type stands for.
 *
 * @returns `undefined` for a type that is not known, which takes anything.
 */
export type ResolveType = (name: string) => Accept[] | TSType | undefined;

/** Parses a type, as facts have it. */
function parseType(text: string): TSType {
  const [statement] = parse(`type T = ${text}`, {plugins: ['typescript'], sourceType: 'module'}).program.body;
  if (statement?.type !== 'TSTypeAliasDeclaration') throw new Error(`"${text}" is not one type.`);
  return statement.typeAnnotation;
}

/**
 * The right side of a declared type.
 *
 * @param text - `type X = …;` or `interface X {…}`.
 * @returns The type; nothing for an interface that extends another.
 */
export function declaredType(text: string): TSType | undefined {
  const [statement] = parse(text, {plugins: ['typescript'], sourceType: 'module'}).program.body;
  if (statement?.type === 'TSTypeAliasDeclaration') return statement.typeAnnotation;
  if (statement?.type !== 'TSInterfaceDeclaration' || (statement.extends ?? []).length > 0) return undefined;
  return {...statement.body, type: 'TSTypeLiteral', members: statement.body.body};
}

/** How deep types may name each other: further down anything goes. */
const DEPTH = 6;

/** Anything, in a union, makes the union anything. */
type Found = Accept[] | undefined;

const KEYWORDS: Readonly<Partial<Record<TSType['type'], Accept[]>>> = {
  TSStringKeyword: ['string'],
  TSNumberKeyword: ['number'],
  TSBooleanKeyword: ['boolean'],
  TSNullKeyword: ['null'],
  TSUndefinedKeyword: [],
  TSVoidKeyword: [],
  TSFunctionType: ['function'],
  TSObjectKeyword: ['object', {list: []}],
};

/** What readers of a tuple count: the name of a place is only for people. */
const placeType = (place: TSType | {type: string; elementType?: TSType}): TSType =>
  place.type === 'TSNamedTupleMember' && 'elementType' in place ? place.elementType! : (place as TSType);

/** An object of a group, or anything. */
const ofGroup = (group: string | undefined): Found => (group === undefined ? undefined : [{group}]);

/** An object type: its keys are free, or those of the group, or not known. */
function ofMembers(members: readonly TSTypeElement[], group: string | undefined, read: (type: TSType) => Found): Found {
  const [first] = members;
  if (first?.type === 'TSIndexSignature') return [{keys: read(first.typeAnnotation!.typeAnnotation) ?? []}];
  return [group === undefined ? 'object' : {group}];
}

/**
 * What an option takes.
 *
 * @param type - Its type as the facts have it.
 * @param group - Group of the names below the option, if there are any.
 * @param resolve - Finds the types that it names.
 * @returns Empty when it takes anything, or what is not known.
 */
export function acceptsOf(type: string, group: string | undefined, resolve: ResolveType): Accept[] {
  const read = (node: TSType, depth: number): Found => {
    const keyword = KEYWORDS[node.type];
    if (keyword !== undefined) return keyword;
    const inner = (one: TSType): Found => read(one, depth);
    switch (node.type) {
      case 'TSParenthesizedType':
      case 'TSOptionalType':
        return inner(node.typeAnnotation);
      case 'TSTypeOperator':
        return node.operator === 'readonly' ? inner(node.typeAnnotation) : undefined;
      case 'TSUnionType': {
        const all = node.types.map(inner);
        return all.every((one) => one !== undefined) ? unique(all.flat()) : undefined;
      }
      case 'TSLiteralType': {
        const {literal} = node;
        if (literal.type === 'StringLiteral' || literal.type === 'NumericLiteral' || literal.type === 'BooleanLiteral')
          return [{is: literal.value}];
        return undefined;
      }
      case 'TSArrayType':
        return [{list: inner(node.elementType) ?? []}];
      case 'TSTupleType':
        return [{tuple: node.elementTypes.map((place) => inner(placeType(place)) ?? [])}];
      case 'TSTypeLiteral':
        return ofMembers(node.members, group, inner);
      case 'TSIntersectionType':
        // `string & {}` is how a type keeps its suggestions; others have parts that are not known.
        return node.types.some(({type: kind}) => kind === 'TSStringKeyword') ? ['string'] : ofGroup(group);
      case 'TSTypeReference': {
        if (node.typeName.type !== 'Identifier') return undefined;
        const {name} = node.typeName;
        const [first, second] = node.typeParameters?.params ?? [];
        if (name === 'Array' && first) return [{list: inner(first) ?? []}];
        if (name === 'Record' && second) return [{keys: inner(second) ?? []}];
        if (name === 'RegExp') return ['regexp'];
        if (name === 'PluggableList') return [{list: []}];
        const known = depth < DEPTH ? resolve(name) : undefined;
        if (Array.isArray(known)) return known;
        if (known !== undefined) return read(known, depth + 1);
        return ofGroup(group);
      }
      default:
        return undefined;
    }
  };
  return read(parseType(type), 0) ?? [];
}

/** Every alternative once. */
const unique = (all: readonly Accept[]): Accept[] =>
  all.filter((one, at) => all.findIndex((other) => JSON.stringify(other) === JSON.stringify(one)) === at);
