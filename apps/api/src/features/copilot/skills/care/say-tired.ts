import { type CareKind, careKinds } from '@snapwell/contract/copilot/care.schemas';
import { webPath } from '@snapwell/contract/web-routes';
import { findNextItem, getHome } from '#features/catalogue/index.ts';
import { readCalendar, readStanding } from '#features/gamification/index.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import { actionOf } from '../../knowledge/links.ts';
import type { AssistantRequest } from '../../request/engine.ts';
import type { Skill, SkillInput } from '../../request/skill-input.ts';
import { count } from '../in-words.ts';
import { asPhrase } from './care-facts.ts';
import { CALL_AGAIN, mustTellSentences, WHOSE_BLOOD } from './english-sentences.ts';
import { crisisLineOf } from './emergency-numbers.ts';
import { productText } from './product-text.ts';

/** Who is tired of work or learning may stop: nothing is lost, and somebody is there if it is more. */
export const sayTired: Skill = async (input) => {
  const { support } = input.request.organization.care;
  const whom = support === '' ? 'the support your organization offers' : asPhrase(support);
  return sayRest(
    input,
    "That sounds exhausting, and you don't have to learn now.",
    `If it's more than being tired, talk about it today: with a colleague, your lead or ${whom}.`,
  );
};

/** Who heard the words for distress, and meant less. What may be a matter of life stays said. */
export const sayRelieved: Skill = (input) => {
  const { care } = input.request.organization;
  const isGrave = heardKind(input.request) === 'self-harm';
  return sayRest(
    input,
    'Thank you for saying so. Then rest: nobody has to learn when they are this tired.',
    isGrave ? `If it's more than that after all: ${care.texts['self-harm'] ?? productText('self-harm', care)}` : '',
  );
};

/**
 * Who was told to talk to somebody and does not want to talk to that one: who else there is. What may be a matter of
 * life is said again.
 */
export const sayWhomElse: Skill = async ({ request, writer }) => {
  const { care } = request.organization;
  const line = crisisLineOf(care.country);
  const others = [
    'a friend or somebody of your family',
    'your doctor',
    care.support === '' ? 'the support your organization offers' : asPhrase(care.support),
  ];
  const isGrave = heardKind(request) === 'self-harm';
  const said = isGrave ? `\n\n${care.texts['self-harm'] ?? productText('self-harm', care)}` : '';
  writer.write({
    content: `You choose whom you tell, and it doesn't have to be anybody from work: ${others.join(', ')}. ${line ? `The crisis line ${line.number}${line.name && ` (${line.name})`}` : 'A crisis line'} is there at any hour. What matters is that you aren't alone with it today.${said}`,
  });
  return {};
};

async function sayRest(input: SkillInput, lead: string, end: string) {
  const { world, request, writer, context } = input;
  const { caller, at } = request;
  const { streak_freezes: freezes, daily_streak_info: streak } = await inOrganization(
    world.db,
    caller.orgId,
    async (scope) =>
      readStanding(scope, {
        uid: caller.uid,
        at,
        calendar: await readCalendar(scope, caller.uid, at),
        includeRank: false,
      }),
  );
  const kept =
    streak.current_streak === 0
      ? ''
      : freezes > 0
        ? `You hold ${count(freezes, 'streak freeze')}: one is used by itself for a day that you miss.`
        : 'For days off, **On leave** in your settings pauses your streak.';
  const { whats_next: next } = await getHome(world, caller);
  const item =
    (next && context.tree.itemById.get(next.content_id)) ?? findNextItem(context.tree, context.learner, { now: at });
  const later = item
    ? `For another day there is one thing: **${item.title}**, about ${count(item.minutes, 'minute')}.`
    : '';
  writer.write({
    content: [lead, 'What you did is kept, so stop here.', kept, end, later].filter(Boolean).join(' '),
  });
  const leave = { title: 'Open your settings', url: `${webPath('config')}#organization` };
  const needsLeave = streak.current_streak > 0 && freezes === 0;
  return { actions: [...(item ? [actionOf(caller.orgId, item)] : []), ...(needsLeave ? [leave] : [])] };
}

const GRAVE: readonly CareKind[] = ['self-harm', 'distress'];
/** So many letters of a text tell which it is. */
const BEGINNING = 40;

/** Of which kind of need the last reply spoke; null where it spoke of none. */
export const heardKind = (request: Heard): CareKind | null => lastKind(request, GRAVE);

const HAPPENS: readonly CareKind[] = ['emergency', 'mishap'];

/** Whether the last reply was about something that is happening to somebody now. */
export const wasUrgent = (request: Heard): boolean => lastKind(request, HAPPENS) !== null;

const MISHAPS = ['mishap', 'breach', 'exposure'] as const;

/** What had gone wrong that the last reply was about; null where it was about something else. */
export const heardMishap = (request: Heard): (typeof MISHAPS)[number] | null => {
  const kind = lastKind(request, MISHAPS);
  return MISHAPS.find((each) => each === kind) ?? null;
};

const NEEDS: readonly CareKind[] = ['self-harm', 'distress', 'grief', ...MISHAPS];

/** Of which need that names whom to turn to the last reply spoke; null where it spoke of none. */
export const heardNeed = (request: Heard): CareKind | null => lastKind(request, NEEDS);

/** Whether the last reply left one person to those who see them. */
export const wasLeftToOthers = (request: Heard): boolean => lastKind(request, ['patient']) !== null;

/** Whether the last reply was any words for somebody in need. */
export const saidCare = (request: Heard): boolean => lastKind(request, careKinds) !== null;

type Heard = Pick<AssistantRequest, 'history' | 'organization'>;

/** So many replies later an emergency still lasts. */
const LASTS = 3;

/** Whether one of the last replies called for help, whatever was said since. */
export const wasEmergencyLately = ({ history, organization }: Heard): boolean => {
  const replies = history.filter(({ role }) => role === 'assistant').slice(-LASTS);
  return replies.some((reply) => lastKind({ history: [reply], organization }, ['emergency']) !== null);
};

/** So many messages before belong to what is told now. */
const TOLD_BEFORE = 3;

/** What was told of what is happening: the message, and those just before while it is the same emergency. */
export function toldLately(request: Heard & Pick<AssistantRequest, 'question'>): string {
  const before = wasEmergencyLately(request) ? request.history.filter(({ role }) => role === 'user') : [];
  return [...before.slice(-TOLD_BEFORE).map(({ text }) => text), request.question].join(' ');
}

/** How what is said next of the same matter begins. */
const GOING_ON: Readonly<Partial<Record<CareKind, readonly string[]>>> = {
  patient: [CALL_AGAIN],
  mishap: [mustTellSentences.mishap],
  breach: [mustTellSentences.breach],
  exposure: [mustTellSentences.exposure, WHOSE_BLOOD],
};

function lastKind({ history, organization: { care } }: Heard, kinds: readonly CareKind[]): CareKind | null {
  const reply = history.findLast(({ role }) => role === 'assistant')?.text ?? '';
  const isOf = (kind: CareKind) => {
    const said = [care.texts[kind] ?? productText(kind, care), ...(GOING_ON[kind] ?? [])];
    return reply !== '' && said.some((text) => reply.startsWith(text.slice(0, BEGINNING)));
  };
  return kinds.find(isOf) ?? null;
}
