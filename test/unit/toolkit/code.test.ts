/** @jest-environment node */
import {readCode, valueText, type Fallback} from '../../../verify/extraction/readers/code';

const fallback = (text: string, how: Fallback['how'], end: string): {path: string; value?: string; fn?: string} => {
  const code = readCode('index.js', text);
  const found = code.fallbacks.find((item) => item.how === how && item.path.at(-1) === end);
  if (!found)
    throw new Error(`No ${how} of ${end} in ${JSON.stringify(code.fallbacks.map(({how: h, path}) => [h, path]))}`);
  return {
    path: found.path.join('.'),
    ...(found.value ? {value: valueText(code, found.value)} : {}),
    ...(found.fn === undefined ? {} : {fn: found.fn}),
  };
};

describe('fallbacks in released code', () => {
  it('reads ?? and || behind an optional chain', () => {
    expect(fallback('function f() { return (config?.a.b) ?? 4; }', 'or', 'b')).toEqual({
      path: 'config.a.b',
      value: '4',
      fn: 'f',
    });
    expect(fallback("x = config.title || 'Docs'", 'or', 'title')).toMatchObject({value: "'Docs'"});
  });

  it('follows the temporaries of lowered optional chains', () => {
    const text = `var _m; const site = { lines: (null == config ? void 0 : null == (_m = config.markdown) ? void 0 : _m.showLineNumbers) ?? false };`;
    expect(fallback(text, 'or', 'showLineNumbers')).toEqual({path: 'config.markdown.showLineNumbers', value: 'false'});
  });

  it('reads destructuring, renamed and nested', () => {
    const text = "function List() { const { text: label = 'More', filter: { name = 'Filter' } = {} } = useData(); }";
    expect(fallback(text, 'binding', 'text')).toEqual({path: 'text', value: "'More'", fn: 'List'});
    expect(fallback(text, 'binding', 'name')).toMatchObject({path: 'filter.name', value: "'Filter'"});
  });

  it('names the component inside forwardRef', () => {
    const text = "const Tabs = (0, react.forwardRef)((props, ref) => { const { position = 'left' } = props; });";
    expect(fallback(text, 'binding', 'position')).toMatchObject({fn: 'Tabs'});
  });

  it('understands comparisons with false', () => {
    expect(fallback('if (false !== theme.darkMode) on();', 'not-false', 'darkMode').path).toBe('theme.darkMode');
  });

  it('resolves constants and tidies what a bundler wrote', () => {
    const text = `const LANGS = [
      "jsx",
      'tsx'
    ];
    function p(options) { const { langs = LANGS, transform = ({ code })=>code, dir = (0, __WEBPACK_EXTERNAL_MODULE_path__.join)(a, 'b') } = options; }`;
    expect(fallback(text, 'binding', 'langs').value).toBe("['jsx', 'tsx']");
    expect(fallback(text, 'binding', 'transform').value).toBe('({ code }) => code');
    expect(fallback(text, 'binding', 'dir').value).toBe("join(a, 'b')");
  });

  it('lists every property name the code reads', () => {
    const {reads} = readCode(
      'a.tsx',
      "const {one, 'two-x': two} = props; a.three; b['four']; 'five' in c; const six = <a seven={1} />;",
    );
    expect([...reads].sort()).toEqual(['five', 'four', 'one', 'three', 'two-x']);
  });
});
