import type {Code, RootContent} from 'mdast';
import {readAttributes, required, type Component} from '../../jsx';
import {codeBlock} from './nodes';
import {named, record, type FactsPage} from './page';

/** A listing in the place of its component, so that it is not taken for the sample before it. */
const listing = (node: Component, lang: string, value: string): Code => ({
  ...codeBlock(lang, value),
  ...(node.position && {position: node.position}),
});

/** `<TypeListing>`: the declaration of a type. */
export function typeListing(page: FactsPage, node: Component): RootContent[] {
  const of = required(node, 'of', readAttributes(node, {of: 'text'}).of);
  const {types, facts} = page.lookup.facts;
  const type = named(types, of, 'The release declares no type');
  const name = of.split('#').at(-1);
  for (const fact of facts) if (fact.kind === 'type' && fact.name === name) record(page, node, fact, true);
  return [listing(node, 'ts', type.text)];
}

/** `<CliHelp>`: what a command prints about itself; `command=""` is the command without a name. */
export function cliHelp(page: FactsPage, node: Component): RootContent[] {
  const command = required(node, 'command', readAttributes(node, {command: 'string'}).command);
  const {cli, facts} = page.lookup.facts;
  const shown = cli.find(({name, aliases}) => name === command || aliases.includes(command));
  if (!shown) {
    const names = cli.flatMap(({name, aliases}) => [name, ...aliases]).filter((name) => name !== '');
    throw new Error(`rspress has no command "${command}". It has ${names.join(', ')}.`);
  }
  const name = shown.name || shown.aliases[0] || command;
  for (const fact of facts) {
    if (fact.owner === 'rspress' && (fact.name === name || fact.name.startsWith(`${name} `))) {
      record(page, node, fact, false);
    }
  }
  return [listing(node, 'text', shown.help)];
}
