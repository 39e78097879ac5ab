/** Package managers in the order of their tabs. */
export const MANAGERS = ['npm', 'pnpm', 'yarn', 'bun'] as const;
export type Manager = (typeof MANAGERS)[number];

/** One command line per package manager. */
export type Commands = Record<Manager, string>;

/** A package name with an optional version that needs no quoting in any shell. */
const PACKAGE = /^(?:@[a-z0-9][\w.-]*\/)?[a-z0-9][\w.-]*(?:@[\w.~^-]+)?$/;

const words = (text: string): string[] => text.trim().split(/\s+/);

function checkPackage(name: string): string {
  if (!PACKAGE.test(name)) {
    throw new Error(`"${name}" is no package. Write a name such as rspress or @scope/name, with an optional @version.`);
  }
  return name;
}

/** Package behind `create name`: `x@1` is `create-x@1`, `@s/x@1` is `@s/create-x@1`. */
function starterPackage(name: string): string {
  return name.replace(/^(@[^/]+\/)?/, '$1create-');
}

/** npm hands on options of the script or program only after two dashes. */
function forNpm(parts: string[]): string {
  const at = parts.findIndex((part) => part.startsWith('-'));
  return (at === -1 || parts[at] === '--' ? parts : [...parts.slice(0, at), '--', ...parts.slice(at)]).join(' ');
}

/**
 * Commands that add packages to a project.
 *
 * @param packages - Names separated by spaces, each with an optional `@version`.
 * @param dev - Whether they go to the development dependencies.
 * @returns One command per package manager.
 * @throws Error when a name is none or is given twice.
 */
export function installCommands(packages: string, dev: boolean): Commands {
  const names = words(packages).map(checkPackage);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`"${twice}" is listed twice. Remove one.`);
  const list = names.join(' ');
  return {
    npm: `npm install ${dev ? '-D ' : ''}${list}`,
    pnpm: `pnpm add ${dev ? '-D ' : ''}${list}`,
    yarn: `yarn add ${dev ? '-D ' : ''}${list}`,
    bun: `bun add ${dev ? '-d ' : ''}${list}`,
  };
}

/**
 * Commands that start a script of `package.json`.
 *
 * @param script - Its name, with options of its own after it.
 * @returns One command per package manager.
 */
export function runCommands(script: string): Commands {
  const parts = words(script);
  const line = parts.join(' ');
  return {
    npm: `npm run ${forNpm(parts)}`,
    pnpm: `pnpm run ${line}`,
    yarn: `yarn run ${line}`,
    bun: `bun run ${line}`,
  };
}

/**
 * Commands that start a program of an installed package.
 *
 * @param program - Its name and arguments.
 * @returns One command per package manager.
 */
export function execCommands(program: string): Commands {
  const line = words(program).join(' ');
  return {npm: `npx ${line}`, pnpm: `pnpm exec ${line}`, yarn: `yarn ${line}`, bun: `bunx ${line}`};
}

/**
 * Commands that every package manager has under the same name.
 *
 * Yarn 1 installs a starter of a given version and then fails to find its program, so a starter
 * with a version is started by `yarn dlx`, which Yarn 1 refuses with a clear message.
 *
 * @param command - `install`, or `create` with the name of a starter and its arguments.
 * @returns One command per package manager.
 * @throws Error for any other command.
 */
export function managerCommands(command: string): Commands {
  const [verb, ...rest] = words(command);
  if (verb === 'install' && rest.length === 0) {
    return {npm: 'npm install', pnpm: 'pnpm install', yarn: 'yarn install', bun: 'bun install'};
  }
  if (verb === 'create' && rest.length > 0) {
    const [starter = '', ...args] = rest;
    const pinned = /.@/.test(checkPackage(starter));
    const line = rest.join(' ');
    return {
      npm: `npm create ${forNpm(rest)}`,
      pnpm: `pnpm create ${line}`,
      yarn: pinned ? ['yarn dlx', starterPackage(starter), ...args].join(' ') : `yarn create ${line}`,
      bun: `bun create ${line}`,
    };
  }
  throw new Error(
    `"${command}" is not the same in every package manager. Write command="install" or command="create name", ` +
      'run="script", exec="program", or <Install packages="…" />.',
  );
}
