import {checkCommand, type CommandFault, type ShellWorld} from './commands';
import {parseShell} from './parse';

/** Command that an attribute of a component stands for, by attribute name. */
const ATTRIBUTES: Readonly<Record<string, (value: string) => string>> = {
  packages: (value) => `npm install ${value}`,
  command: (value) => (/^(?:npm|pnpm|yarn|bun|npx)\b/.test(value) ? value : `npm ${value}`),
  run: (value) => `npm run ${value}`,
  exec: (value) => `npx ${value}`,
  create: (value) => `npm create ${value}`,
};

/** Components that show commands. */
const COMPONENTS = new Set(['Install', 'PackageManagers', 'PackageManagerTabs']);

/**
 * Checks the commands that a component shows.
 *
 * @param name - Name of the component.
 * @param attributes - Its literal attributes.
 * @param world - Packages, scripts and programs there are.
 * @returns Faults; `undefined` when the component shows no command.
 */
export function checkCommandProps(
  name: string,
  attributes: Readonly<Record<string, string | true>>,
  world: ShellWorld,
): CommandFault[] | undefined {
  if (!COMPONENTS.has(name)) return undefined;
  const scripts = Object.entries(attributes).flatMap(([key, value]) => {
    const toScript = ATTRIBUTES[key];
    return toScript === undefined || typeof value !== 'string' ? [] : [toScript(value)];
  });
  if (scripts.length === 0) return undefined;
  return scripts.flatMap((script) => parseShell(script).flatMap(({words}) => checkCommand(words, world)));
}
