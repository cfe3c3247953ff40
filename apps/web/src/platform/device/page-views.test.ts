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

test('what nobody could be told is told after the page was loaded anew, once', async () => {
  sent.length = 0;
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  recordPageView('/offline');
  await vi.advanceTimersByTimeAsync(10_000);

  // The page is gone, and what it had in mind with it.
  vi.clearAllTimers();
  vi.resetModules();
  const { connectApi: connectAnew } = await import('../http/api.ts');
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    sent.push(String(init.body));
    return Response.json({ recorded: 1 }, { status: 202 });
  });
  connectAnew({ host: 'http://localhost', getToken: async () => '', hasUser: () => false, onFailure: () => undefined });
  await import('./page-views.ts');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent.filter((body) => body.includes('/offline'))).toHaveLength(1);
  expect(sessionStorage.getItem('snapwell.events')).toBeNull();
});
