import { RECOGNITION_RATE } from '#adapters/speech/port.ts';

/** The voice is noticed a little after it began: without what came before, the first word is lost. */
const LEAD_SECONDS = 0.5;

/** The sound of a turn, at the rate of recognition. Before a turn begins only its last moment is held. */
export interface Recording {
  readonly seconds: number;
  append(samples: Float32Array): void;
  /** From here on everything is held. */
  begin(): void;
  read(): Float32Array;
  clear(): void;
}

export function createRecording(): Recording {
  let pieces: Float32Array[] = [];
  let length = 0;
  let isRunning = false;
  return {
    get seconds() {
      return length / RECOGNITION_RATE;
    },
    append(samples) {
      pieces.push(samples);
      length += samples.length;
      if (isRunning) return;
      while (length - pieces[0]!.length >= LEAD_SECONDS * RECOGNITION_RATE) length -= pieces.shift()!.length;
    },
    begin: () => void (isRunning = true),
    read: () => joinSamples(pieces),
    clear() {
      pieces = [];
      length = 0;
      isRunning = false;
    },
  };
}

export function joinSamples(pieces: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

/** Samples in the order they came, taken out in pieces of another length. */
export function createSampleQueue(): { add(samples: Float32Array): void; take(count: number): Float32Array } {
  const pieces: Float32Array[] = [];
  return {
    add: (samples) => void pieces.push(samples),
    take(count) {
      const taken = new Float32Array(count);
      let filled = 0;
      while (filled < count && pieces.length > 0) {
        const [first] = pieces as [Float32Array];
        const part = first.subarray(0, count - filled);
        taken.set(part, filled);
        filled += part.length;
        if (part.length === first.length) pieces.shift();
        else pieces[0] = first.subarray(part.length);
      }
      return taken.subarray(0, filled);
    },
  };
}
