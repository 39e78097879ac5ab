import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {startInputBuffer, type InputBuffer} from '@site/src/enhance/inputBuffer';
import {opensSearch} from '@site/src/enhance/shortcuts';
import Outdated from '@site/src/components/Outdated';
import {SearchIcon} from './icons';
import {provideOpener} from './opener';
import type {SearchDialogProps} from './SearchDialog';
import {useIndexFiles} from './useIndexFiles';
import styles from './button.module.css';

type DialogModule = typeof import('./SearchDialog');

let loading: Promise<DialogModule> | undefined;
/** The dialog once it is loaded; outlives a change of the page layout. */
let loaded: DialogModule | undefined;

/** Loads the dialog once; a failed attempt does not stand in the way of the next. */
function loadDialog(): Promise<DialogModule> {
  loading ??= import('./SearchDialog').then(
    (module) => {
      loaded = module;
      return module;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

const subscribeToNothing = () => () => {};

/** Whether the reader's keyboard has a Command key; `false` while rendering on the server. */
function useIsApple(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => /Mac|iPhone|iPad/.test(navigator.platform),
    () => false,
  );
}

/**
 * The search button of the navbar, with its shortcuts `Ctrl/Cmd+K` and `/`.
 * Dialog, worker and index are loaded when the reader points at it, focuses it
 * or uses a shortcut.
 *
 * @returns The button, and the dialog while it is open.
 */
export default function Search(): ReactNode {
  const files = useIndexFiles();
  const {pathname, hash} = useLocation();
  const isApple = useIsApple();
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();
  const [isOpen, setIsOpen] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  /** Holds the keys from the shortcut or click to the dialog; there while it is being opened. */
  const inputBuffer = useRef<InputBuffer | undefined>(undefined);
  const label = translate({id: 'site.search.title', message: 'Search', description: 'Name of the search dialog'});

  const prepare = useCallback(() => {
    loadDialog()
      .then((module) => module.getSearchClient(files).load())
      // Pointing at the button is not yet a wish to search: only opening tells
      // the reader that loading failed.
      .catch(() => {});
  }, [files]);

  /** Ends the opening; what was typed so far. */
  const takeTyped = useCallback(() => {
    const typed = inputBuffer.current?.finish() ?? '';
    inputBuffer.current = undefined;
    return typed;
  }, []);

  const open = useCallback(() => {
    if (inputBuffer.current !== undefined) return;
    setHasFailed(false);
    const started = startInputBuffer({label, onCancel: takeTyped});
    inputBuffer.current = started;
    const isPending = () => inputBuffer.current === started;
    loadDialog()
      .then(async (module) => {
        await started.settled();
        if (!isPending()) return;
        setDialog(() => module.default);
        setIsOpen(true);
      })
      .catch(() => {
        if (!isPending()) return;
        takeTyped();
        setHasFailed(true);
      });
  }, [label, takeTyped]);

  useEffect(() => provideOpener(open), [open]);

  const close = useCallback(() => {
    setIsOpen(false);
  }, []);

  // Not after painting: the dialog handles its own keys from its first moment.
  useLayoutEffect(() => {
    if (isOpen) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (opensSearch(event)) {
        event.preventDefault();
        open();
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, open]);

  // A page that is left takes the field with it.
  useEffect(() => () => void takeTyped(), [takeTyped]);

  useEffect(() => {
    loaded?.showHighlight(pathname);
  }, [pathname, hash]);

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-keyshortcuts="Control+K Meta+K /"
        data-search-label={label}
        onMouseEnter={prepare}
        onFocus={prepare}
        onClick={open}
      >
        <SearchIcon />
        <span className={styles.label}>
          <Translate id="site.search.button" description="Label of the button that opens the search">
            Search
          </Translate>
        </span>
        <kbd className={styles.shortcut} aria-hidden="true">
          {isApple ? '⌘ K' : 'Ctrl K'}
        </kbd>
      </button>
      {hasFailed && (
        <div role="alert" className={styles.failure}>
          <Outdated>
            <Translate id="site.search.unavailable" description="Shown when the search dialog could not be loaded">
              The search could not be loaded. Check your connection and press the button again.
            </Translate>
          </Outdated>
        </div>
      )}
      {isOpen && Dialog && <Dialog files={files} takeTyped={takeTyped} onClose={close} />}
    </>
  );
}
