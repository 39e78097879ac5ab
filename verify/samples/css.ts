import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import postcss, {CssSyntaxError} from 'postcss';
import {didYouMean} from '../../content/suggest';
import type {Finding} from './types';

/** Names of the released theme that samples can use. */
export interface ThemeNames {
  /** Custom properties: `--rp-c-brand`. */
  variables: ReadonlySet<string>;
  /** Class names: `rspress-doc`. */
  classes: ReadonlySet<string>;
}

const VARIABLE = /--rp-[\w-]+/g;
const CLASS = /\brspress-[a-z][\w-]*/g;

/** Files of the release that set or use the names. */
const SOURCES: readonly [string, readonly string[]][] = [
  ['@rspress/theme-default', ['dist/bundle.css', 'dist/bundle.js']],
  ['@rspress/plugin-container-syntax', ['container.css']],
  ['@rspress/plugin-shiki', ['shiki.css']],
  ['@rspress/plugin-medium-zoom', ['static/MediumZoom.css']],
];

/**
 * Reads the theme's names from the installed packages.
 *
 * @param examplesDir - Absolute path of the workspace that installs them.
 * @throws Error when a package is not installed.
 */
export function readThemeNames(examplesDir: string): ThemeNames {
  const variables = new Set<string>();
  const classes = new Set<string>();
  const search = createRequire(path.join(examplesDir, 'package.json')).resolve.paths('x') ?? [];
  for (const [name, files] of SOURCES) {
    const dir = search.map((root) => path.join(root, name)).find((candidate) => fs.existsSync(candidate));
    if (dir === undefined) throw new Error(`The package ${name} is not installed. Run \`npm ci\`.`);
    for (const file of files) {
      const text = fs.readFileSync(path.join(dir, file), 'utf8');
      for (const [variable] of text.matchAll(VARIABLE)) variables.add(variable);
      for (const [className] of text.matchAll(CLASS)) classes.add(className);
    }
  }
  return {variables, classes};
}

/**
 * Finds theme variables that the release does not have, in a sample of any language.
 *
 * @param code - The sample.
 * @param theme - From {@link readThemeNames}.
 */
export function checkThemeVariables(code: string, theme: ThemeNames): Finding[] {
  return [...code.matchAll(VARIABLE)]
    .filter(([name]) => !theme.variables.has(name) && !name.endsWith('-'))
    .map((match) => ({
      offset: match.index,
      code: 'variable',
      message: `The released theme has no variable ${match[0]}.`,
      fix: `Use a variable that the theme sets.${didYouMean(match[0], theme.variables, 3)}`,
    }));
}

/**
 * Checks a style sheet.
 *
 * @param code - The sample.
 * @param theme - From {@link readThemeNames}.
 * @param declared - Custom properties set elsewhere on the page.
 */
export function checkCss(code: string, theme: ThemeNames, declared: ReadonlySet<string>): Finding[] {
  let root: postcss.Root;
  try {
    root = postcss.parse(code);
  } catch (cause) {
    if (!(cause instanceof CssSyntaxError)) throw cause;
    const before = code
      .split('\n')
      .slice(0, (cause.line ?? 1) - 1)
      .join('\n').length;
    return [
      {
        offset: before + (cause.line === 1 ? 0 : 1),
        code: 'css',
        message: `The CSS does not parse: ${cause.reason}.`,
        fix: 'Correct the syntax.',
      },
    ];
  }
  const findings: Finding[] = [];
  const own = declaredVariables(root);
  root.walkDecls((declaration) => {
    const offset = declaration.source?.start?.offset ?? 0;
    if (declaration.value === '' && !declaration.prop.startsWith('--')) {
      findings.push({
        offset,
        code: 'css',
        message: `The property ${declaration.prop} has no value.`,
        fix: 'Give it a value.',
      });
    }
    for (const [, name = '', fallback] of declaration.value.matchAll(/var\(\s*(--[\w-]+)\s*(,)?/g)) {
      if (name.startsWith('--rp-') || own.has(name) || declared.has(name) || fallback !== undefined) continue;
      findings.push({
        offset,
        code: 'variable',
        message: `Nothing on this page sets the variable ${name}.`,
        fix: 'Set it in a sample of this page, give var() a fallback, or use a variable of the theme.',
      });
    }
  });
  root.walkRules((rule) => {
    for (const [className] of rule.selector.matchAll(CLASS)) {
      if (theme.classes.has(className)) continue;
      findings.push({
        offset: rule.source?.start?.offset ?? 0,
        code: 'class',
        message: `The released theme has no element with the class ${className}.`,
        fix: 'Use a class that the theme sets.',
      });
    }
  });
  return findings;
}

function declaredVariables(root: postcss.Root): Set<string> {
  const names = new Set<string>();
  root.walkDecls(/^--/, ({prop}) => {
    names.add(prop);
  });
  return names;
}

/**
 * Custom properties that a style sheet sets.
 *
 * @param code - The sample; one that does not parse sets none.
 */
export function variablesSetIn(code: string): Set<string> {
  try {
    return declaredVariables(postcss.parse(code));
  } catch {
    return new Set();
  }
}
