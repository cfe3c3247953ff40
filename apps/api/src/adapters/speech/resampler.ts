/**
 * Changes the rate of sound that comes in pieces: what lies between two samples is a straight line, and each piece
 * goes on where the last one ended.
 */
export function createResampler(from: number, to: number): (samples: Float32Array) => Float32Array {
  const step = from / to;
  let last = 0;
  // Where the next sample of the result lies, counted from the first of the piece that comes; -1 is `last`.
  let position = 0;
  return (samples) => {
    const result = new Float32Array(Math.max(0, Math.ceil((samples.length - 1 - position) / step)));
    let at = 0;
    for (; at < result.length; at++, position += step) {
      const before = Math.floor(position);
      const share = position - before;
      const start = before < 0 ? last : samples[before]!;
      result[at] = start + (samples[before + 1]! - start) * share;
    }
    position -= samples.length;
    last = samples.at(-1) ?? last;
    return result;
  };
}

export function toFloats(samples: Int16Array): Float32Array {
  return Float32Array.from(samples, (sample) => sample / 32_768);
}

export function toInt16(samples: Float32Array): Int16Array {
  return Int16Array.from(samples, (sample) => Math.round(Math.max(-1, Math.min(1, sample)) * 32_767));
}

/** A whole sound at another rate. */
export function resample(samples: Int16Array, from: number, to: number): Int16Array {
  return from === to ? samples : toInt16(createResampler(from, to)(toFloats(samples)));
}
