import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectApi } from '../http/api.ts';
import { recordFunnelStep, recordPageView } from './page-views.ts';

const sent: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    sent.push(String(init.body));
    return Response.json({ recorded: 1 }, { status: 202 });
  });
  connectApi({
    host: 'http://localhost',
    getToken: async () => '',
    hasUser: () => false,
    onFailure: () => undefined,
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what is looked at is told, unless the browser asks for privacy', async () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  recordPageView('/secret');
  recordFunnelStep({ funnel: 'content_consumption', step: 'view' });
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  recordPageView('/landing');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toContain('/landing');
  expect(sent[0]).not.toContain('/secret');
});
