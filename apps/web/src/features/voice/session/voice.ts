import type { ServerEvent, TurnTimings, VoiceEngine } from '@snapwell/contract/voice/realtime';
import { VOICE_CLOSE } from '@snapwell/contract/voice/voice.limits';
import type { MicrophoneProblem } from '../sound/microphone.ts';

/** What a voice session is about. */
export type VoiceSubject =
  | { readonly about: 'test' }
  | { readonly about: 'assistant' }
  | { readonly about: 'attempt'; readonly attemptId: string }
  /** The made-up clinic of the public demo, with the call as it stands, as JSON. */
  | { readonly about: 'clinic'; readonly state: string };

/** What is wrong, as a code that the screens put into words. */
export type VoiceProblem =
  | `microphone-${MicrophoneProblem}`
  /** It is open and gives nothing at all. */
  | 'microphone-silent'
  /** Sound comes in, and again and again no words are in it. */
  | 'microphone-noisy'
  /** The server cannot listen; the browser could. */
  | 'browser-ears'
  /** The device was taken away. */
  | 'microphone-gone'
  | 'connection'
  | 'refused'
  | 'replaced'
  | 'idle'
  | 'too-long'
  | 'busy'
  | 'unavailable'
  | 'recognition'
  | 'answer'
  | 'speech'
  | 'provider'
  /** There is no room for recordings. */
  | 'recording';

/** What somebody said, in the order it was said. */
export interface Caption {
  readonly id: string;
  readonly who: 'person' | 'partner';
  readonly text: string;
  /** The partner was interrupted: they did not say all of it. */
  readonly isCut: boolean;
}

export type Turns = 'hands-free' | 'push-to-talk';

/** Who listens or speaks: an engine of the server, a service behind it, or the browser itself. */
export type VoiceParty = VoiceEngine | 'browser';

export interface Voice {
  readonly phase: 'off' | 'opening' | 'listening' | 'hearing' | 'thinking' | 'speaking';
  readonly subject: VoiceSubject | null;
  readonly turns: Turns;
  readonly microphone: 'off' | 'opening' | 'open';
  readonly microphoneName: string;
  /** From the air to the page, and from the page to the air, where that is known. */
  readonly microphoneMs: number | null;
  readonly speakerMs: number | null;
  /** The loudest moment of the last turn, 0 to 1. */
  readonly peak: number | null;
  readonly engines: { readonly recognition: VoiceParty | null; readonly speech: VoiceParty | null } | null;
  /** The line broke and is being opened again. */
  readonly isReconnecting: boolean;
  /** How often the line was opened again. */
  readonly reconnections: number;
  /** With consent, what is said is stored to be listened to afterwards. */
  readonly isRecording: boolean;
  readonly captions: readonly Caption[];
  /** What the partner showed last instead of saying it. */
  readonly shown: { readonly name: string; readonly arguments: unknown } | null;
  /** Of the turns so far. */
  readonly timings: readonly TurnTimings[];
  readonly problem: VoiceProblem | null;
  /** The last turn had no words in it. */
  readonly isUnheard: boolean;
  /** So many turns in a row had none. */
  readonly unheardTurns: number;
}

/** So many turns without words, one after the other, are a noisy place. */
const NOISY_TURNS = 2;

export const noVoice: Voice = {
  phase: 'off',
  subject: null,
  turns: 'hands-free',
  microphone: 'off',
  microphoneName: '',
  microphoneMs: null,
  speakerMs: null,
  peak: null,
  engines: null,
  isReconnecting: false,
  reconnections: 0,
  isRecording: false,
  captions: [],
  shown: null,
  timings: [],
  problem: null,
  isUnheard: false,
  unheardTurns: 0,
};

