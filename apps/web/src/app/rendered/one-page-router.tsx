import {
  type AnchorHTMLAttributes,
  createContext,
  type ReactNode,
  type Ref,
  startTransition,
  use,
  useEffect,
  useMemo,
  useState,
} from 'react';

interface PageLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}
interface OnePage {
  readonly location: PageLocation;
  readonly params: Readonly<Record<string, string | undefined>>;
}
type To = string | Partial<PageLocation>;

const Page = createContext<OnePage>({ location: { pathname: '/', search: '', hash: '' }, params: {} });

/**
 * Stands in the place of the router in the build of rendered pages (`rendered-pages.config.ts`): it knows one page, and
 * every other is another document. What follows `?` may change within it. The router itself would be a seventh of what a stranger loads.
 */
export function OnePageRouter({ location: drawn, params, children }: OnePage & { children: ReactNode }) {
  const [shown, setShown] = useState(drawn);
  useEffect(() => {
    const follow = () => {
      const { pathname, search, hash } = location;
      // What has not been taken over yet stays as it was drawn.
      if (search !== shown.search) startTransition(() => setShown({ pathname, search, hash }));
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [shown.search]);
  const page = useMemo(() => ({ location: shown, params }), [shown, params]);
  return <Page value={page}>{children}</Page>;
}

export const useLocation = (): PageLocation => use(Page).location;
export const useParams = (): OnePage['params'] => use(Page).params;
export const useNavigate = () => go;
export const useSearchParams = () =>
  [
    new URLSearchParams(use(Page).location.search),
    (words: Record<string, string>) => go({ search: `?${new URLSearchParams(words)}` }),
  ] as const;

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: To;
  ref?: Ref<HTMLAnchorElement>;
  /** What the router would do with them is what a document does. */
  replace?: boolean;
  state?: unknown;
  reloadDocument?: boolean;
}

export function Link({ to, replace: _replace, state: _state, reloadDocument: _reload, children, ...rest }: LinkProps) {
  return (
    <a href={hrefOf(to)} {...rest}>
      {children}
    </a>
  );
}

/** Leads on as soon as it is shown; it is never rendered on the server. */
export function Navigate({ to }: { to: To; replace?: boolean }) {
  useEffect(() => location.replace(hrefOf(to)), [to]);
  if (typeof window === 'undefined') throw new Error('A page that leads elsewhere is not rendered.');
  return null;
}

function go(to: To | number, { replace = false }: { replace?: boolean } = {}): void {
  if (typeof to === 'number') return history.go(to);
  const address = new URL(hrefOf(to), location.href);
  if (address.pathname === location.pathname && address.search !== location.search) return turn(address, replace);
  if (replace) location.replace(address);
  else location.assign(address);
}

/** Another state of the same page. */
function turn(address: URL, isInstead: boolean): void {
  if (isInstead) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
}

const hrefOf = (to: To): string =>
  typeof to === 'string' ? to : (to.pathname ?? '') + (to.search ?? '') + (to.hash ?? '');
