import type { Home, ProgressOverview } from '@snapwell/contract/catalogue/catalogue.schemas';
import type { OrganizationProfile } from '@snapwell/contract/profiles/profiles.schemas';
import type { Asker, SeenReply } from '../ask-product.ts';
import { holdsFact } from '../judge.ts';

/** What the record of somebody is, as their screens show it; says whether a reply tells of it rightly. */
export type JudgeRecord = (about: string, reply: SeenReply) => boolean;

export async function readRecord(asker: Pick<Asker, 'get'>, orgId: string): Promise<JudgeRecord> {
  const api = `/api/v1/organizations/${orgId}`;
  const profile = await asker.get<OrganizationProfile>(`${api}/profile?include_rank=true`);
  const progress = await asker.get<ProgressOverview>(`${api}/progress`);
  const home = await asker.get<Home>(`${api}/home`);
  const history = await asker.get<{ items: { title: string }[] }>(`${api}/history`);
  const badges = await asker.get<{ items: { earned_at: string | null }[] }>(`${api}/badges`);
  const reviews = await asker.get<{ due: number }>(`${api}/reviews`);
  const quizzes = profile.metadata.quiz_overview;
  const finished = Object.values(progress.modules);
  const done = finished.reduce((sum, module) => sum + module.content_completed, 0);
  const all = finished.reduce((sum, module) => sum + module.total_content, 0);

  return (about, reply) => {
    const said = [reply.text, ...reply.titles].join('\n');
    const holds = (...facts: readonly (number | string)[]) => facts.some((fact) => holdsFact(said, fact));
    switch (about) {
      case 'points':
        return holds(profile.snap_points);
      case 'rank':
        return profile.snap_points_rank !== null && holds(profile.snap_points_rank);
      case 'streak':
        return holds(profile.daily_streak_info.current_streak);
      case 'freeze':
        return /freeze/i.test(said) && holds(profile.streak_freezes);
      case 'badges':
        return /badge/i.test(said) && holds(badges.items.filter(({ earned_at: at }) => at !== null).length);
      case 'reviews-due':
        return /review|look at again|repeat/i.test(said) && holds(reviews.due);
      case 'next':
        return home.whats_next !== null && holds(home.whats_next.content_title);
      case 'last-completed':
        return holds(...history.items.map(({ title }) => title)) || /\bnot finished\b|\bfinished .* on\b/i.test(said);
      case 'progress':
        return (
          holds(done, Math.round((100 * done) / all)) || finished.some((own) => holdsFact(said, own.content_completed))
        );
      case 'quiz-results':
        return quizzes.some(
          ({ quiz, latest_attempt: { score } }) => holdsFact(said, quiz.title) && holdsFact(said, score),
        );
      case 'certificates':
        return /certificate/i.test(said);
      case 'assigned':
        return /assign|deadline|until/i.test(said);
      case 'time':
        return /minute/i.test(said);
      case 'weeks':
        return /this week/i.test(said) && /last week/i.test(said);
      default:
        // Questions that were missed: named with a quiz they stand in, or said that there are none.
        return quizzes.some(({ quiz }) => holdsFact(said, quiz.title)) || /\bno\b|\bnone\b/i.test(said);
    }
  };
}
