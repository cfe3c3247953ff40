// Runs in the audio thread: gathers what the microphone hears, brings it to the wire's rate, and hands it over in
// pieces of 20 ms.
import { createResampler } from '@snapwell/contract/voice/resampling';
import { WIRE_RATE } from '@snapwell/contract/voice/voice.limits';

declare const sampleRate: number;
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void;
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}

const PIECE = WIRE_RATE / 50;

class Capture extends AudioWorkletProcessor {
  readonly #toWire = createResampler(sampleRate, WIRE_RATE);
  #piece = new Int16Array(PIECE);
  #filled = 0;

  process(inputs: readonly (readonly Float32Array[])[]): boolean {
    const samples = inputs[0]?.[0];
    if (samples) for (const sample of this.#toWire.take(samples)) this.#hold(sample);
    return true;
  }

  #hold(sample: number): void {
    this.#piece[this.#filled++] = Math.max(-1, Math.min(1, sample)) * 32_767;
    if (this.#filled < PIECE) return;
    this.port.postMessage(this.#piece, [this.#piece.buffer]);
    this.#piece = new Int16Array(PIECE);
    this.#filled = 0;
  }
}

registerProcessor('snapwell-capture', Capture);
