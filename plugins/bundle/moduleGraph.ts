import type {ConfigureWebpackUtils} from '@docusaurus/types';
import {UnexpectedInternals} from './unexpected';

type Compiler = InstanceType<ConfigureWebpackUtils['currentBundler']['instance']['Compiler']>;

/** What the modules of a bundle look like when a trick works; patterns of their identifiers. */
export interface ExpectedModules {
  present: RegExp;
  absent?: RegExp;
}

/**
 * Fails the build when modules that a trick replaces are in the bundle all the same: a replacement
 * that nothing asks for any more would be passed over in silence.
 *
 * @param trick - Name of the trick.
 * @param expected - One module that has to be there, and one that must not.
 * @returns A plugin of the bundler. Its error says what was found.
 */
export function expectModules(trick: string, {present, absent}: ExpectedModules): {apply(compiler: Compiler): void} {
  return {
    apply(compiler) {
      compiler.hooks.thisCompilation.tap(trick, (compilation) => {
        compilation.hooks.finishModules.tap(trick, (modules) => {
          const names = [...modules].map((module) => module.identifier());
          const unwanted = names.find((name) => absent?.test(name));
          const found =
            unwanted === undefined
              ? names.some((name) => present.test(name)) || `No module of the bundle matches ${present}.`
              : `The bundle holds ${unwanted}, which should have been replaced.`;
          if (found !== true) compilation.errors.push(new UnexpectedInternals(trick, String(found)) as never);
        });
      });
    },
  };
}
