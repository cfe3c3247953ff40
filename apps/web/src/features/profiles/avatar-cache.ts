import { useEffect, useState } from 'react';
import { forgetWithPerson } from '#platform/person.ts';

/** Pictures are kept this long (spec §9). */
export const AVATAR_CACHE_MS = 24 * 60 * 60_000;
const CACHE = 'snapwell.avatars';
const SAVED_AT = 'x-saved-at';

/**
 * The picture of the person as an address that loads at once: from the browser's cache for 24 hours, else from the
 * network, kept for the next time. Pictures of other origins are left to the browser.
 */
export function useAvatar(url: string | null): string | null {
  const [kept, setKept] = useState<{ url: string; source: string } | null>(null);
  useEffect(() => {
    if (!url || !isOwn(url)) return;
    let isWanted = true;
    let made: string | null = null;
    void readPicture(url).then((picture) => {
      if (!isWanted || !picture) return;
      made = URL.createObjectURL(picture);
      setKept({ url, source: made });
    });
    return () => {
      isWanted = false;
      if (made) URL.revokeObjectURL(made);
    };
  }, [url]);
  if (!url || !isOwn(url)) return url;
  return kept?.url === url ? kept.source : null;
}

const isOwn = (url: string) => url.startsWith('/') && 'caches' in globalThis;

/** The picture from the cache while it is younger than 24 hours, else from the network; an old one where that fails. */
export async function readPicture(url: string, now = Date.now()): Promise<Blob | null> {
  const cache = await caches.open(CACHE).catch(() => null);
  const kept = await cache?.match(url).catch(() => undefined);
  if (kept && now - Number(kept.headers.get(SAVED_AT)) < AVATAR_CACHE_MS) return kept.blob();
  const fresh = await fetch(url).catch(() => null);
  if (!fresh?.ok) return kept ? kept.blob() : null;
  const headers = { 'content-type': fresh.headers.get('content-type') ?? '', [SAVED_AT]: String(now) };
  const picture = new Response(await fresh.arrayBuffer(), { headers });
  await cache?.put(url, picture.clone()).catch(() => undefined);
  return picture.blob();
}

forgetWithPerson(forgetAvatars);

/** Nobody's picture stays behind on a shared device. */
export async function forgetAvatars(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(CACHE).catch(() => false);
}
