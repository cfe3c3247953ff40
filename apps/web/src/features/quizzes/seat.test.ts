import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectApi } from '#platform/http/api.ts';

import { cover, start } from './quizzes.queries.ts';
import { deviceKey, forgetDevice, knownDeviceKey } from '#platform/device/device-key.ts';

const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(new URL(url).pathname + new URL(url).search);
    return Response.json({});
  });
  connectApi({ host: 'http://localhost', getToken: async () => '', hasUser: () => false });
});
afterEach(() => {
  forgetDevice();
  vi.unstubAllGlobals();
});

test('a stranger’s first look at a quiz is the call that the page has made already; the device is known once it begins', async () => {
  const client = new QueryClient();
  const seat = { orgId: 'riverside', quizId: 'falls', deviceKey: deviceKey() };
  await client.fetchQuery(cover(seat));
  expect(asked).toEqual(['/api/v1/public/riverside/quizzes/falls']);
  expect(knownDeviceKey()).toBeNull();
  await client.getMutationCache().build(client, start(seat)).execute('full');
  await client.fetchQuery({ ...cover(seat), staleTime: 0 });
  expect(knownDeviceKey()).toBe(seat.deviceKey);
  expect(asked.at(-1)).toBe(`/api/v1/public/riverside/quizzes/falls?device_key=${seat.deviceKey}`);
});
