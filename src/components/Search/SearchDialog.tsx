/**
 * The search dialog. Loaded with the first sign that a reader wants to search,
 * never with a page.
 */
import {
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ChangeEvent,
  type CompositionEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import {createPortal} from 'react-dom';
import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Translate, {translate} from '@docusaurus/Translate';
import type {LocaleConfig} from '@site/config/types';
import {searchHooks} from '@site/src/components/Search/hooks';
import type {IndexFiles} from '@site/search/protocol';
import {showHighlight, highlightAfterNavigation} from './matchHighlight';
import {CloseIcon, SearchIcon} from './icons';
import {Failure, NoResults, Recent} from './Notices';
import Results, {optionId, toOptions, type Option} from './Results';
import {getRecentSearches, getSearchClient} from './service';
import {useAnnouncement} from './useAnnouncement';
import {useSearch} from './useSearch';
import styles from './styles.module.css';

export {showHighlight, getSearchClient};

/** Time a hit must stay active before its page is loaded ahead, in ms. */
const PRELOAD_DELAY = 150;

/** What is printed on the keys, the same in all languages. */
const KEY_CAPS = {up: '↑', down: '↓', enter: 'Enter', escape: 'Esc'};

/** Props of {@link SearchDialog}. */
export interface SearchDialogProps {
  files: IndexFiles;
  /** Takes over what was typed before the dialog was there; called once, when its input is. */
  takeTyped: () => string;
  onClose: () => void;
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** Whether a key belongs to an input method that is composing. */
function isComposingKey(event: KeyboardEvent): boolean {
  // Safari ends the composition before the key that ended it: 229 says so.
  return event.nativeEvent.isComposing || event.keyCode === 229;
}

/**
 * The dialog, open for as long as it is mounted.
 *
 * @param props - See {@link SearchDialogProps}.
 * @returns A modal dialog at the end of the document.
 */
export default function SearchDialog({files, takeTyped, onClose}: SearchDialogProps): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const locale = siteConfig.customFields?.locale as LocaleConfig;
  const history = useHistory();
  const listId = useId();
  const dialogRef = useRef<HTMLDialogElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const composing = useRef(false);

  const recents = useMemo(() => getRecentSearches(i18n.currentLocale), [i18n.currentLocale]);
  const [recentList, setRecentList] = useState(() => recents.list());
  const client = useMemo(() => getSearchClient(files), [files]);
  const {status, answer, hookFailed, run, retry} = useSearch(client, searchHooks);
  const [value, setValue] = useState('');
  const [active, setActive] = useState(0);

  const pages = useMemo(() => answer?.results.pages ?? [], [answer]);
  const options = useMemo(() => toOptions(pages), [pages]);
  const activeOption = options[active];
  const hasQuery = value.trim() !== '';
  const hasFailed = status === 'failed' || hookFailed;

  // In one go, so that no key finds the focus elsewhere.
  const typed = useRef('');
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    typed.current ||= takeTyped();
    dialog?.showModal();
    inputRef.current?.focus();
    setValue(typed.current);
    return () => dialog?.close();
  }, [takeTyped]);

  // Later changes of the query come from the input; `run` is the same as long as the dialog is open.
  useEffect(() => {
    if (typed.current !== '') run(typed.current);
  }, [run]);

  // New results, new first choice.
  const [shownAnswer, setShownAnswer] = useState(answer);
  if (shownAnswer !== answer) {
    setShownAnswer(answer);
    setActive(0);
  }

  const route = activeOption?.page.route;
  useEffect(() => {
    if (route === undefined) return undefined;
    const timer = setTimeout(() => window.docusaurus.preload(route), PRELOAD_DELAY);
    return () => clearTimeout(timer);
  }, [route]);

  const search = useCallback(
    (text: string) => {
      setValue(text);
      run(text);
    },
    [run],
  );

  const pick = (query: string) => {
    search(query);
    inputRef.current?.focus();
  };

  const open = ({hit}: Option, inNewTab: boolean) => {
    recents.add(value);
    if (inNewTab) {
      window.open(hit.url, '_blank', 'noopener');
      setRecentList(recents.list());
      return;
    }
    const [pathname = '', anchor = ''] = hit.url.split('#');
    highlightAfterNavigation({pathname, anchor, terms: answer?.results.terms ?? []});
    onClose();
    const {pathname: current, hash} = history.location;
    if (current === pathname && hash === (anchor === '' ? '' : `#${anchor}`)) {
      // Already there: no navigation will happen, so do what it would do.
      document.getElementById(anchor)?.scrollIntoView();
      showHighlight(pathname);
    } else {
      history.push(hit.url);
    }
  };

  const move = (step: 1 | -1) => {
    if (options.length === 0) return;
    const next = (active + step + options.length) % options.length;
    setActive(next);
    const element = document.getElementById(optionId(listId, next));
    // The title of the first hit's page and the hint above it stay in view.
    if (next === 0) element?.closest('[data-scroll]')?.scrollTo?.({top: 0});
    else element?.scrollIntoView?.({block: 'nearest'});
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposingKey(event)) return;
    const isInput = event.target === inputRef.current;
    if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
    } else if (isInput && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (isInput && event.key === 'Enter') {
      event.preventDefault();
      if (activeOption) open(activeOption, event.metaKey || event.ctrlKey);
    }
  };

  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    setValue(event.target.value);
    // Half-typed pinyin is not a query.
    if (!composing.current) run(event.target.value);
  };

  const onCompositionEnd = (event: CompositionEvent<HTMLInputElement>) => {
    composing.current = false;
    search(event.currentTarget.value);
  };

  const announcement = useAnnouncement(hasFailed || !hasQuery || answer === undefined ? undefined : options.length);
  const placeholder = locale.searchPlaceholderText;
  const title = translate({id: 'site.search.title', message: 'Search', description: 'Name of the search dialog'});

  return createPortal(
    // Clicks on the dialog itself are clicks on the backdrop: the panel covers
    // the rest of it. Keyboard users close with Escape or the button.
    <dialog
      ref={dialogRef}
      aria-label={title}
      aria-modal="true"
      className={styles.dialog}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialogRef.current) onClose();
      }}
    >
      <div className={styles.panel}>
        <div className={styles.bar}>
          <span className={styles.barIcon} aria-hidden="true">
            <SearchIcon />
          </span>
          <input
            ref={inputRef}
            className={styles.input}
            type="text"
            role="combobox"
            aria-label={placeholder}
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-expanded={options.length > 0}
            aria-controls={options.length > 0 ? listId : undefined}
            aria-activedescendant={activeOption ? optionId(listId, active) : undefined}
            placeholder={placeholder}
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            value={value}
            onChange={onChange}
            onCompositionStart={() => {
              composing.current = true;
            }}
            onCompositionEnd={onCompositionEnd}
          />
          <button
            type="button"
            className={styles.iconButton}
            aria-label={translate({
              id: 'site.search.close',
              message: 'Close search',
              description: 'Label of the button that closes the search',
            })}
            onClick={onClose}
          >
            <CloseIcon />
          </button>
        </div>

        {/* The list scrolls with the marked hit; the Tab key reaches it for those who scroll by keyboard. */}
        <div className={styles.content} data-scroll="" tabIndex={0}>
          {hasFailed ? (
            <Failure
              onRetry={() => {
                retry();
                inputRef.current?.focus();
              }}
            />
          ) : !hasQuery || (answer === undefined && status !== 'loading') ? (
            !hasQuery && (
              <Recent
                queries={recentList}
                onPick={pick}
                onRemove={(query) => {
                  recents.remove(query);
                  setRecentList(recents.list());
                  inputRef.current?.focus();
                }}
              />
            )
          ) : answer === undefined ? (
            <p className={styles.loading}>
              <Translate id="site.search.loading" description="Shown while the search index loads">
                Loading the search index…
              </Translate>
            </p>
          ) : options.length > 0 ? (
            <Results
              id={listId}
              label={translate({
                id: 'site.search.results',
                message: 'Search results',
                description: 'Name of the list of search results',
              })}
              pages={pages}
              active={active}
              onHover={setActive}
              onOpen={(option, event) => {
                if (isPlainClick(event)) {
                  event.preventDefault();
                  open(option, false);
                } else {
                  recents.add(value);
                }
              }}
            />
          ) : (
            <NoResults query={answer.results.query} suggestions={answer.suggestions} locale={locale} onPick={pick} />
          )}
          {hasQuery && answer && !hasFailed && searchHooks.render(answer.query, answer.results)}
        </div>

        <div className={styles.hints} aria-hidden="true">
          <span>
            <kbd>{KEY_CAPS.up}</kbd>
            <kbd>{KEY_CAPS.down}</kbd>{' '}
            <Translate id="site.search.hint.move" description="After the arrow keys">
              to move
            </Translate>
          </span>
          <span>
            <kbd>{KEY_CAPS.enter}</kbd>{' '}
            <Translate id="site.search.hint.open" description="After the Enter key">
              to open
            </Translate>
          </span>
          <span>
            <kbd>{KEY_CAPS.escape}</kbd>{' '}
            <Translate id="site.search.hint.close" description="After the Escape key">
              to close
            </Translate>
          </span>
        </div>
        <div role="status" className={styles.hidden}>
          {announcement}
        </div>
      </div>
    </dialog>,
    document.body,
  );
}
