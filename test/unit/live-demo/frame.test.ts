import {createRequire} from 'node:module';
import path from 'node:path';
import {MessageChannel, type MessagePort} from 'node:worker_threads';
import {compile} from '@site/src/components/LiveDemo/compile';
import type {FromFrame, ToFrame} from '@site/src/components/LiveDemo/messages';
import {startRunner, type RunnerReact, type RunnerReactDom} from '@site/src/components/LiveDemo/runner';
import {frameDocument} from '@site/plugins/live-frame/document';

/** React of the example projects, as in the frame. */
const examples = createRequire(path.resolve('examples/package.json'));
// Loaded before there is a MessageChannel, which its scheduler would take and which each test closes.
const react = examples('react') as RunnerReact;
const reactDom = {...(examples('react-dom') as object), ...(examples('react-dom/client') as RunnerReactDom)};

describe('the document of the frame', () => {
  const html = frameDocument({react: 'var React = "</script>";', reactDom: 'var ReactDOM;', runner: 'exports.a = 1;'});
  const page = new DOMParser().parseFromString(html, 'text/html');

  test('holds the three scripts and loads none', () => {
    expect(page.querySelectorAll('script')).toHaveLength(3);
    expect(page.querySelectorAll('script[src], link, img, iframe')).toHaveLength(0);
    expect(page.querySelector('script')?.textContent).toBe('var React = "<\\/script>";');
  });

  test('forbids everything but scripts and styles of its own', () => {
    const policy = page.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content');
    expect(policy?.split(';')).toEqual([
      "default-src 'none'",
      "script-src 'unsafe-inline' 'unsafe-eval'",
      "style-src 'unsafe-inline'",
      'img-src data:',
      "base-uri 'none'",
      "form-action 'none'",
    ]);
  });

  test('has a title and a language', () => {
    expect(page.title).toBe('Live demo');
    expect(page.documentElement.lang).toBe('en');
  });
});

