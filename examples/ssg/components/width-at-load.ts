/** Reads the browser as soon as the file is imported. */
export const width = window.innerWidth;
