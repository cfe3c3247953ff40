import { localStore, storageKeys } from '../device/storage.ts';

export type Theme = 'light' | 'dark';

const listeners = new Set<() => void>();
let current: Theme = 'light';

/**
 * The theme in force, as an outside store: read it in React with `useSyncExternalStore(theme.subscribe, theme.get)`.
 */
export const theme = {
  get: (): Theme => current,
  /** The server knows no device: what it draws is right for both, and words for the light one. */
  drawn: (): Theme => 'light',
  set(next: Theme): void {
    localStore.write(storageKeys.theme, next);
    apply(next);
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/**
 * Any stored value but the two gives light (spec §4). `public/theme.js` applies the same rule before the first paint.
 */
export function themeOf(stored: string | null): Theme {
  return stored === 'dark' ? 'dark' : 'light';
}

/** Takes the stored theme into force, and follows changes made in other tabs. */
export function startTheme(): void {
  apply(themeOf(localStore.read(storageKeys.theme)));
  window.addEventListener('storage', (event) => {
    if (event.key === storageKeys.theme) apply(themeOf(event.newValue));
  });
}

function apply(next: Theme): void {
  current = next;
  document.documentElement.dataset.theme = next;
  document.documentElement.classList.toggle('dark', next === 'dark');
  for (const listener of listeners) listener();
}
