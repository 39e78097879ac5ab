/** Digs a hole of the given depth. */
export const dig = (depth: number): string => `${depth} cm deep`;
