import type {FromFrame, ToFrame} from './messages';

/** The parts of React 18 that the frame uses; its scripts put them on the window. */
export interface RunnerReact {
  Component: new (props: {children?: unknown}) => {props: {children?: unknown}; state: {failed: boolean}};
  Fragment: unknown;
  isValidElement(value: unknown): boolean;
  createElement(type: unknown, props?: object | null, ...children: unknown[]): unknown;
  useEffect(effect: () => void, inputs: unknown[]): void;
}

/** The part of `react-dom` 18 that the frame uses. */
export interface RunnerReactDom {
  createRoot(container: Element): {render(element: unknown): void; unmount(): void};
}

/** What the frame works with. */
export interface RunnerScope {
  window: Window & typeof globalThis;
  React: RunnerReact;
  ReactDOM: RunnerReactDom;
}

/**
 * Draws what the page sends. Runs inside the frame, which has an origin of its own and may neither send
 * requests nor reach the page other than by messages. The build puts this file into the document of
 * the frame, so it imports nothing but types.
 *
 * Does nothing where the document has the origin of the site: any page can embed it without a sandbox,
 * and the code it sends would act for the site.
 *
 * @param scope - The window of the frame, and React.
 */
export function startRunner({window, React, ReactDOM}: RunnerScope): void {
  const {document} = window;
  const container = document.getElementById('root') as HTMLElement;
  if (window.origin !== 'null') {
    container.textContent = 'This document runs demos in a sandboxed frame only.';
    return;
  }
  let run = 0;
  let root: ReturnType<RunnerReactDom['createRoot']> | undefined;

  const {port1: port, port2: portOfPage} = new window.MessageChannel();
  const post = (message: FromFrame) => {
    port.postMessage(message);
  };
  const textOf = (error: unknown) =>
    error instanceof window.Error ? `${error.name}: ${error.message}` : String(error);

  const jsx = (type: unknown, props: object, key?: unknown) =>
    React.createElement(type, key === undefined ? props : {...props, key});
  const jsxRuntime = {jsx, jsxs: jsx, Fragment: React.Fragment};
  const modules: Record<string, unknown> = {
    react: React,
    'react-dom': ReactDOM,
    'react-dom/client': ReactDOM,
    'react/jsx-runtime': jsxRuntime,
  };

  class Boundary extends React.Component {
    override state = {failed: false};
    static getDerivedStateFromError() {
      return {failed: true};
    }
    componentDidCatch(error: unknown) {
      post({type: 'failed', run, kind: 'thrown', text: textOf(error)});
    }
    render() {
      return this.state.failed ? null : this.props.children;
    }
  }

  const Drawn = ({attempt, children}: {attempt: number; children: unknown}) => {
    React.useEffect(() => post({type: 'done', run: attempt}), [attempt]);
    return children;
  };

  /** Functions, classes, and what `memo`, `forwardRef` and `lazy` make of them. */
  const isComponent = (value: unknown): boolean =>
    typeof value === 'function' ||
    (typeof value === 'object' && value !== null && '$$typeof' in value && !React.isValidElement(value));

  const draw = (attempt: number, code: string) => {
    run = attempt;
    root?.unmount();
    root = undefined;
    container.replaceChildren();
    let missing: string | undefined;
    const require = (name: string) => {
      if (Object.hasOwn(modules, name)) return modules[name];
      missing = name;
      throw new Error(name);
    };
    try {
      const module: {exports: {default?: unknown}} = {exports: {}};
      new window.Function('require', 'module', 'exports', code)(require, module, module.exports);
      if (!isComponent(module.exports.default)) {
        post({type: 'failed', run, kind: 'export', text: ''});
        return;
      }
      const demo = React.createElement(module.exports.default);
      root = ReactDOM.createRoot(container);
      root.render(React.createElement(Boundary, null, React.createElement(Drawn, {attempt}, demo)));
    } catch (error) {
      post(
        missing === undefined
          ? {type: 'failed', run, kind: 'thrown', text: textOf(error)}
          : {type: 'failed', run, kind: 'module', text: missing},
      );
    }
  };

  const paint = (theme: string) =>
    document.documentElement.setAttribute('data-theme', theme === 'dark' ? 'dark' : 'light');

  port.onmessage = ({data}: MessageEvent<ToFrame>) => {
    if (data.type === 'run') draw(data.run, data.code);
    else if (data.type === 'theme') paint(data.theme);
    else post({type: 'alive'});
  };
  window.addEventListener('error', ({error, message}) =>
    post({type: 'failed', run, kind: 'thrown', text: error ? textOf(error) : message}),
  );
  window.addEventListener('unhandledrejection', ({reason}) =>
    post({type: 'failed', run, kind: 'thrown', text: textOf(reason)}),
  );
  new window.ResizeObserver(() => post({type: 'size', height: document.body.getBoundingClientRect().height})).observe(
    document.body,
  );
  paint(window.location.hash.slice(1));
  const ready: FromFrame = {type: 'ready'};
  window.parent.postMessage(ready, '*', [portOfPage]);
}
