import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectApi } from '#platform/http/api.ts';
import { recordedSteps } from '#testing/recorded-steps.ts';
import { useContentFunnel } from './content-funnel.ts';

const sent: unknown[] = [];
beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    if (body) sent.push(JSON.parse(body as string));
    return Response.json({});
  });
  connectApi({ host: 'http://localhost', getToken: async () => 'x', hasUser: () => false });
});
afterEach(() => vi.unstubAllGlobals());

test.for([
  ['a member', false, []],
  ['a stranger', true, ['content_consumption completion pain']],
] as const)('an item is looked at, begun once, and of %s done', async ([, isStranger, completion]) => {
  const { result } = renderHook(() => useContentFunnel('pain', isStranger));
  expect(await recordedSteps(sent)).toEqual(['content_consumption view pain']);
  result.current.noteInteraction();
  result.current.noteInteraction();
  result.current.noteCompletion();
  expect((await recordedSteps(sent)).slice(1)).toEqual(['content_consumption interaction pain', ...completion]);
});
