/** How many swings of the kernel lie on each side of a sample: more cut sharper, and take longer. */
const SWINGS = 8;
/** Between two samples that come, so many places are told apart. */
const PHASES = 128;
/** The share of what the lower rate can hold that passes; what lies above would come back as another tone. */
const PASSED = 0.92;

/**
 * Changes the rate of sound that comes in pieces, and takes out what the new rate cannot hold. Each piece goes on
 * where the last one ended; a sound that ends wants `tail` samples of silence more to come out whole.
 */
export function createResampler(
  from: number,
  to: number,
): { take(samples: Float32Array): Float32Array; readonly tail: number } {
  if (from === to) return { take: (samples) => samples, tail: 0 };
  const cutoff = PASSED * Math.min(1, to / from);
  const reach = Math.ceil(SWINGS / cutoff);
  const kernels = Array.from({ length: PHASES + 1 }, (_, phase) => kernelOf(phase / PHASES, reach, cutoff));
  const step = from / to;
  let held = new Float32Array(reach);
  // Where the next sample of the result lies in what is held.
  let position = reach;
  return {
    tail: reach,
    take(samples) {
      const all = new Float32Array(held.length + samples.length);
      all.set(held);
      all.set(samples, held.length);
      const result = new Float32Array(Math.max(0, Math.ceil((all.length - reach - position) / step)));
      for (let at = 0; at < result.length; at++, position += step) {
        const before = Math.floor(position);
        const kernel = kernels[Math.round((position - before) * PHASES)]!;
        let sum = 0;
        for (let tap = 0; tap < kernel.length; tap++) sum += all[before - reach + 1 + tap]! * kernel[tap]!;
        result[at] = sum;
      }
      const done = Math.floor(position) - reach;
      held = all.slice(done);
      position -= done;
      return result;
    },
  };
}

/** How much each of the samples around a place counts there: a sinc in a Hann window, in all 1. */
function kernelOf(place: number, reach: number, cutoff: number): Float32Array {
  const weights = Float32Array.from({ length: 2 * reach }, (_, tap) => {
    const distance = tap - reach + 1 - place;
    const angle = Math.PI * distance * cutoff;
    const swing = angle === 0 ? 1 : Math.sin(angle) / angle;
    return swing * Math.cos((Math.PI * distance) / (2 * (reach + 1))) ** 2;
  });
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}
