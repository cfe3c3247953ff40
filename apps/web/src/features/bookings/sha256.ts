// A browser has SHA-256 only under https, and only one call at a time; the form is also used in a clinic's own network.

const PRIMES = firstPrimes(64);
const fractionOf = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0;
const ROUNDS = Int32Array.from(PRIMES, (prime) => fractionOf(Math.cbrt(prime)));
const START = Int32Array.from(PRIMES.slice(0, 8), (prime) => fractionOf(Math.sqrt(prime)));
const BLOCK_BYTES = 64;

/** The first 32 bits of the SHA-256 of a text. */
export function sha256Start(text: string): number {
  const state = START.slice();
  const words = new Int32Array(64);
  const message = padded(new TextEncoder().encode(text));
  for (let at = 0; at < message.byteLength; at += BLOCK_BYTES) mixIn(state, words, message, at);
  return state[0]! >>> 0;
}

/** The bytes, a one, zeros, and the length in bits, in whole blocks. */
function padded(bytes: Uint8Array): DataView {
  const blocks = Math.ceil((bytes.length + 9) / BLOCK_BYTES);
  const view = new DataView(new ArrayBuffer(blocks * BLOCK_BYTES));
  new Uint8Array(view.buffer).set(bytes);
  view.setUint8(bytes.length, 0x80);
  view.setUint32(view.byteLength - 4, bytes.length * 8);
  return view;
}

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

function mixIn(state: Int32Array, words: Int32Array, message: DataView, at: number): void {
  for (let i = 0; i < 16; i++) words[i] = message.getInt32(at + i * 4);
  for (let i = 16; i < 64; i++) {
    const [early, late] = [words[i - 15]!, words[i - 2]!];
    const lowSigma = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const highSigma = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[i] = (words[i - 16]! + lowSigma + words[i - 7]! + highSigma) | 0;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + ROUNDS[i]! + words[i]!) | 0;
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = (state[i]! + word) | 0));
}

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  return primes;
}
