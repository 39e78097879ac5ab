import {act, fireEvent, render, screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {useState} from 'react';
import {renderToString} from 'react-dom/server';
import LiveDemo from '@site/src/components/LiveDemo';
import CodeEditor from '@site/src/components/LiveDemo/CodeEditor';
import type {ToFrame} from '@site/src/components/LiveDemo/messages';
import {problemOf} from '@site/src/components/LiveDemo/problem';
import {onPage} from '../navbar/support';

jest.mock('@site/src/components/LiveDemo/frameUrl', () => ({frameUrl: 'about:blank'}));

beforeAll(() => {
  document.documentElement.dataset.theme = 'dark';
});

const SOURCE = 'export default () => <p>Hello</p>;';

const page = (isBrowser = true, kind: 'preview' | 'playground' = 'playground') =>
  onPage(
    <LiveDemo kind={kind}>
      <pre>
        <code>{SOURCE}</code>
      </pre>
    </LiveDemo>,
    {isBrowser},
  );

describe('a live demo', () => {
  test('is code and a note where there is no script', () => {
    const html = renderToString(page(false));
    expect(html).toContain('It needs JavaScript; its code is below.');
    expect(html).toContain('export default () =&gt;');
    expect(html).not.toMatch(/<iframe|<textarea/);
    // Style sheets hide it where no script can hear it.
    expect(html).toMatch(/<p [^>]*data-needs-script[^>]*><button/);
  });

  test('starts when its button is pressed: a frame without rights, and an editor', async () => {
    render(page());
    expect(screen.queryByTitle('Result of the demo')).toBeNull();
    fireEvent.click(screen.getByRole('button', {name: 'Run the demo'}));
    const frame = await screen.findByTitle('Result of the demo');
    expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
    expect(frame).toHaveAttribute('src', 'about:blank#dark');
    expect(screen.getByRole('textbox', {name: 'Code of the demo'})).toHaveValue(SOURCE);
    expect(screen.queryByRole('button', {name: 'Run the demo'})).toBeNull();
  });

  test('has no editor as a preview', async () => {
    render(page(true, 'preview'));
    fireEvent.click(screen.getByRole('button', {name: 'Run the demo'}));
    await screen.findByTitle('Result of the demo');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  /** Starts a demo; `offer` sends what a frame says first, `hear` answers through its port. */
  async function started(kind?: 'preview' | 'playground') {
    render(page(true, kind));
    fireEvent.click(screen.getByRole('button', {name: 'Run the demo'}));
    const frame = () => screen.getByTitle<HTMLIFrameElement>('Result of the demo');
    await screen.findByTitle('Result of the demo');
    const offer = (source: Window | null, type = 'ready') => {
      const port = {postMessage: jest.fn(), close: jest.fn(), onmessage: (_: {data: unknown}) => {}};
      const event = new MessageEvent('message', {data: {type}, source});
      Object.defineProperty(event, 'ports', {value: [port]});
      act(() => void window.dispatchEvent(event));
      return {
        sent: (type: string) => port.postMessage.mock.calls.filter(([message]) => (message as ToFrame).type === type),
        hear: (data: unknown) => act(() => port.onmessage({data})),
      };
    };
    return {frame, offer};
  }

  test('talks to the first document of its frame only', async () => {
    const {frame, offer} = await started();
    expect(offer(window).sent('run')).toHaveLength(0);
    expect(offer(frame().contentWindow, 'alive').sent('run')).toHaveLength(0);
    const first = offer(frame().contentWindow);
    expect(first.sent('run')).toHaveLength(1);
    expect(offer(frame().contentWindow).sent('run')).toHaveLength(0);
    first.hear({type: 'size', height: 200});
    expect(frame().style.blockSize).toBe('200px');
    first.hear({type: 'size', height: '9e9'});
    expect(frame().style.blockSize).toBe('200px');
  });

  test('replaces a frame that another document was opened in, and does not run the code again by itself', async () => {
    const {frame, offer} = await started('preview');
    const before = frame();
    offer(before.contentWindow);
    fireEvent.load(before);
    // The first may have come before: what counts is that there is one more.
    fireEvent.load(before);
    expect(frame()).not.toBe(before);
    expect(screen.getByRole('status')).toHaveTextContent(/^The code tried to open another page/);
    expect(offer(frame().contentWindow).sent('run')).toHaveLength(0);
    fireEvent.click(screen.getByRole('button', {name: 'Start again'}));
    expect(offer(frame().contentWindow).sent('run')).toHaveLength(1);
  });

  test('stops code that does not come to an end', async () => {
    const {frame, offer} = await started('preview');
    jest.useFakeTimers();
    try {
      const before = frame();
      const first = offer(before.contentWindow);
      act(() => jest.advanceTimersByTime(3000));
      first.hear({type: 'alive'});
      act(() => jest.advanceTimersByTime(4000));
      expect(frame()).toBe(before);
      act(() => jest.advanceTimersByTime(1000));
      expect(frame()).not.toBe(before);
      expect(screen.getByRole('status')).toHaveTextContent(/^The code did not come to an end/);
      fireEvent.click(screen.getByRole('button', {name: 'Start again'}));
      expect(offer(frame().contentWindow).sent('run')).toHaveLength(1);
    } finally {
      jest.useRealTimers();
    }
  });
});

function Field() {
  const [code, setCode] = useState('a');
  return <CodeEditor code={code} onCode={setCode} onReset={() => setCode('a')} />;
}

describe('the editor', () => {
  const field = () => screen.getByRole('textbox');

  test('indents with Tab, and says how to leave', async () => {
    const user = userEvent.setup();
    render(onPage(<Field />));
    await user.click(field());
    await user.keyboard('{Tab}b');
    expect(field()).toHaveValue('a  b');
    expect(field()).toHaveFocus();
    expect(field()).toHaveAccessibleDescription('Tab indents. To leave the editor, press Escape, then Tab.');
  });

  test('is left with Escape and Tab, and says so', async () => {
    const user = userEvent.setup();
    render(onPage(<Field />));
    await user.click(field());
    await user.keyboard('{Escape}');
    expect(screen.getByRole('status')).toHaveTextContent('Tab now leaves the editor.');
    await user.keyboard('{Tab}');
    expect(screen.getByRole('button', {name: 'Start again'})).toHaveFocus();
    expect(field()).toHaveValue('a');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('indents again after the next key', async () => {
    const user = userEvent.setup();
    render(onPage(<Field />));
    await user.click(field());
    await user.keyboard('{Escape}b{Tab}');
    expect(field()).toHaveValue('ab  ');
  });

  test('starts again', async () => {
    const user = userEvent.setup();
    render(onPage(<Field />));
    await user.type(field(), 'bc');
    expect(field()).toHaveValue('abc');
    await user.click(screen.getByRole('button', {name: 'Start again'}));
    expect(field()).toHaveValue('a');
  });
});

describe('what is wrong', () => {
  const fine = {code: ''};
  test.each([
    [fine, {phase: 'rendered'} as const, undefined],
    [fine, {phase: 'starting'} as const, undefined],
    [{message: 'Odd', line: 2, column: 3}, {phase: 'rendered'} as const, 'Line 2, column 3: Odd'],
    [fine, {phase: 'failed', kind: 'thrown', text: 'Error: x'} as const, 'Error: x'],
    [
      fine,
      {phase: 'failed', kind: 'module', text: 'dayjs'} as const,
      'The module "dayjs" is not there. This demo can import "react".',
    ],
    [fine, {phase: 'failed', kind: 'export', text: ''} as const, 'The code has no component as its default export.'],
    [{message: 'Odd', line: 2, column: 3}, {phase: 'stopped'} as const, 'Line 2, column 3: Odd'],
    [
      fine,
      {phase: 'stopped'} as const,
      'The code did not come to an end, so the demo was stopped. Change the code, or start again.',
    ],
    [fine, {phase: 'unavailable'} as const, 'The demo could not start. Its code is shown, but it does not run here.'],
  ])('%j %j: %s', (compiled, state, text) => expect(problemOf(compiled, state)).toBe(text));
});
