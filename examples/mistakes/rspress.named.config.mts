export const root = 'docs-config';
export const title = 'Almanac';
