import type {Facts} from '../../../content/facts/types';

/** Commands of the toolkit's command line with the flags each takes. */
export type CommandLine = ReadonlyMap<string, ReadonlySet<string>>;

/** Second names of commands: the release registers them as aliases, and `--help` does not list their flags. */
const ALIASES: Readonly<Record<string, string>> = {serve: 'preview'};

function flagNames(declaration: string): string[] {
  return declaration
    .replace(/[[<].*$/, '')
    .split(',')
    .map((flag) => flag.trim())
    .filter((flag) => flag.startsWith('-'));
}

/**
 * Reads the command line of the release from the facts.
 *
 * @param facts - Contents of `facts.json`.
 * @returns Flags by command; those that every command takes are repeated for each.
 */
export function commandLineOf(facts: Pick<Facts, 'facts'>): CommandLine {
  const own = facts.facts.filter((fact) => fact.owner === 'rspress');
  const flags = own.filter((fact) => fact.kind === 'flag');
  const of = (command: string): string[] =>
    flags.filter((flag) => flag.name.startsWith(`${command} `)).flatMap((flag) => flagNames(flag.type));
  const everywhere = flags.filter((flag) => flag.name.startsWith('-')).flatMap((flag) => flagNames(flag.type));
  return new Map(
    own
      .filter((fact) => fact.kind === 'command')
      .map(({name}) => [name, new Set([...everywhere, ...of(name), ...of(ALIASES[name] ?? name)])]),
  );
}

/**
 * Checks a call of the toolkit's command line.
 *
 * @param args - Words after `rspress`.
 * @param commandLine - From {@link commandLineOf}.
 * @returns What is wrong; the empty list when the release accepts the call.
 */
export function checkRspress(args: readonly string[], commandLine: CommandLine): string[] {
  const [first] = args;
  const named = first !== undefined && !first.startsWith('-') && commandLine.has(first);
  const command = named ? first : 'dev';
  const rest = named ? args.slice(1) : args;
  const flags = commandLine.get(command) ?? new Set<string>();
  const problems: string[] = [];
  const positional: string[] = [];
  for (let index = 0; index < rest.length; index += 1) {
    const word = rest[index] ?? '';
    if (!word.startsWith('-')) {
      positional.push(word);
      continue;
    }
    const [flag = word] = word.split('=');
    if (!flags.has(flag)) {
      const known = [...flags].filter((name) => name.startsWith('--')).join(', ');
      problems.push(`\`rspress ${command}\` has no flag \`${flag}\`. It has ${known}.`);
    }
    const takesValue = /^(?:-c|--(?:config|port|host))$/.test(word);
    if (takesValue && rest[index + 1]?.startsWith('-') === false) index += 1;
  }
  const [root] = positional;
  if (!named && root !== undefined && /^[a-z]+$/.test(root) && root !== 'docs') {
    problems.push(`There is no command \`rspress ${root}\`. The commands are ${[...commandLine.keys()].join(', ')}.`);
  } else if (positional.length > 1) {
    problems.push(`\`rspress ${command}\` takes one folder, not ${positional.length}: ${positional.join(', ')}.`);
  }
  return problems;
}
