/**
 * Checks an `rspress.config.ts` without running it. Pure: it runs in browsers and in Node.js, and
 * gets all that it knows as data.
 */
import type {Program} from '@babel/types';
import {nearest} from '../suggest';
import {recognise} from './behaviours';
import {findConfigs} from './configs';
import {Findings, placeOf} from './findings';
import {parseConfig} from './parse';
import {assignedNames, nameOf} from './scope';
import {ROOT_GROUP, type ConfigFacts, type Report} from './types';
import {Walk} from './walk';

/** Checks what a file imports from the toolkit and its plugins. */
function checkImports({body}: Program, facts: ConfigFacts, findings: Findings): void {
  for (const statement of body) {
    if (statement.type !== 'ImportDeclaration') continue;
    const module = statement.source.value;
    const plugin = Object.hasOwn(facts.plugins, module) ? facts.plugins[module] : undefined;
    if (plugin !== undefined) {
      findings.add(
        {kind: 'package', name: module, next: plugin.next},
        placeOf(statement, module),
        `${facts.movingPage}#packages`,
      );
    }
    const known = Object.hasOwn(facts.modules, module) ? facts.modules[module] : undefined;
    if (known === undefined) continue;
    for (const specifier of statement.specifiers) {
      if (specifier.type !== 'ImportSpecifier') continue;
      const name = nameOf(specifier.imported) ?? '';
      const place = placeOf(specifier, name);
      if (!Object.hasOwn(known, name)) {
        const [near] = nearest(name, Object.keys(known));
        findings.add({kind: 'unknownExport', module, ...(near === undefined ? {} : {near})}, place, plugin?.link);
        continue;
      }
      const change = known[name];
      if (change) findings.add({kind: 'change', change}, place);
    }
  }
}

/**
 * Checks a configuration file.
 *
 * @param source - Text of the file, in TypeScript or JavaScript.
 * @param facts - What is known of the releases, in the language of the reader.
 * @returns What was found; for a text that is not understood, why.
 */
export function checkConfig(source: string, facts: ConfigFacts): Report {
  const {program, syntax} = parseConfig(source);
  const findings = new Findings();
  if (program === undefined) return {found: false, syntax, now: [], next: [], blind: []};
  checkImports(program, facts, findings);
  const parts = findConfigs(program);
  const walk = new Walk(facts, findings);
  for (const {node, scope, one} of parts) {
    if (one) findings.addBlind('condition', placeOf(node, ''));
    walk.root(node, scope, ROOT_GROUP, one || parts.length > 1);
  }
  for (const statement of assignedNames(program).values()) findings.addBlind('assigned', placeOf(statement, ''));
  for (const {id, places} of recognise(walk.seen, facts)) {
    for (const place of places) findings.add({kind: 'behaviour', behaviour: id}, place, facts.behaviours[id]?.link);
  }
  return {
    found: parts.length > 0,
    syntax,
    now: findings.list(false),
    next: findings.list(true),
    blind: findings.blind,
  };
}
