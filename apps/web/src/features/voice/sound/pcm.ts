/** Sound as it crosses the socket: 16 bit, low byte first, in base64. */
export function encodePcm(samples: Int16Array): string {
  const bytes = new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength);
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

export function decodePcm(base64: string): Float32Array<ArrayBuffer> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const view = new DataView(bytes.buffer);
  return Float32Array.from({ length: bytes.length >> 1 }, (_, at) => view.getInt16(at * 2, true) / 32_768);
}

/** How loud a piece is, 0 to 1: the root of its mean square. */
export function loudnessOf(samples: Int16Array | Float32Array): number {
  const scale = samples instanceof Int16Array ? 32_768 : 1;
  let sum = 0;
  for (const sample of samples) sum += (sample / scale) ** 2;
  return samples.length === 0 ? 0 : Math.sqrt(sum / samples.length);
}
