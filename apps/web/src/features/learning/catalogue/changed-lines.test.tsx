import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { connectApi } from '#platform/http/api.ts';
import { draw } from '#testing/draw.tsx';
import { ChangedLines } from './changed-lines.tsx';

const UPDATE = {
  id: 'update-1',
  mode: 'confirm',
  content_id: 'hand-rub',
  content_title: 'Hand rub',
  document_title: 'Hygiene policy',
  changes: [{ before: 'Rub for 20 seconds.', after: 'Rub for 30 seconds.' }],
  asked_at: '2026-11-20T10:00:00.000Z',
};

afterEach(() => void vi.unstubAllGlobals());

function drawWith(items: readonly (typeof UPDATE)[]) {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    requests.push(`${init?.method ?? 'GET'} ${new URL(String(input), 'http://localhost').pathname}`);
    return Response.json(init?.method === 'POST' ? { is_done: true } : { items });
  });
  connectApi({ host: 'http://localhost:3000', getToken: async () => 'token', hasUser: () => true });
  const drawn = draw(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Suspense fallback="Loading">
        <ChangedLines orgId="riverside" />
      </Suspense>
    </QueryClientProvider>,
  );
  return { ...drawn, requests };
}

test('a changed line stands beside the old one, and a press says that it was read', async () => {
  const { person, requests } = drawWith([UPDATE]);
  expect((await screen.findByText('Rub for 20 seconds.')).tagName).toBe('S');
  expect(screen.getByText('Rub for 30 seconds.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: "I've read the change" }));
  expect(requests).toContain('POST /api/v1/organizations/riverside/line-updates/update-1/confirmation');
});

test('nothing is shown where nothing changed', async () => {
  const { container, requests } = drawWith([]);
  await vi.waitFor(() => expect([requests.length, container.textContent]).toEqual([1, '']));
});
