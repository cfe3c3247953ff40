import type { TurnTimings } from '@snapwell/contract/voice/realtime';
import { failureWords, newItemId, newResponseId, type SessionLine } from './session-line.ts';
import type { PartnerOutput } from './voice-partner.ts';

/** Makes sound of a sentence. `emit` takes it in pieces, in base64 as they cross the socket. */
export interface Speaker {
  speak(text: string, to: { readonly signal: AbortSignal; emit(delta: string): void }): Promise<void>;
}

export type Answer = (signal: AbortSignal) => AsyncIterable<PartnerOutput> | Iterable<PartnerOutput>;

/** Said instead of an answer to words that were certainly misheard. */
export const SAY_AGAIN: readonly PartnerOutput[] = [{ say: 'Sorry, could you repeat that?' }];

/** What the partner says, one answer at a time: a new one ends the last. Without a speaker it is there to be read. */
export function createResponses(line: SessionLine, speaker: Speaker | null) {
  let running: AbortController | null = null;
  const cancel = () => {
    running?.abort();
    running = null;
  };
  return {
    cancel,
    /** `endedAt` is when the turn before it ended. */
    start(answer: Answer, { endedAt }: { readonly endedAt: number }): void {
      cancel();
      const controller = (running = new AbortController());
      void give(line, speaker, { answer, endedAt, signal: controller.signal }).then(() => {
        if (running === controller) running = null;
      });
    },
  };
}

interface GivenAnswer {
  readonly answer: Answer;
  readonly endedAt: number;
  readonly signal: AbortSignal;
}

async function give(line: SessionLine, speaker: Speaker | null, { answer, endedAt, signal }: GivenAnswer) {
  const ids = { response_id: newResponseId(), item_id: newItemId() };
  const begunAt = performance.now();
  const told = createStopwatch(line, ids.response_id, { endedAt, begunAt });
  let canSpeak = speaker !== null;
  let isFailed = false;
  line.send({ type: 'response.created', response: { id: ids.response_id } });
  try {
    for await (const output of answer(signal)) {
      if ('show' in output) {
        // Also of an answer that was interrupted: what has happened is shown.
        show(line, ids.response_id, output.show);
        continue;
      }
      if (signal.aborted) break;
      told.answered();
      line.send({ type: 'response.output_audio_transcript.delta', ...ids, delta: output.say });
      if (canSpeak) canSpeak = await sound(output.say);
    }
  } catch (error) {
    isFailed = !signal.aborted;
    if (isFailed) fail('answer_failed', error);
  }
  line.send({ type: 'response.output_audio.done', ...ids });
  const status = isFailed ? 'failed' : signal.aborted ? 'cancelled' : 'completed';
  line.send({ type: 'response.done', response: { id: ids.response_id, status } });

  /** Whether the next sentence can be spoken too: without a voice the rest can be read. */
  async function sound(text: string): Promise<boolean> {
    try {
      await speaker!.speak(text, {
        signal,
        emit(delta) {
          if (signal.aborted) return;
          told.spoken();
          line.send({ type: 'response.output_audio.delta', ...ids, delta });
        },
      });
      return true;
    } catch (error) {
      if (!signal.aborted) fail('speech_failed', error);
      return false;
    }
  }

  function fail(code: 'answer_failed' | 'speech_failed', error: unknown): void {
    line.report(error);
    line.send({ type: 'error', error: { code, message: failureWords[code] } });
  }
}

function show(line: SessionLine, responseId: string, { name, arguments: given }: { name: string; arguments: unknown }) {
  const type = 'response.function_call_arguments.done';
  line.send({ type, response_id: responseId, name, arguments: JSON.stringify(given) });
}

/** Measures the steps of a turn and tells of them when its first sound goes out. */
function createStopwatch(
  line: SessionLine,
  responseId: string,
  { endedAt, begunAt }: Record<'endedAt' | 'begunAt', number>,
) {
  let answeredAt: number | null = null;
  let isTold = false;
  return {
    answered: () => void (answeredAt ??= performance.now()),
    spoken() {
      if (isTold || answeredAt === null) return;
      isTold = true;
      const spokenAt = performance.now();
      const timings: TurnTimings = {
        recognition_ms: Math.round(begunAt - endedAt),
        answer_ms: Math.round(answeredAt - begunAt),
        speech_ms: Math.round(spokenAt - answeredAt),
        total_ms: Math.round(spokenAt - endedAt),
      };
      line.send({ type: 'snapwell.turn.timed', response_id: responseId, timings });
    },
  };
}
