import type { Plugin } from 'vite';

/** An id that a macro made, and the English behind it. */
const MESSAGE = /(\bid: "[\w-]{6}"),\s*message: "(?:[^"\\]|\\.)*"/g;
/** What else a macro tells translators. */
const CONTEXT = /(\bid: "[\w-]{6}"),\s*(?:comment|context): "(?:[^"\\]|\\.)*"/g;

/**
 * Leaves the English of texts out of what people get: it stands in the catalogue, under the id. The macros could do
 * that themselves, but then a build and a test would each compile every source, which is most of what a build costs.
 */
export function withoutMessages(): Plugin {
  return {
    name: 'snapwell-without-messages',
    apply: 'build',
    transform: {
      filter: { code: MESSAGE },
      handler: (code) => ({
        code: code.replaceAll(MESSAGE, '$1').replaceAll(CONTEXT, '$1').replaceAll(CONTEXT, '$1'),
        map: null,
      }),
    },
  };
}
