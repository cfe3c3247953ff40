const WORKER = '/worker.js';
const ENTITY = /^&#?\w+;$/;

interface PolicyFactory {
  createPolicy(
    name: 'default',
    rules: {
      createHTML(html: string, type?: string, sink?: string): string | null;
      createScriptURL(url: string): string | null;
    },
  ): unknown;
}

/**
 * What the page lets pass where a text becomes markup or a script: the browser asks for each (`require-trusted-types-for`
 * in the server's headers), and what gets null is an error. Documents that `DOMParser` makes run and load nothing; the
 * reader of Markdown decodes an entity by way of an element; video libraries work in threads made of their own code.
 */
export const trusted = {
  html: (html: string, sink: string | undefined): string | null => {
    // Whoever asks by itself has a policy of its own, or none; null would be an empty text to it.
    if (sink === undefined) throw new TypeError('Only the browser asks the default policy.');
    return sink.startsWith('DOMParser') || ENTITY.test(html) ? html : null;
  },
  scriptUrl: (url: string, origin: string): string | null =>
    url === WORKER || url.startsWith(`blob:${origin}/`) ? url : null,
};

/** Before anything else. Browsers without this protection go on as before. */
export function startTrustedTypes(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  trustedTypes?.createPolicy('default', {
    createHTML: (html, _type, sink) => trusted.html(html, sink),
    createScriptURL: (url) => trusted.scriptUrl(url, location.origin),
  });
}
