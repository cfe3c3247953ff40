import { isOwnPath, paths } from '#platform/paths.ts';
import { sessionStore, storageKeys } from '#platform/device/storage.ts';

/**
 * Where an unauthenticated visitor wanted to go (spec §2). Kept for the tab, so that it survives a redirect sign-in.
 */
export const rememberOrigin = (path: string): void => sessionStore.write(storageKeys.origin, path);
export const forgetOrigin = (): void => sessionStore.remove(storageKeys.origin);

/** Where to go after signing in. */
export function originOrHome(): string {
  const origin = sessionStore.read(storageKeys.origin);
  return origin && isOwnPath(origin) ? origin : paths.home;
}
