import type { Language } from '@snapwell/contract/language';
import { currentProfile, watchProfile } from './profile-runner.ts';
import { chooseLanguage, followDevice } from '#platform/locale/locale.ts';

/** Shows everything in the language of the account once it is known, and whenever it changes. */
export function followLanguage(): () => void {
  // Undefined while nobody is known.
  let last: Language | null | undefined;
  return watchProfile(() => {
    const next = currentProfile().base?.language;
    if (next === last) return;
    const isTakenBack = last !== undefined && next === null;
    last = next;
    const change = next ? chooseLanguage(next) : isTakenBack ? followDevice() : undefined;
    // Without its texts the page stays in the language that it is in.
    change?.catch(() => undefined);
  });
}
