/** The notices as a file for people. */
import type {ShippedPackage} from './packages';

const RULE = `\n\n${'-'.repeat(80)}\n\n`;

const HEAD = `Third-party notices

The pages of this site load code of the packages below, which others wrote and allow to be handed on. Packages with the
same licence text stand together. The list is made from what was bundled into the site when it was built.

The sites below live/ are examples, built by the packages of Rspress. What those bundle names its licences in files
beside their scripts, which end with .LICENSE.txt.`;

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Writes what the licences ask to be handed on.
 *
 * @param packages - All that are shipped, in any order.
 * @returns Plain text: packages by name, under each text of a licence those that have it.
 */
export function noticeText(packages: readonly ShippedPackage[]): string {
  const sorted = [...packages].sort((a, b) => compare(a.name, b.name) || compare(a.version, b.version));
  const byText = new Map<string, string[]>();
  for (const {name, version, licence, text} of sorted) {
    const names = byText.get(text) ?? [];
    const line = `${name} ${version} (${licence})`;
    if (!names.includes(line)) names.push(line);
    byText.set(text, names);
  }
  const parts = [...byText].map(([text, names]) => `${names.join('\n')}\n\n${text}`);
  return `${[HEAD, ...parts].join(RULE)}\n`;
}
