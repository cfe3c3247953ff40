import type { InsightsQuery } from '../address.ts';
import { DAY_MS, groupIndex, membersOf, type SamplePanels, say } from './sample-figures.ts';
import { GROUPS, LATE, PEOPLE } from './sample-words.ts';

function atRisk(query: InsightsQuery) {
  const index = groupIndex(query);
  return PEOPLE.filter(({ group }) => index < 0 || group === index).map((person, i) => {
    const at = new Date(Date.parse(`${query.to}T08:00:00Z`) - person.away * DAY_MS).toISOString();
    const isNudged = 'nudged' in person;
    return {
      ...head(person, i),
      last_visit_at: at,
      days_away: person.away,
      best_streak: person.streak,
      left_open: person.open === null ? null : { content_id: 'sample', title: person.open, share: person.share },
      nudged_at: isNudged ? `${query.to}T07:00:00.000Z` : null,
      can_nudge: !isNudged,
    };
  });
}

const head = ({ name, job, group }: { name: string; job: string; group: number }, i: number) => ({
  uid: `sample-${i}-${name}`,
  display_name: name,
  photo_url: null,
  job_role: job,
  groups: [{ id: GROUPS[group]!.id, name: GROUPS[group]!.name }],
});

function overdue(query: InsightsQuery) {
  const index = groupIndex(query);
  return LATE.filter(({ group }) => index < 0 || group === index).map((late, i) => ({
    ...head(late, i),
    assignment: {
      type: 'module' as const,
      id: late.title,
      title: late.title,
      due_on: new Date(Date.parse(`${query.to}T12:00:00Z`) - late.days * DAY_MS).toISOString().slice(0, 10),
    },
    days_late: late.days,
    items_done: late.done,
    items: late.items,
  }));
}

export const peoplePanels: SamplePanels<'overdue' | 'at-risk'> = {
  overdue: (query) => {
    const rows = overdue(query);
    const people = new Set(rows.map(({ display_name: name }) => name)).size;
    return {
      rows,
      totals: { people, assignments: rows.length },
      previous: null,
      finding: rows.length > 0 ? say('overdue_some', { people, assignments: rows.length }) : say('overdue_none'),
    };
  },
  'at-risk': (query) => {
    const rows = atRisk(query);
    return {
      rows,
      totals: { people: rows.length, members: membersOf(query) },
      previous: null,
      finding: rows.length > 0 ? say('at_risk_some', { people: rows.length }) : say('at_risk_none'),
    };
  },
};
