/** Takes out of a style sheet what no reader can see, whatever stands in the pages. */
import {AtRule, type Declaration, type Node, type Root, type Rule} from 'postcss';

/** The conditions and layers in which a node stands, from the inside out. */
function atRulesAround(node: Node): AtRule[] {
  const around: AtRule[] = [];
  for (let place = node.parent; place !== undefined; place = place.parent) {
    if (place.type === 'atrule') around.push(place as AtRule);
  }
  return around;
}

/** Selectors of the root element that lose against `:root` outside of all layers. */
const ROOT = /^(?:html|:root|\[data-theme=[\w"]+\]|html\[data-theme=[\w"]+\]|\[data-theme=[\w"]+\]:root)$/;

/**
 * Names all cascade layers at the beginning: their order is that in which they are named first, and
 * one that becomes empty would be missing in it.
 *
 * @param root - A style sheet whose layers are not nested; it is changed.
 */
export function nameLayers(root: Root): void {
  const names = new Set<string>();
  root.walkAtRules('layer', (layer) => {
    for (const name of layer.params.split(',')) names.add(name.trim());
    if (layer.nodes === undefined) layer.remove();
  });
  if (names.size > 0) root.prepend(new AtRule({name: 'layer', params: [...names].join(','), raws: {between: ''}}));
}

/**
 * Removes declarations of layers that the same declaration outside of layers always overrides: that
 * of a rule with the same selector, or of `:root` for custom properties of the root element.
 *
 * @param root - Style sheet, which is changed.
 */
export function dropOverridden(root: Root): void {
  const winners = new Map<string, Set<string>>();
  for (const node of root.nodes) {
    if (node.type !== 'rule') continue;
    for (const selector of node.selectors) {
      const names = winners.get(selector) ?? new Set();
      for (const child of node.nodes) if (child.type === 'decl') names.add(child.prop);
      winners.set(selector, names);
    }
  }
  const loses = (selector: string, {prop}: Declaration): boolean =>
    winners.get(selector)?.has(prop) === true ||
    (prop.startsWith('--') && ROOT.test(selector) && winners.get(':root')?.has(prop) === true);
  root.walkAtRules('layer', (layer) => {
    layer.walkDecls((declaration) => {
      const {selectors} = declaration.parent as Rule;
      if (declaration.important || atRulesAround(declaration).some(({name}) => name.endsWith('keyframes'))) return;
      if (selectors.every((selector) => loses(selector, declaration))) declaration.remove();
    });
  });
}

/** Longest value that is written wherever it is used; a longer one only where it is used once. */
const SHORT = 12;

/** Values that mean something else for the custom property than where it is used. */
const KEYWORD = /^(?:|inherit|initial|unset|revert|revert-layer)$/;

/** Custom properties that a value is made from. */
const variables = (value: string): string[] => [...value.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);

/** Puts a value in the place of a custom property. Nothing may grow together with what stands beside it. */
function write(value: string, name: string, text: string): string {
  return text
    .split(`var(${name})`)
    .reduce(
      (before, after) =>
        `${before}${/[\w)%"']$/.test(before) ? ' ' : ''}${value}${/^[\w.(#"'+-]/.test(after) ? ' ' : ''}${after}`,
    );
}

/**
 * Removes custom properties that nothing uses, and writes the values of those that never change where they are used.
 *
 * @param root - Style sheet, which is changed.
 * @param isMentioned - Whether pages or scripts know a custom property: it is left alone.
 */
export function simplifyVariables(root: Root, isMentioned: (name: string) => boolean): void {
  for (let changed = true; changed;) {
    changed = false;
    const declared = new Map<string, Declaration[]>();
    const users = new Map<string, Set<Declaration>>();
    const kept = new Set<string>();
    root.walkDecls((declaration) => {
      const {prop, value} = declaration;
      if (prop.startsWith('--')) declared.set(prop, [...(declared.get(prop) ?? []), declaration]);
      for (const name of variables(value)) {
        users.set(name, (users.get(name) ?? new Set()).add(declaration));
        // With another value to fall back on.
        if (!value.includes(`var(${name})`)) kept.add(name);
      }
    });
    /** Whether a custom property has one value for all elements, which may change with the page. */
    const isOfRoot = (name: string): boolean =>
      declared.get(name)?.every(({parent}) => (parent as Rule).selectors.every((selector) => ROOT.test(selector))) ??
      false;
    for (const [name, declarations] of declared) {
      if (isMentioned(name)) continue;
      const places = users.get(name) ?? new Set();
      if (places.size === 0) {
        for (const unused of declarations) unused.remove();
        changed = true;
        continue;
      }
      const [declaration, another] = declarations;
      if (declaration === undefined || another !== undefined || kept.has(name)) continue;
      const {value} = declaration;
      if (KEYWORD.test(value) || !variables(value).every(isOfRoot)) continue;
      if (places.size > 1 && value.length > SHORT) continue;
      if ((declaration.parent as Rule).selector !== ':root') continue;
      if (atRulesAround(declaration).some((around) => around.name !== 'layer')) continue;
      for (const user of places) user.value = write(value, name, user.value);
      declaration.remove();
      changed = true;
    }
  }
}

/**
 * Removes rules without declarations, and what is empty without them.
 *
 * @param root - Style sheet, which is changed.
 */
export function dropEmpty(root: Root): void {
  root.walk((node) => {
    let empty: Node | undefined = node;
    while (empty !== undefined && 'nodes' in empty && (empty.nodes as Node[] | undefined)?.length === 0) {
      const {parent}: Node = empty;
      if (parent === undefined) return;
      empty.remove();
      empty = parent;
    }
  });
}
