import { type ClinicState, type ClinicTurn, newClinicCall } from '@snapwell/contract/voice/clinic.schemas';
import { findSlots, isFree, type SlotWish } from './diary.ts';
import { EMERGENCY, type ClinicIntent } from './intents.ts';
import { choiceIn, isWish, wishIn } from './wishes.ts';

const HOURS =
  'We are open Monday and Tuesday from eight to twelve and from one to five, Wednesday from eight to twelve, Thursday from eight to twelve and from one to six, and Friday from eight to one. At the weekend we are closed.';

const EMERGENCY_WORDS =
  'This sounds like an emergency. Please hang up now and call 112, or the emergency number where you are. I cannot help with this, and an appointment would be too late.';

interface Heard {
  readonly said: string;
  /** What was meant; null when that is not clear. */
  readonly intent: ClinicIntent | null;
  /** The clinic's own clock. */
  readonly clock: string;
}

type Reply = Pick<ClinicTurn, 'reply' | 'kind'> & { readonly state?: Partial<ClinicState> };

/** What the clinic answers, and how the call stands then. Emergencies first, then what it may not do. */
export function nextTurn(state: ClinicState, heard: Heard): ClinicTurn {
  const { state: change, ...turn } = replyTo(state, heard);
  return { ...turn, state: { ...state, ...change } };
}

function replyTo(state: ClinicState, heard: Heard): Reply {
  const { said, intent, clock } = heard;
  if (EMERGENCY.test(said))
    return { kind: 'emergency', reply: EMERGENCY_WORDS, state: { step: 'open', offered: [], picked: null } };
  if (intent === 'advice')
    return {
      kind: 'refused',
      reply:
        'I am not allowed to give medical advice, and I would not want you to rely on a machine for it. I can book you an appointment, so that somebody looks at it. If it gets worse suddenly, call 112. Shall I look for a time?',
      state: { step: 'open', offered: [], picked: null },
    };
  if (intent === 'person')
    return {
      kind: 'answer',
      reply:
        'I am a machine, and in this demo there is nobody behind me. In a real clinic I would put you through now.',
    };
  return answerStep(state, heard) ?? answerIntent(state, intent, wishIn(said, clock), clock);
}

/** What the step waits for: a choice, a yes, a no. */
function answerStep(state: ClinicState, { said, intent, clock }: Heard): Reply | null {
  if (state.step === 'offered') {
    const chosen = choiceIn(said, state.offered, clock);
    if (chosen) return ask(chosen);
    if (intent === 'yes' && state.offered.length === 1) return ask(state.offered[0]!);
    if (intent === 'yes') return { kind: 'offer', reply: `Which one: ${listOf(state.offered)}?` };
    if (intent === 'later' || intent === 'no')
      return offer({ day: null, part: null, time: null, after: state.offered.at(-1)! }, clock);
  }
  if (state.step === 'confirming' && state.picked) {
    if (intent === 'yes') return book(state.picked, clock);
    if (intent === 'no' || intent === 'later')
      return offer({ day: null, part: null, time: null, after: state.picked }, clock);
  }
  if (state.step === 'cancelling' && state.booked) {
    if (intent === 'yes' || intent === 'cancel')
      return { kind: 'cancelled', reply: 'It is cancelled. Is there anything else?', state: { ...newClinicCall } };
    if (intent === 'no')
      return { kind: 'answer', reply: `Then it stays: ${spoken(state.booked)}.`, state: { step: 'open' } };
  }
  return null;
}

