import type { InProcessApi } from '@snapwell/api/src/testing/in-process-api.types.ts';

import { toast } from 'sonner';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';
import { fetchFrom } from './in-process-api.ts';
import { followLeftovers } from './page-leftovers.ts';

/** A person's browser: one page at a time, storage that outlives the page, and a network that can go away. */
export interface Browser {
  readonly person: UserEvent;
  /** Opens an address as one types it: everything in memory begins anew. */
  open(path: string): Promise<void>;
  /** Opens the page again that is open. */
  reload(): Promise<void>;
  /** From now on nobody answers. */
  loseNetwork(): void;
  findNetwork(): void;
  /** From now on the server fails at addresses that end so; at none with null. */
  breakPath(ending: string | null): void;
  /** What pages have sent to addresses that end so, oldest first. */
  sent(ending: string): unknown[];
  /** Where the page is: path and query. */
  address(): string;
  /** Leaves the page and forgets everything that the browser stored. */
  clear(): Promise<void>;
}

/** A browser whose network leads to `api` only. */
export function createBrowser(api: InProcessApi): Browser {
  let isOnline = true;
  let broken: string | null = null;
  let sent: { readonly address: string; readonly body: string }[] = [];
  let leave = () => {};

  function startNetwork(): () => void {
    const gone = new AbortController();
    const original = globalThis.fetch;
    globalThis.fetch = async (input, init = {}) => {
      if (!isOnline) throw new TypeError('Failed to fetch');
      const [address = ''] = (input instanceof Request ? input.url : String(input)).split('?');
      if (typeof init.body === 'string') sent.push({ address, body: init.body });
      if (broken !== null && address.endsWith(broken))
        return Response.json(
          { code: 'internal_error', message: 'Something broke.', request_id: 'broken' },
          { status: 500 },
        );
      const signal = init.signal ? AbortSignal.any([init.signal, gone.signal]) : gone.signal;
      return new Promise((resolve, reject) => {
        // A page that is gone hears nothing more, not even that its calls ended.
        const fail = (reason: unknown) => gone.signal.aborted || reject(reason);
        init.signal?.addEventListener('abort', () => fail(init.signal!.reason), { once: true });
        fetchFrom(api, input, { ...init, signal }).then((response) => gone.signal.aborted || resolve(response), fail);
      });
    };
    return () => {
      gone.abort();
      globalThis.fetch = original;
    };
  }

  const browser: Browser = {
    person: userEvent.setup({ delay: null, pointerEventsCheck: 0 }),
    async open(path) {
      leave();
      window.history.replaceState(null, '', path);
      const forget = followLeftovers();
      const disconnect = startNetwork();
      document.body.replaceChildren(Object.assign(document.createElement('div'), { id: 'root' }));
      // As a new page does, the application is loaded anew: nothing it held in memory is left.
      vi.resetModules();
      const { mountApp } = await import('../app/mount.tsx');
      const unmount = await mountApp(document.querySelector('#root')!);
      leave = () => {
        // First of all nothing is heard any more: what unmounting ends would else be told after the page was forgotten.
        disconnect();
        unmount();
        forget();
        // The library of messages is loaded once, and would show those of this page in the next.
        toast.dismiss();
        leave = () => {};
      };
    },
    reload: () => browser.open(browser.address()),
    loseNetwork: () => void (isOnline = false),
    findNetwork: () => {
      isOnline = true;
      window.dispatchEvent(new Event('online'));
    },
    breakPath: (ending) => void (broken = ending),
    sent: (ending) =>
      sent.filter(({ address }) => address.endsWith(ending)).map(({ body }) => JSON.parse(body) as unknown),
    address: () => location.pathname + location.search,
    async clear() {
      leave();
      isOnline = true;
      broken = null;
      sent = [];
      localStorage.clear();
      sessionStorage.clear();
      globalThis.indexedDB = new IDBFactory();
      document.body.replaceChildren();
    },
  };
  return browser;
}
