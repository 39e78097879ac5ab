/** @type {import('tailwindcss').Config} */
module.exports = {
  content: ['./docs/**/*.{md,mdx}', './components/**/*.tsx', './theme/**/*.tsx'],
  // The default theme puts the class `dark` on the root element.
  darkMode: 'class',
};
