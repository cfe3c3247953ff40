import { t } from '@lingui/core/macro';
import type { LeaderboardPeriod, LeaderboardRow } from '@snapwell/contract/gamification/leaderboard.schemas';
import type { PointRules } from '@snapwell/contract/gamification/rules.schemas';
import type { DailySet } from '@snapwell/contract/quizzes/daily-set.schemas';
import { useQuery } from '@tanstack/react-query';
import { houses, pointRules } from '#features/gamification/gamification.queries.ts';
import { OwnWeeks } from '#features/gamification/points/own-weeks.tsx';
import { WaysUpPanel } from '#features/gamification/ranking/ways-up-panel.tsx';
import type { WayUp } from '#features/gamification/ranking/ways-up.ts';
import { dailySet } from '#features/learning/daily/daily.queries.ts';
import { stepPath, stepTitle, stepWords } from '#features/learning/daily/daily-steps.tsx';
import { useProfile } from '#features/profiles/profile-runner.ts';
import { paths } from '#platform/paths.ts';

interface OwnStandingProps {
  orgId: string;
  period: LeaderboardPeriod;
  own: LeaderboardRow | undefined;
  rows: readonly LeaderboardRow[];
}

/** Beside a ranking: what would move one up today, and one's own last weeks. */
export function OwnStanding({ orgId, period, own, rows }: OwnStandingProps) {
  const isWeek = period === 'week';
  const { data: set, isLoading: isSetLoading } = useQuery({
    ...dailySet(orgId),
    throwOnError: false,
    enabled: isWeek,
  });
  const { data: facts, isLoading: areRulesLoading } = useQuery({ ...pointRules(orgId), throwOnError: false });
  const { isLoading: areGroupsLoading } = useQuery({ ...houses(orgId), throwOnError: false, enabled: isWeek });
  const rules = facts?.rules;
  const { organization } = useProfile();
  const today = organization?.streak_week.find(({ is_today }) => is_today)?.day;
  // On phones this stands below the groups: all of it comes at once, so that nothing is pushed.
  if (isSetLoading || areRulesLoading || areGroupsLoading) return null;
  return (
    <>
      {own && set && rules && <WaysUpPanel own={own} rows={rows} ways={waysOf(orgId, set, rules)} />}
      {today && <OwnWeeks orgId={orgId} today={today} />}
    </>
  );
}

/** What is left of today's set, and the set as a whole. */
function waysOf(orgId: string, set: DailySet, rules: PointRules): WayUp[] {
  if (set.finished_at !== null || set.steps.length === 0) return [];
  const steps = set.steps.flatMap((step): WayUp[] => {
    if (step.is_done) return [];
    const facts = { title: stepTitle(step), detail: stepWords(step), to: stepPath(orgId, step) };
    if (step.kind === 'reviews') {
      const points = Math.min(rules.reviews_a_day, (step.cards - step.reviewed) * rules.review);
      return [{ id: 'reviews', points, ...facts }];
    }
    const { id, type } = step.item;
    // Quizzes and simulations pay by their result: nobody can say how much.
    return type === 'quiz' || type === 'simulation' ? [] : [{ id, points: rules.content[type], ...facts }];
  });
  const detail = t`on top, once all of it is done`;
  const all = { id: 'set', title: t`Finish today’s five minutes`, detail, points: set.points };
  return [...steps, { ...all, to: paths.discover(orgId) }];
}