export type VoiceEvent =
  | { readonly type: 'begun'; readonly subject: VoiceSubject; readonly turns: Turns; readonly isGoingOn: boolean }
  | { readonly type: 'server'; readonly event: ServerEvent }
  | { readonly type: 'microphone-asked' }
  | { readonly type: 'microphone-opened'; readonly name: string; readonly latencyMs: number }
  | { readonly type: 'measured'; readonly loudness: number }
  | { readonly type: 'sounded'; readonly speakerMs: number }
  | { readonly type: 'microphone-closed'; readonly problem: VoiceProblem | null }
  | { readonly type: 'turns-chosen'; readonly turns: Turns }
  | { readonly type: 'pressed' }
  | { readonly type: 'released' }
  /** The person wants silence: nothing more of this answer is heard. */
  | { readonly type: 'interrupted' }
  | { readonly type: 'played' }
  | { readonly type: 'silent' }
  | { readonly type: 'heard' }
  /** There has been loud sound for long, and no voice in it. */
  | { readonly type: 'noisy' }
  /** The line broke; another is being opened. */
  | { readonly type: 'line-broken' }
  | { readonly type: 'recording-chosen'; readonly isRecording: boolean }
  /** The browser listens, or speaks, because the server cannot. */
  | { readonly type: 'browser-helps'; readonly recognition: boolean; readonly speech: boolean }
  /** What the browser recognized; it goes to the server as words. */
  | { readonly type: 'browser-heard' }
  /** The person has read what is wrong and goes on. */
  | { readonly type: 'dismissed' }
  | { readonly type: 'closed'; readonly problem: VoiceProblem | null };

const PROBLEMS_OF_CLOSING: Readonly<Record<number, VoiceProblem>> = {
  [VOICE_CLOSE.replaced]: 'replaced',
  [VOICE_CLOSE.idle]: 'idle',
  [VOICE_CLOSE.tooLong]: 'too-long',
  [VOICE_CLOSE.busy]: 'busy',
};

/** What a code of closing means; a line that breaks has none of ours. */
export const problemOfClosing = (code: number): VoiceProblem => PROBLEMS_OF_CLOSING[code] ?? 'connection';

/** What becomes of the session when something happens. Pure: sound and sockets are the runner's. */
export function nextVoice(voice: Voice, event: VoiceEvent): Voice {
  switch (event.type) {
    case 'begun':
      return {
        ...noVoice,
        phase: 'opening',
        subject: event.subject,
        turns: event.turns,
        captions: event.isGoingOn ? voice.captions : [],
      };
    case 'closed':
      return { ...voice, phase: 'off', microphone: 'off', isReconnecting: false, problem: event.problem };
    case 'line-broken':
      return { ...cutAnswer(voice), phase: 'opening', isReconnecting: true };
    case 'recording-chosen':
      return { ...voice, isRecording: event.isRecording };
    case 'browser-helps':
      return { ...voice, problem: null, engines: helpedBy(voice.engines, event) };
    case 'browser-heard':
      return voice.phase === 'listening' || voice.phase === 'speaking'
        ? { ...cutAnswer(voice), phase: 'hearing', isUnheard: false }
        : voice;
    case 'dismissed':
      return { ...voice, problem: null, unheardTurns: 0 };
    case 'microphone-asked':
      return { ...voice, microphone: 'opening', problem: null };
    case 'microphone-opened':
      return { ...voice, microphone: 'open', microphoneName: event.name, microphoneMs: event.latencyMs };
    case 'measured':
      return { ...voice, peak: event.loudness };
    case 'sounded':
      return { ...voice, speakerMs: event.speakerMs };
    case 'microphone-closed':
      return { ...voice, microphone: 'off', problem: event.problem };
    case 'turns-chosen':
      return { ...voice, turns: event.turns };
    case 'pressed':
      return { ...cutAnswer(voice), phase: 'hearing', isUnheard: false };
    case 'released':
      return voice.phase === 'hearing' ? { ...voice, phase: 'thinking' } : voice;
    case 'interrupted':
      return voice.phase === 'speaking' || voice.phase === 'thinking'
        ? { ...cutAnswer(voice), phase: 'listening' }
        : voice;
    case 'played':
      return voice.phase === 'speaking' ? { ...voice, phase: 'listening' } : voice;
    case 'silent':
      return voice.microphone === 'open' && voice.problem === null ? { ...voice, problem: 'microphone-silent' } : voice;
    case 'noisy':
      return voice.problem === null ? { ...voice, problem: 'microphone-noisy' } : voice;
    case 'heard':
      return voice.problem === 'microphone-silent' ? { ...voice, problem: null } : voice;
    case 'server':
      return voice.phase === 'off' ? voice : followServer(voice, event.event);
  }
}

