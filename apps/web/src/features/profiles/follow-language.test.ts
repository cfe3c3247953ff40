import type { Language } from '@snapwell/contract/text/language';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectApi } from '#platform/http/api.ts';
import { chooseLanguage, currentLanguage } from '#platform/locale/locale.ts';
import { followLanguage } from './follow-language.ts';
import { beginProfile, dispatchProfile, refreshProfile, startProfileManager } from './profile-runner.ts';
import { aBaseProfile } from './profiles.factory.ts';

let language: Language | null;
let stop: () => void;

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json(aBaseProfile({ organization: 'default', language })));
  vi.stubGlobal('navigator', { languages: ['en-US'] });
  connectApi({ host: 'http://localhost', getToken: async () => 'x', hasUser: () => true });
  startProfileManager({ signOut: () => undefined, forgetOrganization: () => undefined });
  stop = followLanguage();
});
afterEach(async () => {
  stop();
  dispatchProfile({ type: 'signed-out' });
  await chooseLanguage('en');
  localStorage.clear();
  vi.unstubAllGlobals();
});

const shows = (expected: Language) => vi.waitFor(() => expect(currentLanguage()).toBe(expected));

test('a page is in the language of the account, and follows its changes', async () => {
  language = 'de';
  beginProfile('ada');
  await shows('de');
  language = 'en';
  refreshProfile();
  await shows('en');
});

test('a choice that is taken back leaves the page to its device', async () => {
  language = 'de';
  beginProfile('ada');
  await shows('de');
  language = null;
  refreshProfile();
  await shows('en');
  expect(localStorage.getItem('snapwell.language')).toBeNull();
});
