/** @type {import('tailwindcss').Config} */
module.exports = {
  content: ['./docs/**/*.{md,mdx}', './components/**/*.tsx'],
  darkMode: 'class',
  prefix: 'tw-',
};
