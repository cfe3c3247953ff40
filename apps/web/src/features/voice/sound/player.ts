import { WIRE_RATE } from '@snapwell/contract/voice/voice.limits';
import { loudnessOf } from './pcm.ts';

/** Plays speech as it arrives, and is silent at once when it has to be. */
export interface Player {
  play(samples: Float32Array<ArrayBuffer>): void;
  /** Has the browser's own voice say it. */
  say(text: string): void;
  stop(): void;
  isSilent(): boolean;
  /** From here to the air. */
  latencyMs(): number;
  /** What was heard of the current answer, in milliseconds. */
  playedMs(): number;
  /** How loud it is now, 0 to 1: for a mouth that moves. */
  loudness(): number;
  /** Calls back when all that was given has been heard. */
  onEnd(listener: () => void): void;
}

/** A browser's voice that has not begun by then says nothing. */
const BEGIN_MS = 2500;
/** How far a mouth opens while there is no sound to look at. */
const SPOKEN_LOUDNESS = 0.05;

/** Pieces that come a little late follow each other without a gap. */
const LEAD_SECONDS = 0.04;

export function createPlayer(context: AudioContext): Player {
  const analyser = new AnalyserNode(context, { fftSize: 1024 });
  analyser.connect(context.destination);
  const now = new Float32Array(analyser.fftSize);
  const sources = new Set<AudioBufferSourceNode>();
  let startedAt: number | null = null;
  let next = 0;
  let tell = () => undefined as void;
  const own = createOwnVoice(() => sources.size === 0 && tell());
  return {
    say: own.say,
    play(samples) {
      if (samples.length === 0) return;
      const buffer = new AudioBuffer({ length: samples.length, sampleRate: WIRE_RATE });
      buffer.copyToChannel(samples, 0);
      const source = new AudioBufferSourceNode(context, { buffer });
      source.connect(analyser);
      next = Math.max(next, context.currentTime + LEAD_SECONDS);
      startedAt ??= next;
      source.start(next);
      next += buffer.duration;
      sources.add(source);
      source.addEventListener('ended', () => {
        if (!sources.delete(source) || sources.size > 0) return;
        startedAt = null;
        if (!own.isSpeaking()) tell();
      });
    },
    stop() {
      own.stop();
      const playing = [...sources];
      sources.clear();
      for (const source of playing) {
        source.stop();
        source.disconnect();
      }
      next = 0;
      startedAt = null;
    },
    latencyMs: () => Math.round((LEAD_SECONDS + (context.outputLatency || context.baseLatency)) * 1000),
    isSilent: () => sources.size === 0 && !own.isSpeaking(),
    playedMs: () => (startedAt === null ? 0 : Math.max(0, Math.round((context.currentTime - startedAt) * 1000))),
    loudness() {
      if (sources.size === 0) return own.isSpeaking() ? SPOKEN_LOUDNESS * (1 + Math.sin(performance.now() / 70)) : 0;
      analyser.getFloatTimeDomainData(now);
      return loudnessOf(now);
    },
    onEnd: (listener) => void (tell = listener),
  };
}

/** The browser's voice, sentence after sentence. */
function createOwnVoice(onEnd: () => void) {
  const waiting = new Set<SpeechSynthesisUtterance>();
  return {
    isSpeaking: () => waiting.size > 0,
    say(text: string): void {
      const utterance = new SpeechSynthesisUtterance(text);
      utterance.lang = 'en-US';
      waiting.add(utterance);
      const finish = () => {
        clearTimeout(timer);
        if (waiting.delete(utterance) && waiting.size === 0) onEnd();
      };
      // Some browsers take a sentence and are silent for ever.
      const isFirst = waiting.size === 1;
      const timer = isFirst ? setTimeout(finish, BEGIN_MS) : undefined;
      utterance.addEventListener('start', () => clearTimeout(timer));
      utterance.addEventListener('end', finish);
      utterance.addEventListener('error', finish);
      speechSynthesis.speak(utterance);
    },
    stop(): void {
      if (waiting.size === 0) return;
      waiting.clear();
      speechSynthesis.cancel();
    },
  };
}
