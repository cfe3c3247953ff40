import { HIDDEN_BELOW } from '@snapwell/contract/analytics/insights.limits';
import { daysIn, periodBefore } from '../address.ts';
import {
  chance,
  daysOf,
  isThere,
  learnersIn,
  learnersOn,
  membersOf,
  percent,
  type SamplePanels,
  say,
} from './sample-figures.ts';
import { ITEMS, MODULES, SOURCES } from './sample-words.ts';

export const learningPanels: SamplePanels<'active-learners' | 'streaks' | 'funnel' | 'content' | 'points'> = {
  'active-learners': (query) => {
    const before = daysOf(periodBefore(query));
    const rows = daysOf(query).map((day, i) => ({
      day,
      learners: learnersOn(day, query),
      previous: query.isCompared ? Math.round(learnersOn(before[i]!, query) * 0.85) : null,
    }));
    const learners = learnersIn(query, rows.length);
    const was = learnersIn(query, rows.length, 0.09);
    const day = rows.reduce((sum, row) => sum + row.learners, 0) / rows.length;
    const totals = {
      learners,
      members: membersOf(query),
      week: learnersIn(query, Math.min(7, rows.length)),
      month: learnersIn(query, Math.min(30, rows.length)),
      day,
      frequent: 0.61,
    };
    const best = rows.toSorted((a, b) => b.learners - a.learners)[0]!;
    return {
      rows,
      totals,
      previous: query.isCompared ? { ...totals, learners: was } : null,
      finding: query.isCompared
        ? say('active_more', { learners, change: learners - was })
        : say('active_best_day', { day: best.day, learners: best.learners }),
    };
  },
  streaks: (query) => {
    const members = membersOf(query);
    const bands = [
      [0, 0, 0.38],
      [1, 2, 0.14],
      [3, 6, 0.17],
      [7, 13, 0.13],
      [14, 29, 0.1],
      [30, null, 0.08],
    ] as const;
    return {
      rows: bands.map(([from, to, share]) => ({ from, to, members: Math.round(members * share) })),
      totals: { members, with_streak: Math.round(members * 0.62), longest: 112 },
      previous: null,
      finding: say('streaks_share', { share: 62, longest: 112 }),
    };
  },
  funnel: (query) => {
    const members = Math.round(membersOf(query) * Math.min(1, daysIn(query) / 30));
    const rows = MODULES.map(({ id, title, items, shares }) => {
      const [started, first, half, finished] = shares.map((share) => Math.round(members * share)) as [
        number,
        number,
        number,
        number,
      ];
      const steps = [
        { before: 'first_lesson' as const, people: started - first },
        { before: 'half' as const, people: first - half },
        { before: 'finished' as const, people: half - finished },
      ];
      const leaves = steps.toSorted((a, b) => b.people - a.people)[0]!;
      return { module_id: id, title, items, started, first_lesson: first, half, finished, leaves };
    });
    const weakest = rows.toSorted((a, b) => a.finished / a.started - b.finished / b.started)[0]!;
    const sum = (key: 'started' | 'finished') => rows.reduce((all, row) => all + row[key], 0);
    return {
      rows,
      totals: { started: sum('started'), finished: sum('finished') },
      previous: null,
      finding: say('funnel_weakest', {
        module: weakest.title,
        finished: weakest.finished,
        started: weakest.started,
        leaves: weakest.leaves.before,
      }),
    };
  },
  content: (query) => {
    const scale = isThere(query);
    const rows = ITEMS.map(({ id, title, kind, opened, skipped, left, at, unclear }) => ({
      content_id: id,
      title,
      kind,
      module_id: 'sample',
      opened: Math.round(opened * scale),
      finished: Math.round(opened * scale * (1 - left)),
      skipped: Math.round(skipped * scale),
      left_at: null,
      left_middle: at,
      clarity: unclear === undefined ? null : clarityOf(opened * scale * (1 - left), unclear),
    }));
    const sum = (key: 'opened' | 'finished' | 'skipped') => rows.reduce((all, row) => all + row[key], 0);
    return {
      rows,
      totals: { opened: sum('opened'), finished: sum('finished'), skipped: sum('skipped') },
      previous: null,
      finding: say('content_leave', { title: ITEMS[0]!.title, position: percent(ITEMS[0]!.at) }),
    };
  },
  points: (query) => {
    const scale = (membersOf(query) * daysIn(query)) / 10;
    const rows = SOURCES.map(({ source, points }) => ({
      source,
      points: Math.round(points * scale),
      members: Math.round(membersOf(query) * Math.min(0.9, points / 10)),
      previous: query.isCompared ? Math.round(points * scale * (0.8 + 0.2 * chance(source))) : null,
    }));
    const points = rows.reduce((sum, row) => sum + row.points, 0);
    return {
      rows,
      totals: { points, members: membersOf(query) },
      previous: null,
      finding: say('points_main', { source: SOURCES[0]!.source, share: percent(rows[0]!.points / points) }),
    };
  },
};

/** Four of five who finish an article say whether it was clear. */
function clarityOf(finished: number, unclear: number) {
  const answers = Math.round(finished * 0.8);
  return answers < HIDDEN_BELOW ? null : { answers, not_clear: Math.round(answers * unclear) };
}
