import { ASSISTANT_NAME } from '@snapwell/contract/brand';
import type { PageContext } from '@snapwell/contract/copilot/context.schemas';
import { type CopilotServices, openSpokenAssistant } from '#features/copilot/index.ts';
import { asDevice, asMember } from '#features/quizzes/index.ts';
import { forStrangers, openTalk } from '#features/simulations/index.ts';
import {
  clinicPartner,
  type OpenPartner,
  type PartnerOutput,
  sayBack,
  spokenSentences,
  type VoicePartner,
} from '#features/voice/index.ts';
import type { MemberCaller } from '#security/caller.ts';
import type { World } from '#world.ts';

/** Who answers in a voice session, by what it is about. */
export function createOpenPartner(world: World, copilot: CopilotServices): OpenPartner {
  return {
    async member(caller, query) {
      switch (query.about) {
        case 'test':
          return sayBack;
        case 'attempt':
          return personaOf(world, { orgId: caller.orgId, owner: asMember(caller), attemptId: query.attempt_id });
        case 'assistant':
          return assistantOf(world, copilot, caller);
      }
    },
    async stranger(deviceKey, query) {
      if (query.about === 'clinic') return clinicPartner(world, query.state);
      const owner = asDevice(deviceKey);
      return personaOf(forStrangers(world), { orgId: query.org_id, owner, attemptId: query.attempt_id });
    },
  };
}

/** The persona of an attempt. The browser gets the attempt as it stands with each answer. */
async function personaOf(world: World, attempt: Parameters<typeof openTalk>[1]): Promise<VoicePartner> {
  const talk = await openTalk(world, attempt);
  return {
    voice: talk.voice,
    *opening() {
      for (const say of spokenSentences(talk.opening ?? '')) yield { say };
    },
    async *hear(text, { isTyped, wav }) {
      const { taken, reply } = await talk.say(text, isTyped ? 'text' : 'voice');
      yield { show: { name: 'simulation_step', arguments: taken } };
      // It need not wait for the answer, nor the answer for it.
      const isRecorded = wav === null ? Promise.resolve(true) : talk.record(taken, wav).catch(() => false);
      for (const say of spokenSentences(reply)) yield { say };
      if (!(await isRecorded)) yield { show: { name: 'recording_failed', arguments: {} } };
    },
  };
}

function assistantOf(world: World, copilot: CopilotServices, caller: MemberCaller): VoicePartner {
  const assistant = openSpokenAssistant(world, copilot, caller);
  let page: PageContext | null = null;
  return {
    voice: 'female',
    *opening() {
      yield { say: `I'm ${ASSISTANT_NAME}. What would you like to know?` };
    },
    see: (next) => void (page = next),
    async *hear(text, { signal }) {
      let rest = '';
      for await (const piece of assistant.ask(text, page, signal)) {
        if ('link' in piece) {
          yield { show: { name: 'link_content', arguments: piece.link } };
          yield { say: `Here it is: ${piece.link.title}.` };
          continue;
        }
        const sentences = spokenSentences(rest + piece.text);
        // The last one may go on.
        rest = sentences.pop() ?? '';
        if (/\s$/.test(piece.text)) rest += ' ';
        for (const say of sentences) yield { say } satisfies PartnerOutput;
      }
      if (rest.trim()) yield { say: rest.trim() };
    },
  };
}