describe('the runner', () => {
  let said: FromFrame[];
  let controller: AbortController;
  /** What the frame hands to the page; undefined when it says nothing. */
  let port: MessagePort | undefined;
  let channels: MessageChannel[];

  /** Starts it in a window of an origin; "null" is that of a sandboxed frame. */
  const start = (origin: string) => {
    Object.defineProperty(window, 'origin', {value: origin, configurable: true});
    startRunner({window, React: react, ReactDOM: reactDom});
  };

  beforeEach(() => {
    said = [];
    port = undefined;
    channels = [];
    // jsdom has none.
    Object.assign(window, {
      MessageChannel: class extends MessageChannel {
        constructor() {
          super();
          channels.push(this);
        }
      },
    });
    controller = new AbortController();
    document.body.innerHTML = '<div id="root"></div>';
    window.ResizeObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    jest
      .spyOn(window.parent, 'postMessage')
      .mockImplementation((message: unknown, _: unknown, ports?: Transferable[]) => {
        said.push(message as FromFrame);
        port = ports?.[0] as unknown as MessagePort;
        port.on('message', (answer: FromFrame) => said.push(answer));
      });
    // React logs every error that a component throws.
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const listen = window.addEventListener.bind(window);
    jest.spyOn(window, 'addEventListener').mockImplementation((type: string, listener: unknown) => {
      listen(type, listener as EventListener, {signal: controller.signal});
    });
    start('null');
  });

  afterEach(() => {
    controller.abort();
    for (const {port1, port2} of channels) {
      port1.close();
      port2.close();
    }
    jest.restoreAllMocks();
  });

  const tell = (message: ToFrame) => port?.postMessage(message);

  /** Waits until something holds, for a second at most. */
  async function until(holds: () => boolean): Promise<void> {
    for (let wait = 0; wait < 100 && !holds(); wait += 1) await new Promise((resolve) => setTimeout(resolve, 10));
  }

  /** Runs code and waits for what the frame says about it. */
  async function outcome(source: string, run = 1): Promise<FromFrame | undefined> {
    const compiled = compile(source);
    if (!('code' in compiled)) throw new Error(compiled.message);
    tell({type: 'run', run, code: compiled.code});
    const about = () => said.find((message) => 'run' in message && message.run === run);
    await until(() => about() !== undefined);
    return about();
  }

  const shown = () => document.getElementById('root')?.textContent;

  test('does nothing with the origin of the site, which a frame without a sandbox has', async () => {
    controller.abort();
    controller = new AbortController();
    said.length = 0;
    port = undefined;
    start('https://docs.example');
    expect(await outcome('export default () => <b>run</b>;')).toBeUndefined();
    expect(said).toEqual([]);
    expect(shown()).toBe('This document runs demos in a sandboxed frame only.');
  });

  test('says that it is ready', () => expect(said).toContainEqual({type: 'ready'}));

  test('draws the default export, with state and imports', async () => {
    const code = `import React, {useState} from 'react';
      export default () => { const [n] = useState(4); return <React.Fragment><b>{n}</b>{[1, 2].map((i) => <i key={i}>{i}</i>)}</React.Fragment>; };`;
    expect(await outcome(code)).toEqual({type: 'done', run: 1});
    expect(shown()).toBe('412');
  });

  test('replaces what was drawn', async () => {
    await outcome('export default () => <p>One</p>;', 1);
    await outcome('export default () => <p>Two</p>;', 2);
    expect(shown()).toBe('Two');
  });

  test.each([
    ['no component', 'export const a = 1;', 'export', ''],
    ['a module that is not there', "import a from './a';\nexport default () => a;", 'module', './a'],
    ['code that throws', 'null.x;', 'thrown', /^TypeError: /],
    [
      'a component that throws',
      "export default () => { throw new RangeError('deep'); };",
      'thrown',
      'RangeError: deep',
    ],
    ['text thrown', "throw 'a stone';", 'thrown', 'a stone'],
  ])('tells of %s', async (_, code, kind, text) => {
    expect(await outcome(code)).toEqual({
      type: 'failed',
      run: 1,
      kind,
      text: typeof text === 'string' ? text : (expect.stringMatching(text) as string),
    });
    expect(shown()).toBe('');
  });

  test.each(['memo(Mole)', 'forwardRef(Mole)', 'lazy(() => Promise.resolve({default: Mole}))'])(
    'draws what %s makes',
    async (made) => {
      const code = `import {forwardRef, lazy, memo, Suspense} from 'react';
        const Mole = () => <p>Mole</p>;
        const Made = ${made};
        export default ${made.startsWith('lazy') ? '() => <Suspense><Made /></Suspense>' : 'Made'};`;
      expect(await outcome(code)).toEqual({type: 'done', run: 1});
      await until(() => shown() === 'Mole');
      expect(shown()).toBe('Mole');
    },
  );

  test('tells of an element in place of a component', async () =>
    expect(await outcome('export default <p>Mole</p>;')).toEqual({type: 'failed', run: 1, kind: 'export', text: ''}));

  test('takes the colours of the page', async () => {
    const {dataset} = document.documentElement;
    tell({type: 'theme', theme: 'dark'});
    await until(() => dataset.theme === 'dark');
    tell({type: 'theme', theme: 'light'});
    await until(() => dataset.theme === 'light');
    expect(dataset.theme).toBe('light');
  });

  test('answers as long as it can', async () => {
    tell({type: 'ping'});
    await until(() => said.some(({type}) => type === 'alive'));
    expect(said).toContainEqual({type: 'alive'});
  });

  test('listens to nobody but the owner of its port', async () => {
    said.length = 0;
    window.dispatchEvent(new MessageEvent('message', {data: {type: 'ping'}, source: window.parent}));
    expect(await outcome('export default () => <p>Mole</p>;')).toBeDefined();
    expect(said).not.toContainEqual({type: 'alive'});
  });
});
