import {act, render, screen, waitFor, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {createMemoryHistory, type MemoryHistory} from 'history';
import {Router} from 'react-router-dom';
import {Context} from '@docusaurus/core/lib/client/docusaurusContext';
import {localeConfig} from '@site/config/locales';
import type {Lang} from '@site/config/types';
import type {WorkerLike} from '@site/src/components/Search/client';
import {searchHooks} from '@site/src/components/Search/hooks';
import {pack} from '@site/search/pack';
import type {SearchRequest} from '@site/search/protocol';
import {createSession} from '@site/search/session';
import {siteContext} from '../../support/siteContext';
import {chinese, english} from './corpus';

/** What the network gives, by address; a missing one fails. */
const network = new Map<string, unknown>();
const requests: string[] = [];
let workers = 0;
let headUrl = '/search/en.json';

/** A worker that runs the real session in this thread. */
class LocalWorker implements WorkerLike {
  onmessage: WorkerLike['onmessage'] = null;
  onerror: WorkerLike['onerror'] = null;
  private readonly session = createSession({
    readJson: async (url) => {
      requests.push(url);
      if (!network.has(url)) throw new Error(`${url}: HTTP 404`);
      return network.get(url);
    },
    respond: (data) => this.onmessage?.({data} as MessageEvent),
    defer: (task) => setTimeout(task, 0),
  });
  constructor() {
    workers += 1;
  }
  postMessage(message: SearchRequest) {
    this.session(message);
  }
  terminate() {
    this.onmessage = null;
  }
}

jest.mock('@site/src/components/Search/startWorker', () => ({startWorker: () => new LocalWorker()}));
// The whole configuration reads every page; the dialog needs none of it.
jest.mock('@generated/docusaurus.config', () => ({__esModule: true, default: {}}));
// The real slot reads its settings from files that only a build generates.
jest.mock('@docusaurus/theme-common', () => ({
  ...jest.requireActual<object>('@docusaurus/theme-common'),
  createStorageSlot: (key: string) => ({
    get: () => localStorage.getItem(key),
    set: (value: string) => localStorage.setItem(key, value),
  }),
}));
jest.mock('@site/src/components/Search/useIndexFiles', () => ({useIndexFiles: () => files()}));

let known = {head: headUrl};
/** The same object for the same address, as the real hook gives. */
function files() {
  if (known.head !== headUrl) known = {head: headUrl};
  return known;
}

// Imported after the mocks.
import SearchButton from '@site/src/components/NotFound/SearchButton';
import Search from '@site/src/components/Search';

const preload = jest.fn((_url: string): false => false);
let history: MemoryHistory;
let index = 0;

function show(lang: Lang = 'en', sections = lang === 'en' ? english : chinese, {broken = false} = {}) {
  // A new address each time: the client of an address lives as long as the page.
  index += 1;
  headUrl = `/search/${lang}.${index}.json`;
  if (!broken) network.set(headUrl, pack(sections).head);
  history = createMemoryHistory({initialEntries: ['/']});
  const value = siteContext(lang, {customFields: {locale: localeConfig(lang)}});
  return render(
    <Router history={history}>
      <Context.Provider value={value}>
        <a href="/elsewhere">Elsewhere</a>
        <Search />
        <input aria-label="Another field" />
      </Context.Provider>
    </Router>,
  );
}

const openButton = () => screen.getByRole('button', {name: 'Search'});
const input = () => screen.getByRole('combobox');
const hits = () => screen.findAllByRole('option');
const link = (option: HTMLElement) => option.closest('a[href]')!.getAttribute('href');
const activeId = () => input().getAttribute('aria-activedescendant');

async function openDialog(user = userEvent.setup()) {
  await user.click(openButton());
  await screen.findByRole('dialog');
  return user;
}

beforeAll(() => {
  // jsdom knows the element but not how to open it.
  HTMLDialogElement.prototype.showModal = function showModal() {
    const before = document.activeElement;
    this.open = true;
    this.close = function close() {
      this.open = false;
      if (before instanceof HTMLElement) before.focus();
    };
  };
});

beforeEach(() => {
  network.clear();
  requests.length = 0;
  workers = 0;
  preload.mockClear();
  window.docusaurus.preload = preload;
  localStorage.clear();
});

describe('before anybody searches', () => {
  it('loads nothing', async () => {
    show();
    await act(async () => {});
    expect(workers).toBe(0);
    expect(requests).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('loads the index when the reader points at the button', async () => {
    show();
    await userEvent.setup().hover(openButton());
    await waitFor(() => expect(requests).toEqual([headUrl]));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('opening and closing', () => {
  it.each([
    ['Ctrl+K', '{Control>}k{/Control}'],
    ['Cmd+K', '{Meta>}k{/Meta}'],
    ['/', '/'],
  ])('%s opens the dialog with the focus in its input', async (_, keys) => {
    show();
    await userEvent.setup().keyboard(keys);
    expect(await screen.findByRole('dialog', {name: 'Search'})).toHaveAttribute('aria-modal', 'true');
    expect(input()).toHaveFocus();
    expect(input()).toHaveValue('');
  });

  it('another part of the page opens the dialog, whatever the button is called and wherever it stands', async () => {
    const {unmount} = show('zh');
    const other = render(<SearchButton>Look it up</SearchButton>);
    const user = userEvent.setup();
    const button = screen.getByRole('button', {name: 'Look it up'});
    await user.click(button);
    await screen.findByRole('dialog');
    expect(input()).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(button).toHaveFocus();
    unmount();
    expect(other.container).toBeEmptyDOMElement();
  });

  it('leaves the slash to other fields', async () => {
    show();
    const user = userEvent.setup();
    await user.type(screen.getByRole('textbox', {name: 'Another field'}), 'a/b');
    await act(async () => {});
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('textbox')).toHaveValue('a/b');
  });

  it('Escape closes and gives the focus back', async () => {
    show();
    const user = userEvent.setup();
    const before = screen.getByRole('link', {name: 'Elsewhere'});
    before.focus();
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(before).toHaveFocus();
  });

  it('the close button and the backdrop close', async () => {
    show();
    const user = await openDialog();
    await user.click(screen.getByRole('button', {name: 'Close search'}));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(openButton()).toHaveFocus();
    await user.click(openButton());
    await user.click(await screen.findByRole('dialog'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('uses the configured placeholder of each language', async () => {
    show('zh');
    await openDialog();
    expect(input()).toHaveAttribute('placeholder', '搜索文档');
  });
});

describe('what is typed before the dialog is there', () => {
  it.each([
    ['Ctrl+K', '{Control>}k{/Control}'],
    ['Cmd+K', '{Meta>}k{/Meta}'],
    ['/', '/'],
  ])('is kept after %s', async (_, keys) => {
    show();
    const user = userEvent.setup({delay: null});
    await user.keyboard(`${keys}deploi{Backspace}y`);
    await screen.findByRole('dialog');
    expect(input()).toHaveValue('deploy');
    expect(input()).toHaveFocus();
    expect(link((await hits())[0]!)).toBe('/guide/basic/deploy');
  });

  it('is kept after a click, and goes to no other field', async () => {
    show();
    const user = userEvent.setup({delay: null});
    await user.click(openButton());
    await user.keyboard('nav');
    await screen.findByRole('dialog');
    expect(input()).toHaveValue('nav');
    expect(screen.queryByRole('textbox', {name: 'Search'})).toBeNull();
  });

  it('waits for an input method to finish its word', async () => {
    show();
    act(() => openButton().click());
    const field = screen.getByRole<HTMLInputElement>('textbox', {name: 'Search'});
    expect(field).toHaveFocus();
    field.dispatchEvent(new CompositionEvent('compositionstart'));
    await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.queryByRole('dialog')).toBeNull();
    field.value = 'deploy';
    field.dispatchEvent(new CompositionEvent('compositionend'));
    await screen.findByRole('dialog');
    expect(input()).toHaveValue('deploy');
  });

  it('is dropped with Escape, which gives the focus back', async () => {
    show();
    const before = screen.getByRole('link', {name: 'Elsewhere'});
    before.focus();
    act(() => openButton().click());
    const field = screen.getByRole('textbox', {name: 'Search'});
    act(() => void field.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape'})));
    expect(before).toHaveFocus();
    await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.queryByRole('dialog')).toBeNull();
    await openDialog();
    expect(input()).toHaveValue('');
  });
});

describe('results', () => {
  it('are options with links, grouped by page, the first one active', async () => {
    show();
    const user = await openDialog();
    await user.type(input(), 'social links');
    const options = await hits();
    expect(screen.getByRole('listbox')).toBeInTheDocument();
    expect(input()).toHaveAttribute('aria-expanded', 'true');
    expect(link(options[0]!)).toMatch(/social-?links$/);
    expect(options[0]).toHaveAttribute('aria-selected', 'true');
    expect(activeId()).toBe(options[0]!.id);
    const groups = screen.getAllByRole('group');
    expect(groups.length).toBeGreaterThan(1);
    for (const group of groups) {
      const routes = within(group)
        .getAllByRole('option')
        .map((option) => link(option)!.split('#')[0]);
      expect(new Set(routes).size).toBe(1);
    }
  });

  it('show breadcrumbs and marked matches', async () => {
    show();
    const user = await openDialog();
    await user.type(input(), 'navbar');
    const group = (await screen.findAllByRole('group'))[0]!;
    expect(group).toHaveTextContent('Guide › Default theme');
    expect([...group.querySelectorAll('mark')].map((mark) => mark.textContent)).toContain('navbar');
  });

  it('follow every key without losing one', async () => {
    show();
    const user = userEvent.setup({delay: null});
    await openDialog(user);
    await user.type(input(), 'themeConfig.socialLinks');
    expect(input()).toHaveValue('themeConfig.socialLinks');
    await waitFor(async () =>
      expect(link((await hits())[0]!)).toBe('/api/config/config-theme#themeconfig-sociallinks'),
    );
  });

  it('are walked with the arrows, around both ends', async () => {
    show();
    const user = await openDialog();
    await user.type(input(), 'navbar');
    await waitFor(() => expect(document.querySelector('.excerpt')).not.toBeNull());
    // Asked anew each time: hits change places when more of the index arrives.
    const idAt = async (index: number) => (await hits()).at(index)!.id;
    expect((await hits()).length).toBeGreaterThan(1);
    await user.keyboard('{ArrowDown}');
    expect(activeId()).toBe(await idAt(1));
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(activeId()).toBe(await idAt(-1));
    await user.keyboard('{ArrowDown}');
    expect(activeId()).toBe(await idAt(0));
    expect(input()).toHaveFocus();
  });

  it('load the page of the active hit ahead', async () => {
    show();
    const user = await openDialog();
    await user.type(input(), 'deploy');
    await hits();
    await waitFor(() => expect(preload).toHaveBeenCalledWith('/guide/basic/deploy'));
  });

  it('open with Enter, close the dialog and are remembered', async () => {
    show();
    const user = await openDialog();
    await user.type(input(), 'cleanUrls');
    await hits();
    await user.keyboard('{Enter}');
    expect(history.location.pathname + history.location.hash).toBe('/api/config/config-basic#route-cleanurls');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(openButton());
    await user.click(await screen.findByRole('button', {name: 'cleanUrls'}));
    expect(input()).toHaveValue('cleanUrls');
    expect((await hits()).length).toBeGreaterThan(0);
  });

  it('open with a click; other clicks are left to the browser', async () => {
    show();
    const user = await openDialog();
    await user.type(input(), 'deploy');
    const anchor = (await hits())[0]!;
    anchor.addEventListener('click', (event) => {
      if (event.ctrlKey) event.preventDefault(); // jsdom cannot open tabs
    });
    await user.keyboard('{Control>}');
    await user.click(anchor);
    await user.keyboard('{/Control}');
    expect(history.location.pathname).toBe('/');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    await user.click(anchor);
    expect(history.location.pathname).toBe('/guide/basic/deploy');
  });

  it('forgets a recent search on demand', async () => {
    show();
    const user = await openDialog();
    await user.type(input(), 'deploy');
    await hits();
    await user.keyboard('{Enter}');
    await user.click(openButton());
    await user.click(await screen.findByRole('button', {name: 'Remove deploy from recent searches'}));
    expect(screen.queryByRole('button', {name: 'deploy'})).toBeNull();
  });

  it('are announced when the reader pauses', async () => {
    show();
    const user = await openDialog();
    await user.type(input(), 'cleanUrls');
    const count = (await hits()).length;
    const text = count === 1 ? 'One result' : `${count} results`;
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text), {timeout: 2000});
  });
});

describe('no result', () => {
  it('says so with the configured text and offers pages', async () => {
    show();
    const user = await openDialog();
    await user.type(input(), 'qqqqqqq');
    expect(await screen.findByText(/No results for/)).toHaveTextContent('No results for qqqqqqq');
    expect(screen.queryByRole('option')).toBeNull();
    await user.click(screen.getByRole('button', {name: 'Use MDX'}));
    expect(input()).toHaveValue('Use MDX');
    expect(link((await hits())[0]!)).toBe('/guide/basic/use-mdx');
  });

  it('has the suggestion text of Chinese', async () => {
    show('zh');
    const user = await openDialog();
    await user.type(input(), 'qqqqqqq');
    expect(await screen.findByText(/没有找到结果/)).toBeInTheDocument();
    expect(screen.getByText('换个关键词试试：')).toBeInTheDocument();
  });

  it.each(['<img src=x onerror=alert(1)>', '.*+?^${}()|[]\\', '\u202Eשלום', '\uD83D', '💥'])(
    'shows %j as text and nothing else',
    async (query) => {
      show();
      const user = await openDialog();
      await user.click(input());
      await user.paste(query);
      await screen.findByText(/No results for/);
      const dialog = screen.getByRole('dialog');
      expect(dialog.querySelector('img')).toBeNull();
      expect(dialog).not.toHaveTextContent('undefined');
    },
  );
});

describe('input methods', () => {
  const compose = (type: string, data = '') => {
    const event = new CompositionEvent(type, {bubbles: true, data});
    act(() => {
      input().dispatchEvent(event);
    });
  };

  it('does not search half-typed pinyin', async () => {
    show('zh');
    const user = await openDialog();
    await waitFor(() => expect(requests).toHaveLength(1));
    compose('compositionstart');
    await user.type(input(), 'bushu');
    await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.queryByRole('option')).toBeNull();
    expect(screen.queryByText(/没有找到结果/)).toBeNull();
    await user.clear(input());
    await user.type(input(), '部署');
    compose('compositionend', '部署');
    expect(link((await hits())[0]!)).toBe('/zh/guide/basic/deploy');
  });

  it('leaves Enter and Escape to the input method while it composes', async () => {
    show('zh');
    const user = await openDialog();
    await user.type(input(), '部署');
    await hits();
    for (const key of ['Enter', 'Escape']) {
      act(() => {
        input().dispatchEvent(new KeyboardEvent('keydown', {key, isComposing: true, bubbles: true}));
      });
    }
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(history.location.pathname).toBe('/');
  });
});

describe('failure', () => {
  it('says that the index is missing, and works after a retry', async () => {
    show('en', english, {broken: true});
    const user = await openDialog();
    await user.type(input(), 'deploy');
    expect(await screen.findByRole('alert')).toHaveTextContent(/could not be loaded/);
    network.set(headUrl, pack(english).head);
    await user.click(screen.getByRole('button', {name: 'Try again'}));
    expect(link((await hits())[0]!)).toBe('/guide/basic/deploy');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(input()).toHaveFocus();
  });
});

describe('hooks', () => {
  const original = {...searchHooks};
  afterEach(() => {
    Object.assign(searchHooks, original);
    jest.restoreAllMocks();
  });

  it('change the query, the results and what is shown', async () => {
    const seen: string[] = [];
    Object.assign(searchHooks, {
      beforeSearch: async (query: string) => query.replace('depoly', 'deploy'),
      onSearch: (_query, results) => ({...results, pages: results.pages.slice(0, 1)}),
      afterSearch: (query, results) => seen.push(`${query}: ${results.pages.length}`),
      render: (query) => <p>Ask the forum about {query}</p>,
    } satisfies typeof searchHooks);
    show();
    const user = await openDialog();
    await user.click(input());
    await user.paste('depoly');
    await hits();
    expect(screen.getAllByRole('group')).toHaveLength(1);
    expect(screen.getByText('Ask the forum about deploy')).toBeInTheDocument();
    expect(seen).toEqual(['deploy: 1']);
  });

  it('that throw show the failure, and the console tells why', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    searchHooks.onSearch = () => {
      throw new Error('remote down');
    };
    show();
    const user = await openDialog();
    await user.type(input(), 'd');
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(error).toHaveBeenCalledWith('A search hook failed:', expect.objectContaining({message: 'remote down'}));
  });
});
