import type { ContentPanel } from '@snapwell/contract/analytics/insights.schemas';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { draw } from '#testing/draw.tsx';
import { InsightsContext, type InsightsSource } from '../insights.queries.ts';
import { sampleSource } from '../sample/sample-source.ts';
import { ContentUsePanel } from './content-panel.tsx';

type Row = ContentPanel['rows'][number];
const query = { from: '2026-11-01', to: '2026-11-28', groupId: null, isCompared: false };

const row = (title: string, clarity: Row['clarity']): Row => ({
  content_id: title,
  title,
  kind: 'article',
  module_id: 'pain',
  opened: 20,
  finished: 20,
  skipped: 0,
  left_at: null,
  left_middle: null,
  clarity,
});

/** The panel with these rows, nothing of which was passed over or left. */
async function drawPanel(rows: Row[]) {
  const panel = await sampleSource.readPanel('content', query);
  const readPanel = () => Promise.resolve({ ...panel, rows, finding: null });
  const source = { ...sampleSource, key: 'test', readPanel } as unknown as InsightsSource;
  return draw(
    <QueryClientProvider client={new QueryClient()}>
      <InsightsContext
        value={{ source, query, sharedAddress: () => '', editorPath: null, personPath: null, assignmentsPath: null }}
      >
        <Suspense>
          <ContentUsePanel />
        </Suspense>
      </InsightsContext>
    </QueryClientProvider>,
  );
}

test('the panel names the article that most found unclear, and its table says of how many', async () => {
  const { person } = await drawPanel([
    row('Ask first', { answers: 12, not_clear: 4 }),
    row('Which scale', { answers: 40, not_clear: 5 }),
    row('Look again', null),
  ]);
  await screen.findByText('Least clear: Ask first (4 of 12 not clear)');
  await person.click(screen.getByRole('button', { name: 'Table' }));
  // On a phone a cell says its head as well.
  const cells = screen.getAllByRole('row').map((each) => each.lastElementChild?.textContent);
  expect(cells).toEqual(['Not clear', 'Not clear4 of 12', 'Not clear5 of 40', 'Not clear–']);
});

test('where nobody may be counted the panel says nothing of it', async () => {
  await drawPanel([row('Ask first', null)]);
  await screen.findByText('Nothing was passed over, and whoever opened an item finished it.');
  expect(screen.queryByText(/clear/)).toBeNull();
});
