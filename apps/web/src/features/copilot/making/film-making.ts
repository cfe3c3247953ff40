import { getMaking, getNarration, uploadFilm, uploadPoster } from '@snapwell/contract/copilot/making.endpoints';
import { call } from '#platform/http/api.ts';
import { canDrawFilms, rememberMissingCodec } from './film-support.ts';
import { reportProgress } from './making.queries.ts';

/** Other devices hear so often how far it is. */
const TELL_MS = 1500;

/**
 * Draws a film that was planned and brings it to the server. Only one tab of a browser does it at a time; a film that
 * was left half drawn is drawn anew by whichever browser its maker opens next. False when there was nothing to do, or
 * another tab is at it.
 */
export async function makeFilm(orgId: string, makingId: string, signal: AbortSignal): Promise<boolean> {
  if (!canDrawFilms()) return false;
  return navigator.locks.request(`snapwell.film.${makingId}`, { ifAvailable: true }, async (lock) => {
    if (!lock) return false;
    const params = { orgId, makingId };
    const { film } = await call(getMaking, { params }, { isCacheSkipped: true });
    if (!film) return false;
    // The encoder is large and seldom needed.
    const { encodeFilm } = await import('./encode-film.ts');
    const { wav } = film.has_narration ? await call(getNarration, { params }) : { wav: null };
    const drawn = await encodeFilm(film, {
      narration: wav === null ? null : bytesOf(wav),
      onProgress: teller(orgId, makingId),
      signal,
    });
    if (!drawn) {
      rememberMissingCodec();
      return false;
    }
    await call(uploadPoster, { params, file: drawn.poster });
    await call(uploadFilm, { params, file: drawn.film });
    return true;
  });
}

function teller(orgId: string, makingId: string): (share: number) => void {
  let told = performance.now();
  return (share) => {
    if (performance.now() - told < TELL_MS) return;
    told = performance.now();
    void reportProgress(orgId, makingId, share).catch(() => undefined);
  };
}

const bytesOf = (base64: string): ArrayBuffer =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)).buffer;
