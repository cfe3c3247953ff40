/**
 * How a stream of server-sent events is written and read: `data: {json}` and an empty line; lines that begin with a
 * colon keep it open.
 */
export const KEEP_OPEN_LINE = ':\n\n';

export function writeEvent(event: object): string {
  return `data: ${JSON.stringify(event)}\n\n`;
}

/**
 * Reads events from text that arrives in pieces, wherever it is torn. Give it each piece; it gives back what is
 * complete.
 */
export function createEventReader(): (piece: string) => unknown[] {
  let rest = '';
  return (piece) => {
    const blocks = (rest + piece).split(/\r?\n\r?\n/);
    rest = blocks.pop()!;
    return blocks.flatMap((block) => {
      const data = block
        .split(/\r?\n/)
        .flatMap((line) => (line.startsWith('data:') ? [line.slice(5).replace(/^ /, '')] : []));
      return data.length === 0 ? [] : [JSON.parse(data.join('\n')) as unknown];
    });
  };
}
