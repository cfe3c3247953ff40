import { createResampler } from '@snapwell/contract/voice/resampling';

export function toFloats(samples: Int16Array): Float32Array {
  return Float32Array.from(samples, (sample) => sample / 32_768);
}

export function toInt16(samples: Float32Array): Int16Array {
  return Int16Array.from(samples, (sample) => Math.round(Math.max(-1, Math.min(1, sample)) * 32_767));
}

/** A whole sound at another rate. */
export function resample(samples: Int16Array, from: number, to: number): Int16Array {
  if (from === to) return samples;
  const resampler = createResampler(from, to);
  const whole = new Float32Array(samples.length + resampler.tail);
  whole.set(toFloats(samples));
  return toInt16(resampler.take(whole));
}