function followServer(voice: Voice, event: ServerEvent): Voice {
  switch (event.type) {
    case 'session.created':
      return {
        ...voice,
        phase: 'listening',
        engines: voice.engines && voice.isReconnecting ? voice.engines : event.session.engines,
        isReconnecting: false,
        reconnections: voice.reconnections + (voice.isReconnecting ? 1 : 0),
      };
    case 'input_audio_buffer.speech_started':
      return { ...cutAnswer(voice), phase: 'hearing', isUnheard: false };
    case 'input_audio_buffer.committed':
      return { ...voice, phase: 'thinking' };
    case 'conversation.item.input_audio_transcription.completed':
      if (event.transcript === '') return hearNoWords(voice);
      return {
        ...voice,
        captions: [...voice.captions, captionOf(event.item_id, 'person', event.transcript)],
        unheardTurns: 0,
        problem: voice.problem === 'microphone-noisy' ? null : voice.problem,
      };
    case 'conversation.item.done':
      return {
        ...voice,
        phase: 'thinking',
        captions: [...voice.captions, captionOf(event.item.id, 'person', event.item.text)],
      };
    case 'response.created':
      return { ...voice, phase: 'thinking', isUnheard: false };
    case 'response.output_audio_transcript.delta':
      return { ...voice, phase: 'speaking', captions: withSentence(voice.captions, event.item_id, event.delta) };
    case 'response.function_call_arguments.done':
      if (event.name === 'recording_failed') return { ...voice, isRecording: false, problem: 'recording' };
      return { ...voice, shown: { name: event.name, arguments: JSON.parse(event.arguments) as unknown } };
    case 'response.done':
      // What was said is still being heard; without any sound it is over.
      return voice.phase === 'thinking' ? { ...voice, phase: 'listening' } : voice;
    case 'snapwell.turn.timed':
      return { ...voice, timings: [...voice.timings, event.timings] };
    case 'error':
      return { ...voice, problem: PROBLEM_OF_ERROR[event.error.code] ?? voice.problem };
    default:
      return voice;
  }
}

const PROBLEM_OF_ERROR: Readonly<Record<string, VoiceProblem>> = {
  recognition_failed: 'recognition',
  answer_failed: 'answer',
  speech_failed: 'speech',
  provider_failed: 'provider',
};

function hearNoWords(voice: Voice): Voice {
  const unheardTurns = voice.unheardTurns + 1;
  return {
    ...voice,
    phase: voice.phase === 'thinking' ? 'listening' : voice.phase,
    isUnheard: true,
    unheardTurns,
    problem: unheardTurns >= NOISY_TURNS && voice.problem === null ? 'microphone-noisy' : voice.problem,
  };
}

function helpedBy(
  engines: Voice['engines'],
  { recognition, speech }: { readonly recognition: boolean; readonly speech: boolean },
): Voice['engines'] {
  return {
    recognition: engines?.recognition ?? (recognition ? 'browser' : null),
    speech: engines?.speech ?? (speech ? 'browser' : null),
  };
}

const captionOf = (id: string, who: Caption['who'], text: string): Caption => ({ id, who, text, isCut: false });

function withSentence(captions: readonly Caption[], id: string, sentence: string): readonly Caption[] {
  const last = captions.at(-1);
  if (last?.id !== id) return [...captions, captionOf(id, 'partner', sentence)];
  return [...captions.slice(0, -1), { ...last, text: `${last.text} ${sentence}` }];
}

/** While the partner speaks, being interrupted cuts what they are saying. */
function cutAnswer(voice: Voice): Voice {
  const last = voice.captions.at(-1);
  if (voice.phase !== 'speaking' || last?.who !== 'partner') return voice;
  return { ...voice, captions: [...voice.captions.slice(0, -1), { ...last, isCut: true }] };
}
