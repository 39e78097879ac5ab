import {AWAKE, type AwakeEvent} from '../../../src/enhance/events';

/** A browser in which scripts load when the test says so. */
async function visit(body: string): Promise<{
  scripts: () => string[];
  arrive: (address: string, how?: 'load' | 'error') => Promise<void>;
  awake: () => void;
  state: () => string | undefined;
}> {
  jest.resetModules();
  document.head.innerHTML =
    '<script type="application/json" id="app-scripts">["/page.js","/runtime.js","/main.js"]</script>';
  document.body.innerHTML = `<div id="__docusaurus">${body}<div id="page-parts" data-failure="It failed."></div></div>`;
  const {startAnnouncing} = await import('../../../src/enhance/announce');
  const {startWaking} = await import('../../../src/enhance/wake');
  const {releaseHeld} = await import('../../../src/enhance/release');
  startAnnouncing();
  startWaking();
  const tags = () => [...document.querySelectorAll<HTMLScriptElement>('body > script')];
  return {
    scripts: () => tags().map((tag) => tag.getAttribute('src') ?? ''),
    arrive: async (address, how = 'load') => {
      tags()
        .find((tag) => tag.getAttribute('src') === address)
        ?.dispatchEvent(new Event(how));
      await new Promise((resolve) => setTimeout(resolve));
    },
    awake: () => void document.dispatchEvent(new CustomEvent(AWAKE, {detail: releaseHeld}) satisfies AwakeEvent),
    state: () => document.documentElement.dataset.app,
  };
}

const button = () => document.querySelector('button')!;
const press = (element: Element) => element.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));

beforeAll(() => {
  // jsdom has none of it.
  Object.assign(window, {PointerEvent: MouseEvent});
});

// Ends what this page script listens to.
afterEach(() => void document.dispatchEvent(new CustomEvent(AWAKE, {detail: () => {}}) satisfies AwakeEvent));

test('a click starts the app, shows that it works, and happens once when the app is there', async () => {
  const {scripts, arrive, awake, state} = await visit('<button>Tools</button>');
  const heard = jest.fn();
  document.querySelector('#__docusaurus')!.addEventListener('click', heard);
  expect(state()).toBe('asleep');
  expect(scripts()).toEqual([]);
  press(button());
  press(button());
  expect(heard).not.toHaveBeenCalled();
  expect(button().getAttribute('aria-busy')).toBe('true');
  expect(scripts()).toEqual(['/page.js', '/runtime.js']);
  await arrive('/runtime.js');
  expect([state(), scripts()]).toEqual(['loading', ['/page.js']]);
  await arrive('/page.js');
  expect([state(), scripts()]).toEqual(['starting', ['/main.js']]);
  await arrive('/main.js');
  awake();
  expect(state()).toBe('awake');
  expect(heard).toHaveBeenCalledTimes(2);
  expect(button().hasAttribute('aria-busy')).toBe(false);
  press(button());
  expect(heard).toHaveBeenCalledTimes(3);
});

test('a script that cannot be loaded is told, and the next click tries again', async () => {
  const {scripts, arrive, awake, state} = await visit('<button>Tools</button>');
  const heard = jest.fn();
  document.querySelector('#__docusaurus')!.addEventListener('click', heard);
  press(button());
  await arrive('/runtime.js');
  await arrive('/page.js', 'error');
  expect([state(), button().hasAttribute('aria-busy')]).toEqual(['asleep', false]);
  expect(document.querySelector('[role="status"]')?.textContent).toBe('It failed.');
  press(button());
  expect(document.querySelector('[role="status"]')?.textContent).toBe('');
  // What has run does not run again.
  expect(scripts()).toEqual(['/page.js']);
  await arrive('/page.js');
  await arrive('/main.js');
  awake();
  expect(heard).toHaveBeenCalledTimes(1);
});

test('the styles of the app are there before it starts, and stay', async () => {
  const {scripts, arrive, awake} = await visit('<button>Tools</button>');
  document.querySelector('#app-scripts')!.textContent = '["/app.css","/page.js","/runtime.js","/main.js"]';
  const links = () => [...document.querySelectorAll<HTMLLinkElement>('body > link[rel="stylesheet"]')];
  press(button());
  await arrive('/runtime.js');
  await arrive('/page.js');
  expect(links().map((link) => link.getAttribute('href'))).toEqual(['/app.css']);
  expect(scripts()).toEqual([]);
  links()[0]!.dispatchEvent(new Event('error'));
  await arrive('');
  expect([links(), document.documentElement.dataset.app]).toEqual([[], 'asleep']);
  press(button());
  links()[0]!.dispatchEvent(new Event('load'));
  await arrive('');
  expect(scripts()).toEqual(['/main.js']);
  await arrive('/main.js');
  awake();
  expect(links()).toHaveLength(1);
});

test.each([
  ['a tab', '<button role="tab">A</button>'],
  ['a button of a code block', '<div data-toolbar=""><button>Copy</button></div>'],
  ['the colour mode', '<button data-color-mode="">Mode</button>'],
])('%s works without the app', async (_what, html) => {
  const {scripts} = await visit(html);
  const heard = jest.fn();
  document.querySelector('#__docusaurus')!.addEventListener('click', heard);
  press(button());
  expect(heard).toHaveBeenCalledTimes(1);
  expect(scripts()).toEqual([]);
});

test.each([
  ['a field', '<input type="search">'],
  ['a field of several lines', '<textarea></textarea>'],
])('what is typed into %s of the app is there when it is, and React hears of it', async (_what, html) => {
  const {arrive, awake} = await visit(html);
  const input = document.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea')!;
  input.value = 'nav';
  input.dispatchEvent(new InputEvent('input', {bubbles: true}));
  for (const script of ['/page.js', '/runtime.js', '/main.js']) await arrive(script);
  const heard = jest.fn();
  input.addEventListener('input', heard);
  awake();
  expect(heard).toHaveBeenCalledTimes(1);
  expect(input.value).toBe('nav');
});

test('the shortcut of the search takes what is typed until the app is there', async () => {
  const {arrive, awake} = await visit('<button data-search-label="Search">Search</button>');
  const keys: string[] = [];
  window.addEventListener('keydown', ({key}) => keys.push(key));
  document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'k', ctrlKey: true, bubbles: true, cancelable: true}));
  const field = document.querySelector<HTMLInputElement>('input[data-input-buffer]')!;
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute('aria-label')).toBe('Search');
  keys.length = 0;
  for (const script of ['/page.js', '/runtime.js', '/main.js']) await arrive(script);
  awake();
  expect(keys).toEqual(['k']);
});

test('data-wake="load" and a parameter of the address start the app at once', async () => {
  const {scripts} = await visit('<div data-wake="load"></div>');
  expect(scripts()).not.toEqual([]);
  window.history.replaceState(null, '', '?filter=x');
  expect((await visit('<div data-wake="?filter"></div>')).scripts()).not.toEqual([]);
  window.history.replaceState(null, '', '?other=x');
  expect((await visit('<div data-wake="?filter"></div>')).scripts()).toEqual([]);
});
