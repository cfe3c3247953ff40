import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

export interface EmbeddedFiles {
  readonly encoder: string;
  readonly decoder: string;
  readonly voiceActivity: string;
  /** The smaller model, for when many wait; null where it is the one that is used anyway. */
  readonly quick: { readonly encoder: string; readonly decoder: string } | null;
}

/**
 * Where the weights lie: in packages that are optional parts of the installation. What is missing is named instead.
 */
export function findEmbeddedFiles(model: 'tiny' | 'base'): { files: EmbeddedFiles | null; missing: string[] } {
  const { encoder, decoder } = weightsOf(model);
  const tiny = model === 'base' ? weightsOf('tiny') : { encoder: undefined, decoder: undefined };
  const quick = tiny.encoder && tiny.decoder ? { encoder: tiny.encoder, decoder: tiny.decoder } : null;
  const voiceActivity = fileOf('@ricky0123/vad-web', 'dist/silero_vad_v5.onnx');
  const missing = [
    ...(encoder && decoder ? [] : ['@usefulsensors/moonshine-js']),
    ...(voiceActivity ? [] : ['@ricky0123/vad-web']),
    ...['sherpa-onnx-node', 'llama-tokenizer-js'].filter((name) => !isInstalled(name)),
  ];
  return {
    files:
      encoder && decoder && voiceActivity && missing.length === 0 ? { encoder, decoder, voiceActivity, quick } : null,
    missing,
  };
}

const weightsOf = (model: 'tiny' | 'base') => {
  const weights = `dist/model/${model}/quantized`;
  return {
    encoder: fileOf('@usefulsensors/moonshine-js', `${weights}/encoder_model.onnx`),
    decoder: fileOf('@usefulsensors/moonshine-js', `${weights}/decoder_model_merged.onnx`),
  };
};

const { resolve } = createRequire(import.meta.url);

const foldersFor = () => resolve.paths('any-package') ?? [];

/** A package's own entry may be closed to others: its files are looked for where packages lie. */
const fileOf = (name: string, path: string): string | undefined =>
  foldersFor()
    .map((folder) => join(folder, name, path))
    .find((file) => existsSync(file));

const isInstalled = (name: string) => fileOf(name, 'package.json') !== undefined;
