import ts from 'typescript';
import {globSync} from 'tinyglobby';
import {GAP, type Message, type MessageLevel} from '../../../content/facts/messages';
import {FAMILY, type Packages} from '../packages';

/** Packages whose messages are read: those of the facts, and the compiler, which a plain project loads. */
const MESSAGE_PACKAGES: readonly string[] = [...FAMILY, '@rspress/mdx-rs'];

const LEVELS: ReadonlySet<string> = new Set<MessageLevel>([
  'error',
  'warn',
  'info',
  'success',
  'ready',
  'start',
  'greet',
  'log',
  'debug',
]);

/** `console`, `logger`, and `logger` behind the names that bundlers give to modules. */
const PRINTER = /(?:^|\.)(?:console|logger)$/;
/** Lists in which messages are gathered before they are printed. */
const GATHERED = /(?:error|warn)\w*$/i;
/** Libraries that only add colour. */
const COLOURS = /(?:picocolors|chalk)/;
/** Code that is written into a file as text, one statement a line. */
const THROWN_IN_TEXT = /^\s*throw new \w*Error\(/;

function textOf(node: ts.Node): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return (
      node.head.text + node.templateSpans.map(({expression, literal}) => textOf(expression) + literal.text).join('')
    );
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    return textOf(node.left) + textOf(node.right);
  }
  if (ts.isParenthesizedExpression(node)) return textOf(node.expression);
  if (ts.isCallExpression(node) && COLOURS.test(node.expression.getText())) return node.arguments.map(textOf).join(' ');
  return GAP;
}

/** The level and the text of a node that gives a message. */
function messageOf(node: ts.Node): {level: MessageLevel; parts: readonly ts.Node[]} | undefined {
  if (ts.isNewExpression(node) && /Error$/.test(node.expression.getText())) {
    return {level: 'throw', parts: (node.arguments ?? []).slice(0, 1)};
  }
  if (
    ts.isThrowStatement(node) &&
    (ts.isStringLiteralLike(node.expression) || ts.isTemplateExpression(node.expression))
  ) {
    return {level: 'throw', parts: [node.expression]};
  }
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
  const {expression, name} = node.expression;
  const holder = expression.getText();
  if (LEVELS.has(name.text) && PRINTER.test(holder)) {
    return {level: name.text as MessageLevel, parts: node.arguments};
  }
  if (name.text === 'push' && GATHERED.test(holder)) return {level: 'error', parts: node.arguments};
  if (name.text === 'write' && /^process\.std(?:out|err)$/.test(holder)) return {level: 'log', parts: node.arguments};
  return undefined;
}

/**
 * Messages that a file of released code prints or throws.
 *
 * @param name - File name; its extension decides how the text is parsed.
 * @param text - Source text.
 * @returns Level and template of each, in order of appearance, white space collapsed. What has no
 * letters of its own is left out, since it only passes on the message of another.
 */
export function readMessages(name: string, text: string): Pick<Message, 'level' | 'template'>[] {
  const kind = name.endsWith('x') ? ts.ScriptKind.TSX : undefined;
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.ES2022, true, kind);
  const found: Pick<Message, 'level' | 'template'>[] = [];
  const visit = (node: ts.Node): void => {
    const message = messageOf(node);
    if (message !== undefined) {
      const template = message.parts
        .map(textOf)
        .join(' ')
        .replace(/\s+/g, ' ')
        .replace(/…(?: …)+/g, GAP)
        .trim();
      if (/\p{L}/u.test(template)) found.push({level: message.level, template});
    } else if (ts.isStringLiteralLike(node) && THROWN_IN_TEXT.test(node.text)) {
      found.push(...readMessages(name, node.text));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/**
 * Messages of every package that a user runs.
 *
 * @param packages - Installed packages.
 * @returns Each message of a package once, with the files that hold it, in a stable order.
 */
export function readAllMessages(packages: Packages): Message[] {
  const messages = new Map<string, Message>();
  for (const name of MESSAGE_PACKAGES) {
    const files = globSync(['**/*.{js,mjs,cjs,ts,tsx}', '!**/*.d.ts', '!**/node_modules/**'], {
      cwd: packages.dir(name),
    });
    for (const file of files.sort()) {
      for (const {level, template} of readMessages(file, packages.read(name, file))) {
        const key = JSON.stringify([name, level, template]);
        const known = messages.get(key);
        if (known === undefined) messages.set(key, {package: name, files: [file], level, template});
        else if (!known.files.includes(file)) known.files.push(file);
      }
    }
  }
  return [...messages.values()];
}

/** `release-messages.json` as text. */
export function printMessages(messages: readonly Message[]): string {
  return `${JSON.stringify(messages, null, 1)}\n`;
}
