import { beforeEach, expect, test, vi } from 'vitest';
import { forgetResponses, saveResponse, readResponse } from './response-cache.ts';

const HOME = '/api/v1/organizations/riverside/home';

beforeEach(async () => {
  vi.restoreAllMocks();
  await forgetResponses({ except: null });
});

test('what the server said last is there without it', async () => {
  await saveResponse('ada', HOME, { title: 'old' });
  await saveResponse('ada', HOME, { title: 'new' });
  expect(await readResponse('ada', HOME)).toEqual({ title: 'new' });
  expect(await readResponse('ada', '/api/v1/elsewhere')).toBeUndefined();
});

test('nobody reads what was kept for another person', async () => {
  await saveResponse('ada', HOME, { title: 'of Ada' });
  expect(await readResponse('eve', HOME)).toBeUndefined();
  await forgetResponses({ except: 'eve' });
  expect(await readResponse('ada', HOME)).toBeUndefined();
});

test('signing in again keeps what is one’s own', async () => {
  await saveResponse('ada', HOME, 1);
  await saveResponse('eve', HOME, 2);
  await forgetResponses({ except: 'ada' });
  expect([await readResponse('ada', HOME), await readResponse('eve', HOME)]).toEqual([1, undefined]);
});

test('two hundred answers are kept; the oldest go, also of those that came in the same millisecond', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(1_764_000_000_000);
  for (let i = 0; i < 203; i++) await saveResponse('ada', `/${i}`, i);
  const kept = await Promise.all(['/2', '/3', '/100', '/202'].map((address) => readResponse('ada', address)));
  expect(kept).toEqual([undefined, 3, 100, 202]);
});
