import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firstReport } from './outbox-store.ts';
import { repeatCompletion } from './repeat-completion.ts';

const of = { uid: 'ada', orgId: 'riverside', contentId: 'ask-first' };

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

test('an item that does not pay yet is reported again, once, when it does', async () => {
  repeatCompletion(of, 5_000);
  repeatCompletion(of, 4_000);
  vi.advanceTimersByTime(4_900);
  expect(await firstReport('ada')).toBeUndefined();
  vi.advanceTimersByTime(500);
  vi.useRealTimers();
  await vi.waitFor(async () => expect(await firstReport('ada')).toMatchObject({ ...of, type: 'completion', seq: 1 }));
});
