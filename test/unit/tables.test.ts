/** @jest-environment node */
import type {Element, ElementContent, Root} from 'hast';
import {visit} from 'unist-util-visit';
import tables, {breakable} from '../../content/rehype/tables';

const h = (tagName: string, ...children: (ElementContent | string)[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children: children.map((child) => (typeof child === 'string' ? {type: 'text', value: child} : child)),
});

/** A table after the plugin. Cells that begin with a grave accent are code. */
function table(className: string | undefined, ...rows: [string[], ...string[][]]): Element {
  const [head, ...body] = rows;
  const content = (cell: string): ElementContent | string => (cell.startsWith('`') ? h('code', cell.slice(1)) : cell);
  const result = h(
    'table',
    h('thead', h('tr', ...head.map((cell) => h('th', cell)))),
    h('tbody', ...body.map((row) => h('tr', ...row.map((cell) => h('td', content(cell)))))),
  );
  if (className !== undefined) result.properties.className = [className];
  tables()({type: 'root', children: [result]} as Root);
  return result;
}

function cells(node: Element): Element[] {
  const found: Element[] = [];
  visit(node, 'element', (element) => {
    if (element.tagName === 'td') found.push(element);
  });
  return found;
}

const LONG = 'A sentence that is much too long for the width of any phone there is.';

describe('names in tables', () => {
  test.each([
    ['themeConfig.nav', ['themeConfig.', 'nav']],
    ['@rspress/plugin-shiki', ['@rspress/', 'plugin-shiki']],
    ["'left'|'right'", ["'left'|", "'right'"]],
    ['string | boolean', ['string | boolean']],
    ['...rest', ['...rest']],
    ['./a.css', ['./a.', 'css']],
    ['Set<Page>', ['Set<', 'Page>']],
    ['run()', ['run()']],
    ['builderConfig', ['builderConfig']],
  ])('%s', (name, parts) => {
    expect(breakable(name)).toEqual(parts);
  });

  test('have a place to break, and stay inline code', () => {
    const [cell] = cells(table(undefined, ['Option', 'Use'], ['`a.b', 'x']));
    expect(cell?.children[0]).toMatchObject({
      type: 'mdxJsxTextElement',
      name: 'code',
      data: {_mdxExplicitJsx: true},
      children: [{value: 'a.'}, {tagName: 'wbr'}, {value: 'b'}],
    });
  });
});

describe('on a phone', () => {
  test('a table that fits stays a table', () => {
    const small = table(undefined, ['Key', 'Does'], ['`Esc', 'Closes the box'], ['`/', LONG]);
    expect(small.properties).toEqual({});
    expect(cells(small).map(({properties}) => properties)).toEqual([{}, {}, {}, {}]);
  });

  test('rows of one that does not are cards: cells say their column, and keep their roles', () => {
    const wide = table(undefined, ['Option', 'In 1.x', 'In 2.x'], ['`a', LONG, '–']);
    expect(wide.properties).toMatchObject({className: ['table-cards'], role: 'table'});
    expect(cells(wide).map(({properties}) => properties)).toEqual([
      {role: 'cell'},
      {role: 'cell', dataLabel: 'In 1.x'},
      {role: 'cell', className: ['table-nothing']},
    ]);
  });

  test('a description needs no label', () => {
    const facts = table('fact-table', ['Name', 'Type', 'Description'], ['`a', '`string', LONG]);
    expect(facts.properties.className).toEqual(['fact-table', 'table-cards']);
    expect(cells(facts).map(({properties}) => properties.dataLabel)).toEqual([undefined, 'Type', undefined]);
  });

  test('a table of two columns whose names leave no room is cards too', () => {
    const names = table(undefined, ['File', 'Meaning'], ['`docs/public/favicon.ico', LONG]);
    expect(names.properties.className).toEqual(['table-cards']);
  });
});
