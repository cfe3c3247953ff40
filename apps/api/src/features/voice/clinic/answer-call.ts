import {
  CLINIC_OPENING,
  CLINIC_SAID_LENGTH,
  type ClinicState,
  clinicState,
  type ClinicTurn,
  newClinicCall,
} from '@snapwell/contract/voice/clinic.schemas';
import { readUtterance } from '@snapwell/understanding/read-utterance';
import type { World } from '#world.ts';
import type { VoicePartner } from '../session/voice-partner.ts';
import { parseJson } from '../session/provider-line.ts';
import { spokenSentences } from '../text/spoken-sentences.ts';
import { nextTurn } from './clinic-call.ts';
import { clinicClock } from './diary.ts';
import { type ClinicIntent, clinicIntents, plainIntent } from './intents.ts';

/** Of a choice between a dozen wishes less is asked than of a conversation. */
const THRESHOLDS = { sure: 0.4, maybe: 0.2 };

interface Said {
  readonly state: ClinicState;
  readonly said: string;
}

/** What the made-up clinic answers. Nothing is stored: the state of the call comes and goes with it. */
export async function answerCall({ clock }: Pick<World, 'clock'>, { state, said }: Said): Promise<ClinicTurn> {
  const intent = plainIntent(said) ?? (await intentOf(said));
  return nextTurn(state, { said, intent, clock: clinicClock(clock.now()) });
}

/** By words and their spelling. Where several things are said, what it may not do comes first, a greeting last. */
async function intentOf(said: string): Promise<ClinicIntent | null> {
  const understood = await readUtterance(said, {
    candidates: await clinicIntents(),
    embed: async () => null,
    thresholds: THRESHOLDS,
  });
  const meant = understood.filter(({ certainty }) => certainty !== 'nothing').map(({ matches }) => matches[0]!);
  const best = meant.toSorted((a, b) => b.confidence - a.confidence)[0];
  const wish = meant.find(({ id }) => id !== 'greeting' && id !== 'yes') ?? best;
  return (meant.some(({ id }) => id === 'advice') ? 'advice' : (wish?.id ?? null)) as ClinicIntent | null;
}

/** The clinic as somebody to speak with, from where a call is. */
export function clinicPartner(world: Pick<World, 'clock'>, stored: string | undefined): VoicePartner {
  const parsed = clinicState.safeParse(stored === undefined ? null : parseJson(stored));
  let state = parsed.success ? parsed.data : newClinicCall;
  return {
    voice: 'female',
    *opening() {
      for (const say of spokenSentences(CLINIC_OPENING)) yield { say };
    },
    async *hear(text) {
      const said = text.slice(0, CLINIC_SAID_LENGTH);
      const turn = await answerCall(world, { state, said });
      ({ state } = turn);
      yield { show: { name: 'clinic_turn', arguments: { said, turn } } };
      for (const say of spokenSentences(turn.reply)) yield { say };
    },
  };
}
