const HEADER_BYTES = 44;

export interface Sound {
  readonly samples: Int16Array;
  readonly rate: number;
}

/** A WAV file, 16 bit, mono. */
export function writeWav({ samples, rate }: Sound): Buffer {
  const bytes = samples.length * 2;
  const wav = Buffer.alloc(HEADER_BYTES + bytes);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(HEADER_BYTES - 8 + bytes, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(rate, 24);
  wav.writeUInt32LE(rate * 2, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(bytes, 40);
  samples.forEach((sample, at) => wav.writeInt16LE(sample, HEADER_BYTES + at * 2));
  return wav;
}

/** Reads a WAV file, 16 bit, mono; null when it is none. */
export function readWav(file: Buffer): Sound | null {
  if (file.length < 12 || file.toString('latin1', 0, 4) !== 'RIFF' || file.toString('latin1', 8, 12) !== 'WAVE')
    return null;
  let rate = 0;
  for (let at = 12; at + 8 <= file.length;) {
    const name = file.toString('latin1', at, at + 4);
    const start = at + 8;
    const size = Math.min(file.readUInt32LE(at + 4), file.length - start);
    if (name === 'fmt ') {
      const isPlain = size >= 16 && file.readUInt16LE(start) === 1;
      if (!isPlain || file.readUInt16LE(start + 2) !== 1 || file.readUInt16LE(start + 14) !== 16) return null;
      rate = file.readUInt32LE(start + 4);
    } else if (name === 'data') {
      if (rate < 8000 || rate > 96_000) return null;
      return { samples: readPcm16(file.subarray(start, start + size)), rate };
    }
    at = start + size + (size % 2);
  }
  return null;
}

/** Samples of bytes, low byte first; an odd last byte is left out. */
export function readPcm16(bytes: Uint8Array): Int16Array {
  const samples = new Int16Array(bytes.length >> 1);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at < samples.length; at++) samples[at] = view.getInt16(at * 2, true);
  return samples;
}
