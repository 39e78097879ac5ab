import {readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type {JsonSchema} from './schema';
import {schemaOfNode} from './types';

const ROOT = path.resolve(__dirname, '../..');

type Declaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

/** What the comment before a declaration says, on one line. */
function described(node: ts.Node): {description?: string} {
  const comment = ts.getJSDocCommentsAndTags(node).find(ts.isJSDoc)?.comment;
  const text = (typeof comment === 'string' ? comment : ts.getTextOfJSDocComment(comment))?.replace(/\s+/g, ' ').trim();
  return text === undefined || text === '' ? {} : {description: text};
}

/**
 * The JSON schema of a type that this repository declares, with its comments as descriptions.
 *
 * @param file - File that declares it, relative to the repository.
 * @param name - Name of the type.
 * @throws Error for a type that the file does not declare, or that no schema is known for.
 */
export function schemaOfDeclaration(file: string, name: string): JsonSchema {
  const source = ts.createSourceFile(file, readFileSync(path.join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const declarations = new Map(
    source.statements
      .filter((node): node is Declaration => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node))
      .map((node) => [node.name.text, node]),
  );
  const named = (wanted: string): JsonSchema => {
    const node = declarations.get(wanted);
    if (node === undefined) throw new Error(`${file} declares no type "${wanted}".`);
    if (ts.isTypeAliasDeclaration(node)) return {...schemaOfNode(node.type, named), ...described(node)};
    const fields = node.members.filter(ts.isPropertySignature);
    return {
      type: 'object',
      ...described(node),
      properties: Object.fromEntries(
        fields.map((field) => [
          field.name.getText(),
          {...(field.type ? schemaOfNode(field.type, named) : {}), ...described(field)},
        ]),
      ),
      required: fields.filter(({questionToken}) => questionToken === undefined).map(({name: own}) => own.getText()),
      additionalProperties: false,
    };
  };
  return named(name);
}
