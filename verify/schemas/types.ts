import ts from 'typescript';
import type {JsonSchema} from './schema';

/** Interfaces that stand for an object of any fields; what the facts list below them says more. */
const OBJECT: JsonSchema = {type: 'object'};

/** Gives the schema of a type by its name. */
type Named = (name: string) => JsonSchema;

/**
 * The JSON schema of a type as it is written.
 *
 * @param node - The type.
 * @param named - Gives the schema of a type that it names.
 * @throws Error for a type that no schema is known for.
 */
export function schemaOfNode(node: ts.TypeNode, named: Named): JsonSchema {
  const ofNode = (inner: ts.TypeNode): JsonSchema => schemaOfNode(inner, named);
  if (ts.isParenthesizedTypeNode(node)) return ofNode(node.type);
  if (ts.isArrayTypeNode(node)) return {type: 'array', items: ofNode(node.elementType)};
  if (ts.isTupleTypeNode(node)) {
    const items = node.elements.map((element) => ofNode(element as ts.TypeNode));
    return {type: 'array', items, minItems: items.length, maxItems: items.length};
  }
  if (ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal)) return {const: node.literal.text};
  if (ts.isLiteralTypeNode(node) && node.literal.kind === ts.SyntaxKind.TrueKeyword) return {const: true};
  if (ts.isUnionTypeNode(node)) return union(node.types.map(ofNode));
  if (ts.isTypeLiteralNode(node)) {
    const fields = node.members.filter(ts.isPropertySignature);
    return {
      type: 'object',
      properties: Object.fromEntries(fields.map(({name, type}) => [name.getText(), type ? ofNode(type) : {}])),
      required: fields.filter(({questionToken}) => questionToken === undefined).map(({name}) => name.getText()),
    };
  }
  if (ts.isTypeReferenceNode(node)) {
    const name = node.typeName.getText();
    const [, value] = node.typeArguments ?? [];
    if (name === 'Record' && value !== undefined) return {type: 'object', additionalProperties: ofNode(value)};
    // A date without quotes, which YAML reads as one, is text in the file.
    return name === 'Date' ? {type: 'string'} : named(name);
  }
  switch (node.kind) {
    case ts.SyntaxKind.StringKeyword:
      return {type: 'string'};
    case ts.SyntaxKind.NumberKeyword:
      return {type: 'number'};
    case ts.SyntaxKind.BooleanKeyword:
      return {type: 'boolean'};
    default:
      throw new Error(`No JSON schema for the type "${node.getText()}". Give it one in verify/schemas/types.ts.`);
  }
}

/** Literals are listed, and the same schema is there once. */
function union(schemas: readonly JsonSchema[]): JsonSchema {
  const literals = schemas.flatMap((schema) => ('const' in schema ? [schema.const] : []));
  const others = schemas.filter((schema) => !('const' in schema)).map((schema) => JSON.stringify(schema));
  const all: JsonSchema[] = [
    ...(literals.length === 0 ? [] : [{enum: literals}]),
    ...[...new Set(others)].map((schema) => JSON.parse(schema) as JsonSchema),
  ];
  return all.length === 1 ? all[0]! : {anyOf: all};
}

/**
 * The JSON schema of a type.
 *
 * @param type - As the facts have it, such as `string | number[]`.
 * @throws Error for a type that no schema is known for.
 */
export function schemaOfType(type: string): JsonSchema {
  const file = ts.createSourceFile('type.ts', `type T = ${type}`, ts.ScriptTarget.Latest, true);
  const [statement] = file.statements;
  if (statement === undefined || !ts.isTypeAliasDeclaration(statement)) throw new Error(`"${type}" is no type.`);
  return schemaOfNode(statement.type, () => OBJECT);
}
