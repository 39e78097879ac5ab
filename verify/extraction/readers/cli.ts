import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import ts from 'typescript';
import type {CommandHelp, Fact} from '../../../content/facts/types';
import {ToolkitError} from '../errors';
import type {Packages} from '../packages';

/** Owner of the facts, which is the name of the command. */
const OWNER = 'rspress';

/** Where the command comes from. */
interface CliSource {
  /** Package with the `rspress` command. */
  package: string;
  /** Its file that declares the commands. */
  file: string;
}

const CLI: CliSource = {package: 'rspress', file: 'dist/index.js'};

/** What the command line says about itself. */
export interface CliFacts {
  help: CommandHelp[];
  facts: Fact[];
}

async function run(bin: string, cwd: string, args: readonly string[]): Promise<string> {
  try {
    const {stdout} = await promisify(execFile)(process.execPath, [bin, ...args], {
      cwd,
      encoding: 'utf8',
      env: {...process.env, NO_COLOR: '1', FORCE_COLOR: '0'},
      timeout: 120_000,
    });
    if (stdout) return stdout;
    throw new Error('no output');
  } catch (error) {
    throw new ToolkitError(
      `"rspress ${args.join(' ')}" printed no help: ${error instanceof Error ? error.message : String(error)}`,
      'Run "npm ci" and try the command by hand in the examples directory.',
    );
  }
}

/**
 * Makes help text independent of version and machine.
 *
 * @param text - What the command printed.
 * @param version - Installed version, replaced by `<version>`.
 */
export function normaliseHelp(text: string, version: string): string {
  return text
    .replaceAll(version, '<version>')
    .split(/\r?\n/)
    .map((line) => line.trimEnd())
    .filter((line) => !line.startsWith('🔥'))
    .join('\n')
    .replace(/^rspress\/<version>.*\n/m, '')
    .trim();
}

/** Rows of a section of help text: `name  description`. */
function rows(help: string, section: string): {name: string; text: string}[] {
  const lines = help.split('\n');
  const start = lines.indexOf(`${section}:`);
  if (start === -1) return [];
  const result = [];
  for (const line of lines.slice(start + 1)) {
    if (line.trim() === '') break;
    const [name = '', ...rest] = line.trim().split(/\s{2,}/);
    result.push({name, text: rest.join(' ').trim()});
  }
  return result;
}

/** Other names of commands, from `.command('x').alias('y')` in the released code. */
export function readAliases(code: string): Map<string, string> {
  const aliases = new Map<string, string>();
  const commandOf = (node: ts.Expression): string | undefined => {
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
    const [argument] = node.arguments;
    if (node.expression.name.text === 'command' && argument && ts.isStringLiteral(argument)) return argument.text;
    return commandOf(node.expression.expression);
  };
  const visit = (node: ts.Node): void => {
    if (
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      node.expression.name.text === 'alias'
    ) {
      const [argument] = node.arguments;
      const command = commandOf(node.expression.expression);
      if (command !== undefined && argument && ts.isStringLiteral(argument)) aliases.set(command, argument.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('cli.js', code, ts.ScriptTarget.ES2022, true, ts.ScriptKind.JS));
  return aliases;
}

/** Facts of the commands and flags that help texts name. */
export function factsOfHelp(
  help: readonly CommandHelp[],
  aliases: ReadonlyMap<string, string>,
  from = CLI.package,
): Fact[] {
  const facts: Fact[] = [];
  const general = help.find((command) => command.name === '');
  if (!general) throw new ToolkitError('"rspress --help" was not read.', 'Report this as a bug of the extractor.');
  const base = {owner: OWNER, optional: true, package: from} as const;

  for (const row of rows(general.help, 'Commands')) {
    const alias = aliases.get(row.name);
    const first = row.name.split(' ')[0] ?? row.name;
    // The command without a name is known by its alias.
    const name = first.startsWith('[') ? (alias ?? first) : first;
    facts.push({...base, name, kind: 'command', type: `rspress ${row.name}`, ...(row.text ? {doc: row.text} : {})});
    if (alias !== undefined && alias !== name) {
      facts.push({
        ...base,
        name: alias,
        kind: 'command',
        type: `rspress ${row.name.replace(first, alias)}`,
        doc: `Alias of ${name}.`,
      });
    }
    const own = help.find((command) => command.name === first) ?? general;
    for (const flag of rows(own.help, 'Options')) {
      const long = /--[\w-]+/.exec(flag.name)?.[0];
      if (long === undefined || long === '--help' || long === '--version') continue;
      facts.push({
        ...base,
        name: `${name} ${long}`,
        kind: 'flag',
        type: flag.name,
        ...(flag.text ? {doc: flag.text} : {}),
      });
    }
  }
  for (const flag of rows(general.help, 'Options')) {
    const long = /--[\w-]+/.exec(flag.name)?.[0];
    if (long === '--help' || long === '--version') {
      facts.push({...base, name: long, kind: 'flag', type: flag.name, ...(flag.text ? {doc: flag.text} : {})});
    }
  }
  return facts;
}

/**
 * Runs the released command line and reads its help.
 *
 * @throws {@link ToolkitError} when it prints none.
 */
export async function readCli(packages: Packages, source = CLI): Promise<CliFacts> {
  const {bin} = packages.manifest(source.package) as {bin?: Record<string, string>};
  const file = bin?.rspress;
  if (file === undefined)
    throw new ToolkitError(
      `The package ${source.package} has no "rspress" command.`,
      'Check its package.json and verify/extraction/readers/cli.ts.',
    );
  const full = path.join(packages.dir(source.package), file);
  const {version} = packages.info(source.package);
  const read = async (name: string): Promise<CommandHelp> => {
    const help = normaliseHelp(await run(full, packages.workspace, [...(name ? [name] : []), '--help']), version);
    const usage = rows(help, 'Usage')[0]?.name.replace(/^\$ /, '') ?? '';
    return {name, aliases: [], usage, help};
  };
  const general = await read('');
  const aliases = readAliases(packages.read(source.package, source.file));
  const commands = rows(general.help, 'Commands').map((row) => ({row: row.name, name: row.name.split(' ')[0] ?? ''}));
  const help = await Promise.all(
    commands.map(async ({row, name}): Promise<CommandHelp> => {
      const alias = aliases.get(row);
      const own = name.startsWith('[') ? general : await read(name);
      return {...own, aliases: alias === undefined ? [] : [alias]};
    }),
  );
  return {help, facts: factsOfHelp(help, aliases, source.package)};
}
