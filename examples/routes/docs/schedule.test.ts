export const note = 'A test beside the pages; excluded by pattern.';
