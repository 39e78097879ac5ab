export { default } from 'rspress/theme';
export * from 'rspress/theme';
export { Search } from './Search';
