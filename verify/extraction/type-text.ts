import ts from 'typescript';
import {isFamily, packageOfFile} from './packages';

const printer = ts.createPrinter({removeComments: true});

/** Whether a declaration comes from one of the documented packages. */
export function inFamily(node: ts.Node): boolean {
  const name = packageOfFile(node.getSourceFile().fileName);
  return name !== undefined && isFamily(name);
}

function singleLine(node: ts.Node): void {
  ts.setEmitFlags(node, ts.EmitFlags.SingleLine);
  ts.forEachChild(node, singleLine);
}

/** Removes what declaration bundlers add to names: `React_2`, `import("react").`. */
export function tidyTypeText(text: string): string {
  return text
    .replace(/import\("[^"]+"\)\./g, '')
    .replace(/\b([A-Za-z]+)_2\b/g, '$1')
    .replace(/"([^"\\']*)"/g, "'$1'")
    .replace(/\s+/g, ' ')
    .replace(/; \}/g, ' }')
    .trim();
}

/** Text of a node as released, on one line and without comments. */
export function nodeText(node: ts.Node): string {
  singleLine(node);
  return tidyTypeText(printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile()));
}

/** The union, array or literal an alias stands for, when spelling it out helps. */
function aliasBody(node: ts.TypeReferenceNode, checker: ts.TypeChecker): ts.TypeNode | undefined {
  if (node.typeArguments?.length) return undefined;
  let symbol = checker.getSymbolAtLocation(node.typeName);
  if (symbol && symbol.flags & ts.SymbolFlags.Alias) symbol = checker.getAliasedSymbol(symbol);
  const declaration = symbol?.declarations?.[0];
  if (!declaration || !inFamily(declaration)) return undefined;
  if (ts.isTypeParameterDeclaration(declaration)) return declaration.default;
  if (!ts.isTypeAliasDeclaration(declaration)) return undefined;
  const body = declaration.type;
  const plain =
    ts.isUnionTypeNode(body) || ts.isArrayTypeNode(body) || ts.isLiteralTypeNode(body) || ts.isFunctionTypeNode(body);
  return plain || body.kind === ts.SyntaxKind.StringKeyword ? body : undefined;
}

/**
 * A type as a reader would write it.
 *
 * The released spelling is kept, except that an alias of a union or an array is
 * replaced by what it stands for, one level deep.
 */
export function typeNodeText(node: ts.TypeNode, checker: ts.TypeChecker): string {
  if (ts.isTypeReferenceNode(node)) {
    const body = aliasBody(node, checker);
    if (body) return nodeText(body);
  }
  return nodeText(node);
}

/** Signature of a function-like declaration: `(url?: string) => string`. */
export function signatureText(node: ts.SignatureDeclaration): string {
  const generics = node.typeParameters?.length ? `<${node.typeParameters.map(nodeText).join(', ')}>` : '';
  const parameters = node.parameters.map((parameter) => {
    if (!ts.isObjectBindingPattern(parameter.name)) return nodeText(parameter);
    // `{ a, b }: Props` reads better as `props: Props`.
    return `props${parameter.questionToken ? '?' : ''}: ${parameter.type ? nodeText(parameter.type) : 'object'}`;
  });
  return `${generics}(${parameters.join(', ')}) => ${node.type ? nodeText(node.type) : 'void'}`;
}

/** Declaration of a type, without comments and modifiers, ready for a code block. */
export function declarationText(node: ts.Declaration): string {
  // Parsed anew: nodes of the program may already be marked to print on one line.
  const copy = ts.createSourceFile('declaration.d.ts', node.getText(), ts.ScriptTarget.ES2022);
  return printer
    .printFile(copy)
    .replace(/^(?:export )?(?:default )?(?:declare )?/, '')
    .replace(/import\("[^"]+"\)\./g, '')
    .replace(/\b([A-Za-z]+)_2\b/g, '$1')
    .replace(/"([^"\\'\n]*)"/g, "'$1'")
    .replace(/^( {4})+/gm, (indent) => ' '.repeat(indent.length / 2))
    .trim();
}
