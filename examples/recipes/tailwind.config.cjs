/** @type {import('tailwindcss').Config} */
module.exports = {
  content: ['./docs/**/*.{md,mdx}', './components/**/*.tsx'],
  darkMode: ['class', '[class~="dark"]'],
  corePlugins: { preflight: false },
  prefix: 'tw-',
};
