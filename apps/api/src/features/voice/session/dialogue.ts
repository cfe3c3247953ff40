import { RECOGNITION_RATE } from '#adapters/speech/port.ts';
import { toInt16 } from '#adapters/speech/resampler.ts';
import { writeWav } from '#adapters/speech/wav.ts';
import type { ClientEvent } from '@snapwell/contract/voice/realtime.schemas';
import { isEmbarrassing } from '../text/mishearings.ts';
import { createResponses, SAY_AGAIN, type Speaker } from './responses.ts';
import { newItemId, type SessionLine } from './session-line.ts';
import type { VoicePartner } from './voice-partner.ts';

type DialogueEvent = Extract<
  ClientEvent,
  { type: 'conversation.item.create' | 'conversation.item.truncate' | 'response.create' | 'response.cancel' }
>;

export interface HeardTurn {
  readonly itemId: string;
  readonly words: string;
  readonly endedAt: number;
  /** Its sound, at the rate of recognition. */
  readonly samples: Float32Array;
}

/** What is said in a session, whoever listens and speaks: the person's words come in, the partner's go out. */
export interface Dialogue {
  receive(event: DialogueEvent): void;
  /** The words of a turn that ended then; empty where none were recognized. */
  hear(turn: HeardTurn): void;
  /** The partner falls silent. */
  cancel(): void;
}

export function createDialogue(line: SessionLine, partner: VoicePartner, speaker: Speaker | null): Dialogue {
  const responses = createResponses(line, speaker);
  let typed: { readonly text: string; readonly isTyped: boolean } | null = null;

  function receive(event: DialogueEvent): void {
    switch (event.type) {
      case 'conversation.item.create': {
        const [{ text, type } = { text: '', type: 'input_text' }] = event.item.content;
        typed = { text, isTyped: type === 'input_text' };
        line.touch();
        const item = { id: newItemId(), role: 'user' as const, text };
        line.send({ type: 'conversation.item.added', item });
        return line.send({ type: 'conversation.item.done', item });
      }
      case 'response.create': {
        const said = typed;
        typed = null;
        line.touch();
        return responses.start(
          (signal) =>
            said === null
              ? partner.opening(signal)
              : partner.hear(said.text, { isTyped: said.isTyped, signal, wav: null }),
          { endedAt: performance.now() },
        );
      }
      case 'response.cancel':
        return responses.cancel();
      case 'conversation.item.truncate': {
        const { item_id, audio_end_ms } = event;
        return line.send({ type: 'conversation.item.truncated', item_id, audio_end_ms });
      }
    }
  }

  return {
    receive,
    cancel: responses.cancel,
    hear({ itemId, words, endedAt, samples }) {
      const isUnfit = isEmbarrassing(words);
      const transcript = isUnfit ? '' : words;
      line.touch();
      line.send({ type: 'conversation.item.input_audio_transcription.completed', item_id: itemId, transcript });
      const wav = line.isRecording ? writeWav({ samples: toInt16(samples), rate: RECOGNITION_RATE }) : null;
      if (isUnfit) responses.start(() => SAY_AGAIN, { endedAt });
      else if (words !== '')
        responses.start((signal) => partner.hear(words, { isTyped: false, signal, wav }), { endedAt });
    },
  };
}
