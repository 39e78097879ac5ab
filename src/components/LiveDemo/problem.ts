import {translate} from '@docusaurus/Translate';
import type {Compiled} from './compile';
import type {FrameState} from './useFrame';

/**
 * Says in the reader's language why a demo shows nothing.
 *
 * @param compiled - Result of compiling the code.
 * @param state - How the frame is doing with it.
 * @returns A sentence, or `undefined` when nothing is wrong.
 */
export function problemOf(compiled: Compiled, state: FrameState): string | undefined {
  if (state.phase === 'unavailable') {
    return translate({
      id: 'site.liveDemo.absent',
      message: 'The demo could not start. Its code is shown, but it does not run here.',
      description: 'Said when the frame of a live demo does not load',
    });
  }
  if ('message' in compiled) {
    const {message, line = 1, column = 1} = compiled;
    return translate(
      {
        id: 'site.liveDemo.syntax',
        message: 'Line {line}, column {column}: {message}',
        description: 'Error of a compiler, whose message is in English',
      },
      {line, column, message},
    );
  }
  if (state.phase === 'stopped') {
    return translate({
      id: 'site.liveDemo.stopped',
      message: 'The code did not come to an end, so the demo was stopped. Change the code, or start again.',
      description: 'Said when the code of a live demo does not answer any more, for example in an endless loop',
    });
  }
  if (state.phase === 'left') {
    return translate({
      id: 'site.liveDemo.left',
      message: 'The code tried to open another page in the frame of the demo, which is not allowed here.',
      description: 'Said when the code of a live demo navigates its frame',
    });
  }
  if (state.phase !== 'failed') return undefined;
  switch (state.kind) {
    case 'export':
      return translate({
        id: 'site.liveDemo.noExport',
        message: 'The code has no component as its default export.',
        description: 'Said when the code of a live demo does not export a component',
      });
    case 'module':
      return translate(
        {
          id: 'site.liveDemo.noModule',
          message: 'The module "{name}" is not there. This demo can import "react".',
          description: 'Said when the code of a live demo imports something else',
        },
        {name: state.text},
      );
    case 'thrown':
      return state.text;
  }
}
