import {checkVersion, type KnownPackages} from '../packages';
import {checkRspress, type CommandLine} from './rspress';

/** What commands are checked against. */
export interface ShellContext {
  packages: KnownPackages;
  commandLine: CommandLine;
  /** Names for `npm run`: scripts of a new project and those of the page's `package.json`. */
  scripts: ReadonlySet<string>;
  /** Further programs, with the reason why samples may call them. */
  programs: ReadonlyMap<string, string>;
}

/** A problem of one command. */
export interface CommandProblem {
  code: string;
  message: string;
  fix: string;
}

/** Scripts of a project that `create-rspress` sets up. */
export const PROJECT_SCRIPTS: readonly string[] = ['dev', 'build', 'preview'];

interface Manager {
  subcommands: ReadonlySet<string>;
  install: ReadonlySet<string>;
  flags: ReadonlySet<string>;
  /** Flag words that take the next word. */
  valued: ReadonlySet<string>;
  /** Whether an unknown subcommand is the name of a script or program. */
  runsScripts: boolean;
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const COMMON_FLAGS =
  '--help --version -g --global --registry --prefix --silent --ignore-scripts --force --dry-run --access --tag --otp --json --depth --if-present';

const MANAGERS: Readonly<Record<string, Manager>> = {
  npm: {
    subcommands: words(
      'install i add ci init create run run-script exec x start test publish view info show ls list outdated update up uninstall remove rm pack version login link audit pkg explain why dedupe',
    ),
    install: words('install i add'),
    flags: words(
      `${COMMON_FLAGS} -D --save-dev -S --save -E --save-exact --save-peer --save-optional --no-save -y --yes -w --workspace --workspaces --omit --include --legacy-peer-deps --package -p -c --call --no-audit --no-fund --prefer-offline --provenance`,
    ),
    valued: words(
      '--registry --prefix --access --tag --otp --depth -w --workspace --omit --include --package -p -c --call',
    ),
    runsScripts: false,
  },
  pnpm: {
    subcommands: words(
      'install i add remove rm uninstall update up dlx create init run exec start test publish ls list outdated why pack link import approve-builds store dedupe',
    ),
    install: words('add install i'),
    flags: words(
      `${COMMON_FLAGS} -D --save-dev -P --save-prod -E --save-exact -O --save-optional --save-peer -w --workspace-root --filter -F -r --recursive -C --dir --frozen-lockfile --no-frozen-lockfile --prod --latest -L --allow-build`,
    ),
    valued: words('--registry --access --tag --otp --depth --filter -F -C --dir --prefix'),
    runsScripts: true,
  },
  yarn: {
    subcommands: words(
      'install add remove dlx create init run exec start test up upgrade publish why npm set workspace workspaces link pack config',
    ),
    install: words('add'),
    flags: words(
      `${COMMON_FLAGS} -D --dev -E --exact -P --peer -O --optional --frozen-lockfile --immutable --production -W --cwd --latest`,
    ),
    valued: words('--registry --access --tag --otp --cwd'),
    runsScripts: true,
  },
  bun: {
    subcommands: words('install i add remove rm update x create init run test publish outdated pm build link why'),
    install: words('add install i'),
    flags: words(
      `${COMMON_FLAGS} -d -D --dev -E --exact --optional --peer --production --frozen-lockfile --bun -b --filter --latest --cwd`,
    ),
    valued: words('--registry --access --tag --otp --filter --cwd'),
    runsScripts: true,
  },
};

/** Programs of every shell and of the tools each reader has. */
const PROGRAMS = words(
  'cd mkdir touch cp mv rm ls cat echo printf export source set unset pwd test exit true false grep sed find tar curl wget chmod ln head tail diff sort node corepack kill sleep for do done if then fi open xargs',
);

const GIT = words(
  'init clone add commit push pull fetch checkout switch branch merge rebase tag status log remote config submodule rev-parse diff worktree stash reset restore rm mv show describe ls-files',
);

const EXPLAIN_PROGRAM = 'Correct the name, or list the program with a reason in verify/samples/allowed.json.';

/**
 * Splits what follows `install` into name and version.
 *
 * @param spec - For example `@rspress/plugin-rss@1`.
 */
export function splitSpec(spec: string): {name: string; version: string} {
  const at = spec.indexOf('@', 1);
  return at === -1 ? {name: spec, version: ''} : {name: spec.slice(0, at), version: spec.slice(at + 1)};
}

function isPath(word: string): boolean {
  return /^(?:\.|\/|~|\$|https?:|git[+@]|file:|workspace:|[\w-]+:)/.test(word);
}

function checkSpecs(specs: readonly string[], context: ShellContext): CommandProblem[] {
  return specs
    .filter((spec) => !isPath(spec))
    .flatMap((spec) => {
      const {name, version} = splitSpec(spec);
      return checkVersion(name, version, context.packages) ?? [];
    });
}

function checkScript(name: string, context: ShellContext): CommandProblem[] {
  if (context.scripts.has(name) || name.startsWith('$')) return [];
  return [
    {
      code: 'script',
      message: `No package.json on this page has the script \`${name}\`.`,
      fix: `Show a package.json with the script, or use one of ${PROJECT_SCRIPTS.join(', ')}.`,
    },
  ];
}

/** Checks a program that a package manager runs: a released binary, or a package to download. */
function checkProgram(args: readonly string[], context: ShellContext, download: boolean): CommandProblem[] {
  const [spec = '', ...rest] = args;
  const {name, version} = splitSpec(spec);
  if (isPath(spec) || spec === '') return [];
  const problems: CommandProblem[] = [];
  if (download || version !== '') {
    const problem = checkVersion(name, version, context.packages);
    if (problem !== undefined) problems.push(problem);
  }
  if (name === 'rspress') return [...problems, ...rspressProblems(rest, context)];
  if (context.programs.has(name) || context.packages.majors.has(name) || context.packages.allowed.has(name))
    return problems;
  return problems.length > 0
    ? problems
    : [{code: 'command', message: `The program ${name} is not known.`, fix: EXPLAIN_PROGRAM}];
}

function rspressProblems(args: readonly string[], context: ShellContext): CommandProblem[] {
  return checkRspress(args, context.commandLine).map((message) => ({
    code: 'command-line',
    message,
    fix: 'Use what `rspress --help` lists.',
  }));
}

function checkManager(
  name: string,
  manager: Manager,
  args: readonly string[],
  context: ShellContext,
): CommandProblem[] {
  const problems: CommandProblem[] = [];
  let index = 0;
  const own: string[] = [];
  // Flags belong to the manager up to the program or script it runs.
  for (; index < args.length; index += 1) {
    const word = args[index] ?? '';
    if (word === '--') break;
    if (word.startsWith('-')) {
      const [flag = word] = word.split('=');
      if (!manager.flags.has(flag)) {
        problems.push({
          code: 'flag',
          message: `\`${[name, ...own.slice(0, 1)].join(' ')}\` has no flag \`${flag}\` that this checker knows.`,
          fix: 'Correct the flag.',
        });
      }
      if (manager.valued.has(word)) index += 1;
      continue;
    }
    own.push(word);
    const [verb] = own;
    const runs =
      verb === 'run' ||
      verb === 'run-script' ||
      verb === 'exec' ||
      verb === 'dlx' ||
      verb === 'x' ||
      verb === 'create' ||
      verb === 'init';
    if ((runs && own.length === 2) || (own.length === 1 && manager.runsScripts && !manager.subcommands.has(word))) {
      index += 1;
      break;
    }
  }
  const rest = args.slice(index);
  const [verb, target] = own;
  if (verb === undefined) return problems;
  if (!manager.subcommands.has(verb)) {
    if (!manager.runsScripts) {
      return [
        ...problems,
        {code: 'command', message: `There is no command \`${name} ${verb}\`.`, fix: 'Correct the command.'},
      ];
    }
    if (verb === 'rspress') return [...problems, ...rspressProblems(rest, context)];
    if (context.scripts.has(verb)) return [...problems, ...scriptArguments(verb, rest, context)];
    return [...problems, ...checkProgramOrScript(verb, rest, context)];
  }
  if (manager.install.has(verb)) return [...problems, ...checkSpecs(own.slice(1), context)];
  if ((verb === 'create' || verb === 'init') && target !== undefined) {
    const {name: initializer, version} = splitSpec(target);
    const created = initializer.startsWith('@') ? initializer.replace('/', '/create-') : `create-${initializer}`;
    const problem = checkVersion(created, version, context.packages);
    return problem === undefined ? problems : [...problems, problem];
  }
  if (verb === 'exec' || verb === 'x' || verb === 'dlx') {
    return [
      ...problems,
      ...checkProgram([target ?? '', ...rest.filter((word) => word !== '--')], context, verb === 'dlx'),
    ];
  }
  if ((verb === 'run' || verb === 'run-script') && target !== undefined) {
    const script = checkScript(target, context);
    return [...problems, ...script, ...(script.length === 0 ? scriptArguments(target, rest, context) : [])];
  }
  if (verb === 'start' || (verb === 'test' && name !== 'bun')) return [...problems, ...checkScript(verb, context)];
  return problems;
}

/** Arguments of a script reach the command line behind it. */
function scriptArguments(script: string, rest: readonly string[], context: ShellContext): CommandProblem[] {
  if (!PROJECT_SCRIPTS.includes(script)) return [];
  return rspressProblems([script, ...rest.filter((word) => word !== '--')], context);
}

function checkProgramOrScript(verb: string, rest: readonly string[], context: ShellContext): CommandProblem[] {
  const isProgram =
    context.programs.has(verb) || context.packages.majors.has(verb) || context.packages.allowed.has(verb);
  return isProgram ? checkProgram([verb, ...rest], context, false) : checkScript(verb, context);
}

/**
 * Checks one command as a reader would type it.
 *
 * @param command - Words of the command.
 * @param context - Packages, scripts and programs there are.
 */
export function checkCommand(command: readonly string[], context: ShellContext): CommandProblem[] {
  const start = command.findIndex((word) => !/^\w+=/.test(word));
  const [program, ...args] = start === -1 ? [] : command.slice(start);
  if (program === undefined) return [];
  if (program === '$' || program === '>') {
    return [
      {
        code: 'prompt',
        message: 'The line begins with a prompt, which readers would copy.',
        fix: `Remove \`${program}\`.`,
      },
    ];
  }
  const manager = MANAGERS[program];
  if (manager !== undefined) return checkManager(program, manager, args, context);
  if (program === 'rspress') return rspressProblems(args, context);
  if (program === 'npx' || program === 'bunx') {
    const first = args.findIndex((word) => !word.startsWith('-'));
    return first === -1 ? [] : checkProgram(args.slice(first), context, false);
  }
  if (program === 'git') {
    const verb = args.find((word) => !word.startsWith('-')) ?? '';
    if (verb === '' || GIT.has(verb)) return [];
    return [
      {
        code: 'command',
        message: `There is no command \`git ${verb}\` that this checker knows.`,
        fix: 'Correct the command.',
      },
    ];
  }
  if (PROGRAMS.has(program) || context.programs.has(program) || isPath(program)) return [];
  return [{code: 'command', message: `The program ${program} is not known.`, fix: EXPLAIN_PROGRAM}];
}
