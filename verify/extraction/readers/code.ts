import ts from 'typescript';

/** How the code falls back to a value. */
export interface Fallback {
  /**
   * `or`: `path ?? value` or `path || value`. `binding`: `{name = value}`.
   * `not-false`: `path !== false`. `truthy`: read as a condition. `return`: the
   * last value a function returns.
   */
  how: 'or' | 'binding' | 'not-false' | 'truthy' | 'return';
  /** Property path as far as the code shows it, outermost first. */
  path: readonly string[];
  /** Nearest named function around it. */
  fn: string | undefined;
  /** The value; absent where the form implies it. */
  value?: ts.Expression;
  line: number;
}

/** A parsed file of released code. */
export interface Code {
  file: ts.SourceFile;
  fallbacks: readonly Fallback[];
  /** Names of every property or binding the code reads. */
  reads: ReadonlySet<string>;
}

function unwrap(node: ts.Expression): ts.Expression {
  let current = node;
  while (ts.isParenthesizedExpression(current) || ts.isNonNullExpression(current)) current = current.expression;
  return current;
}

const isNull = (node: ts.Expression): boolean => unwrap(node).kind === ts.SyntaxKind.NullKeyword;

/** `a.b` of `null == a ? void 0 : a.b`, which is how `a?.b` is released for old targets. */
function chainOf(node: ts.ConditionalExpression): {tested: ts.Expression; value: ts.Expression} | undefined {
  let test = unwrap(node.condition);
  // `null === a || void 0 === a ? void 0 : a.b`
  if (ts.isBinaryExpression(test) && test.operatorToken.kind === ts.SyntaxKind.BarBarToken) test = unwrap(test.left);
  if (!ts.isBinaryExpression(test) || !isNull(test.left)) return undefined;
  const {kind} = test.operatorToken;
  if (kind !== ts.SyntaxKind.EqualsEqualsToken && kind !== ts.SyntaxKind.EqualsEqualsEqualsToken) return undefined;
  return {tested: unwrap(test.right), value: unwrap(node.whenFalse)};
}

function functionName(node: ts.Node): string | undefined {
  for (let current: ts.Node | undefined = node.parent; current; current = current.parent) {
    if ((ts.isFunctionDeclaration(current) || ts.isMethodDeclaration(current)) && current.name)
      return current.name.getText();
    if (ts.isArrowFunction(current) || ts.isFunctionExpression(current)) {
      const {parent} = current;
      // `const Tabs = forwardRef((props, ref) => …)`
      const wrapped = ts.isCallExpression(parent) && /\bforwardRef\)?$/.test(parent.expression.getText());
      const holder = wrapped ? parent.parent : parent;
      if (ts.isVariableDeclaration(holder)) return holder.name.getText();
    }
    if (ts.isConstructorDeclaration(current)) return 'constructor';
  }
  return undefined;
}

const scriptKind = (name: string): ts.ScriptKind =>
  name.endsWith('.tsx') ? ts.ScriptKind.TSX : name.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.JS;

/**
 * Reads where a file of released code falls back to a default, and what it reads.
 *
 * @param name - File name; its extension decides how the text is parsed.
 * @param text - Source text.
 */
