/**
 * In place of `react-router-dom` and `react-router-config`: links are links, and the browser navigates,
 * with the help of the page script. What is left tells components where they are.
 */
import {
  createContext,
  createElement,
  useContext,
  useEffect,
  useState,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
  type Ref,
} from 'react';
import {NAVIGATED} from '@site/src/enhance/events';

/** An address on this site. */
interface Location {
  pathname: string;
  search: string;
  hash: string;
  state?: unknown;
}

type To = string | Partial<Location>;
type Listener = (location: Location, action: 'POP') => void;
type Prompt = (location: Location, action: 'POP') => unknown;

/** Where the browser is, and ways to somewhere else; those of the package `history` that are asked for. */
export interface BrowserHistory {
  action: 'POP';
  location: Location;
  listen: (listener: Listener) => () => void;
  createHref: (to: To) => string;
  push: (to: To) => void;
  replace: (to: To) => void;
  /** Asks before a way back or forward; `false` stays. */
  block: (prompt: Prompt) => () => void;
}

const here = (): Location => {
  const {pathname, search, hash} = window.location;
  return {pathname, search, hash};
};

/** The address that a part of a location leads to. */
function addressOf(to: To): string {
  if (typeof to === 'string') return to;
  const {pathname = window.location.pathname, search = '', hash = ''} = to;
  return pathname + search.replace(/^\??(?=.)/, '?') + hash;
}

function browserHistory(): BrowserHistory {
  const listeners = new Set<Listener>();
  const prompts = new Set<Prompt>();
  const history: BrowserHistory = {
    action: 'POP',
    location: here(),
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    createHref: addressOf,
    push: (to) => window.location.assign(addressOf(to)),
    replace: (to) => {
      window.history.replaceState(window.history.state, '', addressOf(to));
      update();
    },
    block: (prompt) => {
      prompts.add(prompt);
      return () => void prompts.delete(prompt);
    },
  };
  const update = () => {
    history.location = here();
    for (const listener of listeners) listener(history.location, history.action);
  };
  document.addEventListener(NAVIGATED, update);
  window.addEventListener('hashchange', update);
  // An open menu takes a way back for a wish to close it.
  if ('navigation' in window) {
    window.navigation.addEventListener('navigate', (event) => {
      if (event.navigationType !== 'traverse' || !event.cancelable) return;
      if ([...prompts].some((prompt) => prompt(here(), 'POP') === false)) event.preventDefault();
    });
  }
  return history;
}

const Context = createContext<{history: BrowserHistory; location: Location} | undefined>(undefined);

function useRouter(): {history: BrowserHistory; location: Location} {
  const router = useContext(Context);
  if (router === undefined) throw new Error('There is no router around this component.');
  return router;
}

export const useHistory = (): BrowserHistory => useRouter().history;

export const useLocation = (): Location => useRouter().location;

/**
 * Tells components below where they are.
 *
 * @param props - `history` is that of the app.
 */
export function Router({history, children}: {history: BrowserHistory; children: ReactNode}): ReactNode {
  const [location, setLocation] = useState(history.location);
  useEffect(() => history.listen(setLocation), [history]);
  return <Context value={{history, location}}>{children}</Context>;
}

/** The router of the app. */
export function BrowserRouter({children}: {children: ReactNode}): ReactNode {
  const [history] = useState(browserHistory);
  return <Router history={history}>{children}</Router>;
}

/** The other router that Docusaurus names, which this site does not use. */
export const HashRouter = (): ReactNode => null;

/**
 * Whether a path is the one asked for, or below it. A slash at the end makes no difference.
 *
 * @param pathname - Path of a page.
 * @param options - `path` has no parameters on this site; `exact` leaves out what is below it.
 * @returns `null` when it is not.
 */
export function matchPath(
  pathname: string,
  {path, exact = false}: {path: string; exact?: boolean},
): {path: string; url: string; isExact: boolean; params: object} | null {
  const [shown, wanted] = [pathname, path].map((each) => `${each.replace(/\/+$/, '')}/`) as [string, string];
  const isExact = shown === wanted;
  return isExact || (!exact && shown.startsWith(wanted)) ? {path, url: path, isExact, params: {}} : null;
}

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
  innerRef?: Ref<HTMLAnchorElement>;
}

export function Link({to, innerRef, ...props}: LinkProps): ReactNode {
  return <a {...props} href={to} ref={innerRef} />;
}

interface NavLinkProps extends LinkProps {
  activeClassName?: string;
  isActive?: (match: unknown, location: Location) => boolean;
}

/** A link that knows whether it leads to the page that is shown, or into its section. */
export function NavLink({
  activeClassName = 'active',
  isActive,
  className,
  'aria-current': current = 'page',
  ...props
}: NavLinkProps): ReactNode {
  const location = useLocation();
  const match = matchPath(location.pathname, {path: new URL(props.to, window.location.href).pathname});
  const active = isActive === undefined ? match !== null : isActive(match, location);
  return (
    <Link
      {...props}
      className={[className, active && activeClassName].filter(Boolean).join(' ')}
      aria-current={active ? current : undefined}
    />
  );
}

/** Docusaurus passes it on to themes; pages that moved are none of the app's. */
export const Redirect = (): ReactNode => null;

/** The list of routes has one, which is all pages. */
export const renderRoutes = ([route]: {component: ComponentType}[]): ReactNode =>
  route === undefined ? null : createElement(route.component);

/** There is nothing to be loaded for an address. */
export const matchRoutes = (): never[] => [];
