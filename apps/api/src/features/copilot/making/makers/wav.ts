const HEADER = 44;

/** One WAV file (mono, 16 bit) of pieces of sound, each at its second. */
export function toWav(
  pieces: readonly { readonly samples: Int16Array; readonly start: number }[],
  { seconds, rate }: { seconds: number; rate: number },
): Buffer {
  const bytes = Math.ceil(seconds * rate) * 2;
  const file = Buffer.alloc(HEADER + bytes);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(HEADER - 8 + bytes, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(bytes, 40);
  for (const { samples, start } of pieces) {
    const first = HEADER + Math.round(start * rate) * 2;
    samples.forEach((sample, i) => {
      const at = first + i * 2;
      if (at + 2 <= file.length) file.writeInt16LE(sample, at);
    });
  }
  return file;
}