function answerIntent(state: ClinicState, intent: ClinicIntent | null, wish: SlotWish, clock: string): Reply {
  const { booked } = state;
  switch (intent) {
    case 'hours':
      return { kind: 'answer', reply: HOURS };
    case 'address':
      return {
        kind: 'answer',
        reply: 'Lindenhof 4, opposite the station. The car park is behind the house. None of it exists, of course.',
      };
    case 'cancel':
      if (!booked) return noneBooked();
      return {
        kind: 'confirm',
        reply: `Shall I cancel ${spoken(booked)}?`,
        state: { step: 'cancelling', offered: [], picked: null },
      };
    case 'when':
      return booked ? { kind: 'answer', reply: `You are booked for ${spoken(booked)}.` } : noneBooked();
    case 'change':
      return booked || isWish(wish) ? offer(wish, clock) : noneBooked();
    case 'book':
    case 'later':
      return offer(wish, clock);
    case 'thanks':
      return {
        kind: 'answer',
        reply: booked ? `See you ${spoken(booked)}. Goodbye.` : 'Goodbye.',
        state: { step: 'ended', offered: [], picked: null },
      };
    case 'yes':
      return offer(wish, clock);
    case 'no':
      return {
        kind: 'answer',
        reply: 'All right. Tell me if you need anything else.',
        state: { step: 'open', offered: [], picked: null },
      };
    case 'greeting':
      return isWish(wish) ? offer(wish, clock) : { kind: 'answer', reply: 'Hello. What can I do for you?' };
    default:
      if (isWish(wish)) return offer(wish, clock);
      return {
        kind: 'unclear',
        reply: 'I did not understand that. You can ask for our hours, or book, move or cancel an appointment.',
      };
  }
}

const noneBooked = (): Reply => ({ kind: 'answer', reply: 'You have no appointment yet. Shall I look for one?' });

/** Offers what is free. A time that was asked for and is taken is said to be taken. */
function offer(wish: SlotWish, clock: string): Reply {
  const slots = findSlots(wish, clock);
  if (slots.length === 0) {
    const others = findSlots({ ...wish, day: null, after: null }, clock);
    if (others.length === 0) return { kind: 'answer', reply: 'There is nothing free in the next two weeks.' };
    return {
      kind: 'offer',
      reply: `Nothing is free then. The next I have: ${listOf(others)}. ${whichOf(others)}`,
      state: { step: 'offered', offered: others, picked: null },
    };
  }
  const exact = wish.time === null ? null : slots.find((slot) => slot.endsWith(wish.time!));
  if (exact && wish.day !== null) return ask(exact);
  const lead = wish.time !== null && !exact ? `${wish.time} is taken. ` : '';
  return {
    kind: 'offer',
    reply: `${lead}I have ${listOf(slots)}. ${whichOf(slots)}`,
    state: { step: 'offered', offered: slots, picked: null },
  };
}

const whichOf = (slots: readonly string[]) =>
  slots.length === 1 ? 'Would that suit you?' : 'Which one would suit you?';

const ask = (slot: string): Reply => ({
  kind: 'confirm',
  reply: `${capital(spoken(slot))}. Shall I book it?`,
  state: { step: 'confirming', offered: [], picked: slot },
});

/** Between the offer and the yes somebody else may have been quicker, or the time may have come too near. */
function book(slot: string, clock: string): Reply {
  if (!isFree(slot, clock)) {
    const others = findSlots({ day: slot.slice(0, 10), part: null, time: slot.slice(11) }, clock);
    const slots = others.length > 0 ? others : findSlots({ day: null, part: null, time: null }, clock);
    return {
      kind: 'offer',
      reply: `I am sorry, that one has just been taken. I still have ${listOf(slots)}. ${whichOf(slots)}`,
      state: { step: 'offered', offered: slots, picked: null },
    };
  }
  return {
    kind: 'booked',
    reply: `Booked: ${spoken(slot)}. Nothing is stored, because this clinic is made up. Is there anything else?`,
    state: { step: 'open', offered: [], picked: null, booked: slot },
  };
}

/** `Tuesday the 24th at 9:20`. */
export function spoken(slot: string): string {
  const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(`${slot}:00Z`),
  );
  const day = Number(slot.slice(8, 10));
  const [hour = '', minutes = ''] = slot.slice(11).split(':');
  const ending =
    day % 10 === 1 && day !== 11
      ? 'st'
      : day % 10 === 2 && day !== 12
        ? 'nd'
        : day % 10 === 3 && day !== 13
          ? 'rd'
          : 'th';
  return `${weekday} the ${day}${ending} at ${Number(hour)}:${minutes}`;
}

const listOf = (slots: readonly string[]) =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(slots.map(spoken));
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
