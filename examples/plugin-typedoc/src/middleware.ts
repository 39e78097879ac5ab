/**
 * Something that sees every count.
 */
export interface Middleware {
  (count: number): void;
}

/**
 * Adds a middleware.
 *
 * @param middleware - Called after each count.
 */
export function use(middleware: Middleware): void {
  middleware(0);
}
