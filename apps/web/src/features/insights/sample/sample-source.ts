import { t } from '@lingui/core/macro';
import { HIDDEN_BELOW } from '@snapwell/contract/analytics/insights.limits';
import { type InsightsQuery, readersToday } from '../address.ts';
import type { InsightsSource, PanelData, PanelName } from '../insights.queries.ts';
import { samplePanels } from './sample-panels.ts';
import { GROUPS } from './sample-words.ts';

export { SAMPLE_NAME } from './sample-words.ts';

const A_YEAR_MS = 365 * 86_400_000;

/** Built-in figures of a hospital that doesn't exist: nothing of them is real, and nothing is sent. */
export const sampleSource: InsightsSource = {
  key: 'sample',
  isSample: true,
  readScope: () =>
    Promise.resolve({
      is_everybody: true,
      groups: GROUPS.map((group) => ({ ...group })),
      today: readersToday(),
      first_day: readersToday(new Date(Date.now() - A_YEAR_MS)),
    }),
  readPanel: <N extends PanelName>(name: N, query: InsightsQuery) =>
    Promise.resolve({
      from: query.from,
      to: query.to,
      hidden_below: NAMING.has(name) ? 0 : HIDDEN_BELOW,
      as_of: `${query.to}T06:00:00.000Z`,
      ...samplePanels[name](query),
    } as PanelData<N>),
  nudge: () => Promise.resolve({ sent: [], skipped: [] }),
  sendReviews: () => Promise.resolve({ sent: 0, skipped: 0 }),
  previewNudge: (about) =>
    Promise.resolve(
      about === 'review'
        ? {
            subject: t`Two minutes, before you forget`,
            text: t`A few questions are due again. Two minutes bring them back.`,
          }
        : {
            subject: t`We've missed you`,
            text: t`You haven't been here for a while. Five minutes are enough to begin again.`,
          },
    ),
};

/** Their figures are of people by name, or of so many that nobody can be made out. */
const NAMING: ReadonlySet<PanelName> = new Set([
  'summary',
  'active-learners',
  'streaks',
  'overdue',
  'at-risk',
  'points',
]);
