import {checkCommand, type CommandProblem, type ShellContext} from './commands';
import {parseShell} from './parse';

/**
 * Checks the command that the theme's `PackageManagerTabs` shows in an MDX sample.
 *
 * @param name - Name of the component.
 * @param attributes - Its literal attributes.
 * @param context - Packages, scripts and programs there are.
 */
export function checkCommandProps(
  name: string,
  attributes: Readonly<Record<string, string | true>>,
  context: ShellContext,
): CommandProblem[] {
  const {command} = attributes;
  if (name !== 'PackageManagerTabs' || typeof command !== 'string') return [];
  // The theme puts the name of each package manager before it.
  return parseShell(`npm ${command}`).flatMap(({words}) => checkCommand(words, context));
}
