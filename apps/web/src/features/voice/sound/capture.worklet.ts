// Runs in the audio thread: gathers what the microphone hears, brings it to the wire's rate, and hands it over in
// pieces of 20 ms.
declare const sampleRate: number;
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void;
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}

const CAPTURE_RATE = 24_000;
const PIECE = CAPTURE_RATE / 50;

class Capture extends AudioWorkletProcessor {
  readonly #step = sampleRate / CAPTURE_RATE;
  #last = 0;
  #position = 0;
  #piece = new Int16Array(PIECE);
  #filled = 0;

  process(inputs: readonly (readonly Float32Array[])[]): boolean {
    const samples = inputs[0]?.[0];
    if (!samples) return true;
    for (; this.#position < samples.length - 1; this.#position += this.#step) this.#take(this.#at(samples));
    this.#position -= samples.length;
    this.#last = samples.at(-1) ?? this.#last;
    return true;
  }

  /** Between two samples lies a straight line; before the first of this block is the last of the one before. */
  #at(samples: Float32Array): number {
    const before = Math.floor(this.#position);
    const start = before < 0 ? this.#last : samples[before]!;
    return start + (samples[before + 1]! - start) * (this.#position - before);
  }

  #take(sample: number): void {
    this.#piece[this.#filled++] = Math.max(-1, Math.min(1, sample)) * 32_767;
    if (this.#filled < PIECE) return;
    this.port.postMessage(this.#piece, [this.#piece.buffer]);
    this.#piece = new Int16Array(PIECE);
    this.#filled = 0;
  }
}

registerProcessor('snapwell-capture', Capture);
