import type { Language } from '@snapwell/contract/text/language';
import { currentProfile, watchProfile } from './profile-runner.ts';
import { chooseLanguage } from '#platform/locale/locale.ts';

/** Shows everything in the language of the account once it is known, and whenever it changes. */
export function followLanguage(): () => void {
  // Undefined while nobody is known.
  let last: Language | null | undefined;
  return watchProfile(() => {
    const next = currentProfile().base?.language;
    if (next === last) return;
    // An account that never chose says nothing about this device; one that takes its choice back does.
    const isForDevice = next === undefined || (next === null && last === undefined);
    last = next;
    // Without its texts the page stays in the language that it is in.
    if (!isForDevice) chooseLanguage(next).catch(() => undefined);
  });
}
