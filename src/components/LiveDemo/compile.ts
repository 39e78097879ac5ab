import {transform} from 'sucrase';

/** A compiled module, or where and why it could not be compiled. */
export type Compiled = {code: string} | {message: string; line?: number; column?: number};

interface Located {
  loc?: {line?: unknown; column?: unknown};
}

/**
 * Compiles a demo: types go, JSX becomes calls, imports become calls of `require`. Nothing is executed.
 *
 * @param source - A module of JSX or TSX.
 * @returns CommonJS code, or the error of the first place that is not understood.
 */
export function compile(source: string): Compiled {
  try {
    return {
      code: transform(source, {
        transforms: ['typescript', 'jsx', 'imports'],
        jsxRuntime: 'automatic',
        production: true,
        // An import of something that is not there is a mistake to show, whether it is used or not.
        keepUnusedImports: true,
        disableESTransforms: true,
      }).code,
    };
  } catch (error) {
    const {line, column} = (error as Located).loc ?? {};
    const text = error instanceof Error ? error.message : String(error);
    const message = text.replace(/^Error transforming [^:]*: /, '').replace(/ \(\d+:\d+\)$/, '');
    return typeof line === 'number' && typeof column === 'number' ? {message, line, column} : {message};
  }
}
