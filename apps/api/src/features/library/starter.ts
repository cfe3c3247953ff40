import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FORMAT = fileURLToPath(new URL('../../../../../docs/content-format.md', import.meta.url));
const EXAMPLE = /^(`{3,})(?:yaml|markdown) ([a-z]+)\n([\s\S]*?)^\1$/gm;

/** The examples of the format's documentation, in its order: `[kind, text]`. They are what `content new` writes. */
export function readStarters(): [kind: string, text: string][] {
  return [...readFileSync(FORMAT, 'utf8').matchAll(EXAMPLE)].map((match) => [match[2]!, match[3]!]);
}