export function readCode(name: string, text: string): Code {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.ES2022, true, scriptKind(name));
  const temporaries = new Map<string, readonly string[]>();
  const fallbacks: Fallback[] = [];
  const reads = new Set<string>();

  // Temporaries of lowered optional chains (`_a = x.y`) have names unique in the file.
  const pathOf = (expression: ts.Expression): readonly string[] => {
    const node = unwrap(expression);
    if (ts.isIdentifier(node)) return temporaries.get(node.text) ?? [node.text];
    if (ts.isPropertyAccessExpression(node)) return [...pathOf(node.expression), node.name.text];
    if (ts.isElementAccessExpression(node) && ts.isStringLiteral(node.argumentExpression)) {
      return [...pathOf(node.expression), node.argumentExpression.text];
    }
    if (ts.isConditionalExpression(node)) {
      const chain = chainOf(node);
      if (!chain) return [];
      pathOf(chain.tested);
      return pathOf(chain.value);
    }
    if (ts.isBinaryExpression(node)) {
      if (node.operatorToken.kind === ts.SyntaxKind.EqualsToken && ts.isIdentifier(node.left)) {
        const path = pathOf(node.right);
        if (node.left.text.startsWith('_')) temporaries.set(node.left.text, path);
        return path;
      }
      // `(config || {}).title`
      return pathOf(node.left);
    }
    return [];
  };

  const add = (how: Fallback['how'], path: readonly string[], node: ts.Node, value?: ts.Expression): void => {
    if (path.length === 0) return;
    const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    fallbacks.push({how, path, fn: functionName(node), line, ...(value ? {value} : {})});
  };

  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) reads.add(node.name.text);
    if (ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression))
      reads.add(node.argumentExpression.text);
    if (ts.isBinaryExpression(node)) {
      const {kind} = node.operatorToken;
      if (kind === ts.SyntaxKind.QuestionQuestionToken || kind === ts.SyntaxKind.BarBarToken) {
        // `a ?? b ?? value`: each of a and b ends at value.
        add('or', pathOf(node.left), node, node.right);
        const right = unwrap(node.left);
        if (ts.isBinaryExpression(right) && right.operatorToken.kind === kind)
          add('or', pathOf(right.right), node, node.right);
      }
      if (kind === ts.SyntaxKind.ExclamationEqualsEqualsToken) {
        if (node.left.kind === ts.SyntaxKind.FalseKeyword) add('not-false', pathOf(node.right), node);
        if (node.right.kind === ts.SyntaxKind.FalseKeyword) add('not-false', pathOf(node.left), node);
      }
      if (kind === ts.SyntaxKind.EqualsEqualsEqualsToken && node.left.kind === ts.SyntaxKind.FalseKeyword) {
        add('not-false', pathOf(node.right), node);
      }
      if (kind === ts.SyntaxKind.AmpersandAmpersandToken) add('truthy', pathOf(node.left), node.left);
      if (kind === ts.SyntaxKind.AmpersandAmpersandToken) add('truthy', pathOf(node.right), node.right);
      if (kind === ts.SyntaxKind.InKeyword && ts.isStringLiteral(node.left)) reads.add(node.left.text);
      if (kind === ts.SyntaxKind.EqualsToken) pathOf(node);
    }
    if (ts.isIfStatement(node)) add('truthy', pathOf(node.expression), node);
    if (ts.isConditionalExpression(node)) {
      if (chainOf(node)) pathOf(node);
      else add('truthy', pathOf(node.condition), node);
    }
    if (ts.isVariableDeclaration(node) && node.initializer) add('truthy', pathOf(node.initializer), node);
    if (ts.isBindingElement(node)) {
      const key = node.propertyName ?? node.name;
      const text = ts.isIdentifier(key) || ts.isStringLiteral(key) ? key.text : undefined;
      if (text !== undefined) {
        if (ts.isObjectBindingPattern(node.parent)) reads.add(text);
        if (node.initializer) add('binding', [...bindingPath(node.parent), text], node, node.initializer);
      }
    }
    if (ts.isReturnStatement(node) && node.expression) add('return', ['return'], node, node.expression);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return {file, fallbacks, reads};
}

/** Names around a nested binding: `['overview']` for `{overview: {x = 1}}`. */
function bindingPath(pattern: ts.BindingPattern): string[] {
  const {parent} = pattern;
  if (!ts.isBindingElement(parent)) return [];
  const key = parent.propertyName;
  return [...bindingPath(parent.parent), ...(key && ts.isIdentifier(key) ? [key.text] : [])];
}

/**
 * Source text of a value as a reader would write it: constants resolved, module
 * wrappers of the bundler removed, on one line.
 *
 * @param code - The file the value is in.
 * @param value - The expression.
 * @param lookUp - Finds the value of a name imported from another module.
 */
export function valueText(
  code: Code,
  value: ts.Expression,
  lookUp: (module: string, name: string) => string | undefined = () => undefined,
): string {
  const node = unwrap(value);
  if (ts.isIdentifier(node)) {
    const constant = constantOf(code.file, node.text);
    if (constant) return valueText(code, constant, lookUp);
  }
  if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression)) {
    const module = namespaceImports(code.file).get(node.expression.text);
    const found = module === undefined ? undefined : lookUp(module, node.name.text);
    if (found !== undefined) return found;
  }
  if (ts.isObjectLiteralExpression(node) && node.properties.length === 0) return '{}';
  return node
    .getText()
    .replace(/__WEBPACK_EXTERNAL_MODULE_(?:node_)?([a-z_]+?)(?:_[0-9a-f]{8})?__\["default"\]/g, '$1')
    .replace(/\(0, __WEBPACK_EXTERNAL_MODULE_\w+__\.(\w+)\)/g, '$1')
    .replace(/"([^"\\']*)"/g, "'$1'")
    .replace(/\s+/g, ' ')
    .replace(/\)=>/g, ') => ')
    .replace(/\[ /g, '[')
    .replace(/ \]/g, ']');
}

/** Initial value of a top-level constant. */
export function constantOf(file: ts.SourceFile, name: string): ts.Expression | undefined {
  let found: ts.Expression | undefined;
  const visit = (node: ts.Node): void => {
    if (found) return;
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.name.text === name && node.initializer) {
      found = node.initializer;
      return;
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function namespaceImports(file: ts.SourceFile): Map<string, string> {
  const result = new Map<string, string>();
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    const bindings = statement.importClause?.namedBindings;
    if (bindings && ts.isNamespaceImport(bindings)) {
      result.set(bindings.name.text, (statement.moduleSpecifier as ts.StringLiteral).text);
    }
  }
  return result;
}
