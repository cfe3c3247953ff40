import type { NudgeRequest, NudgeResult } from '@snapwell/contract/analytics/people-insights.schemas';
import { isLanguage, SOURCE_LANGUAGE } from '@snapwell/contract/text/language';
import { AppError } from '#platform/http/app-error.ts';
import type { OrganizationCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { type Insights, withInsights } from '../with-insights.ts';
import { nudgeMail } from './nudge-mail.ts';
import { takeNudge } from './nudges.repository.ts';
import { type Addressee, listAddressees } from './people.read-model.ts';

export type NudgeWorld = Pick<World, 'db' | 'clock' | 'mailer' | 'publicUrl'>;

/** Writes to members whom the caller may see, to each at most once a week, whoever asks. */
export function nudgeMembers(
  world: NudgeWorld,
  caller: OrganizationCaller,
  { uids, about }: NudgeRequest,
): Promise<NudgeResult> {
  return withInsights(world, caller, {}, (insights) => nudge(world, insights, { uids, about, sentBy: caller.uid }));
}

interface Nudge {
  readonly uids: readonly string[];
  readonly about: NudgeRequest['about'];
  readonly sentBy: string;
}

/** The same in figures that are open already. */
export async function nudge(
  { mailer, publicUrl }: NudgeWorld,
  { scope, audience, now }: Insights,
  { uids, about, sentBy }: Nudge,
): Promise<NudgeResult> {
  const people = await listAddressees(scope, uids, audience);
  if (people.length < new Set(uids).size) throw new AppError('not_found');
  const result: NudgeResult = { sent: [], skipped: [] };
  for (const person of people.toSorted((left, right) => (left.uid < right.uid ? -1 : 1))) {
    const { uid } = person;
    const why = whyNot(person) ?? ((await takeNudge(scope, { uid, about, sentBy, sentAt: now })) ? null : 'recently');
    if (why) {
      result.skipped.push({ uid, why });
      continue;
    }
    const { email, first_name: firstName, organization } = person;
    const language = isLanguage(person.language) ? person.language : SOURCE_LANGUAGE;
    await mailer.send(
      nudgeMail(language, { about, email, firstName, organization, orgId: scope.orgId, publicUrl }),
      scope,
    );
    result.sent.push(uid);
  }
  return result;
}

function whyNot({ is_away: isAway, has_address: hasAddress }: Addressee): 'on_leave' | 'no_address' | null {
  if (isAway) return 'on_leave';
  return hasAddress ? null : 'no_address';
}
