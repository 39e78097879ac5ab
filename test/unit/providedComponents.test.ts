/** @jest-environment node */
import MDXComponents from '../../src/theme/MDXComponents';
import {PROVIDED} from '../../content/components';

test('the components that pages may use without an import are those that the theme hands to them', () => {
  const names = Object.keys(MDXComponents).filter((name) => /^[A-Z]/.test(name));
  expect([...PROVIDED].sort()).toEqual(names.sort());
});
