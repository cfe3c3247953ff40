const FENCE = /^\s{0,3}(```+|~~~+)/;

/** The blocks of a Markdown text as one reads them: what stands between empty lines; a fenced block is one. */
export function blocksOf(markdown: string): string[] {
  const blocks: string[] = [];
  let block: string[] = [];
  let fence: string | null = null;
  const close = () => {
    if (block.length > 0) blocks.push(block.join('\n'));
    block = [];
  };
  for (const line of markdown.split('\n')) {
    if (fence === null && line.trim() === '') {
      close();
      continue;
    }
    block.push(line);
    const mark = FENCE.exec(line)?.[1];
    if (mark === undefined) continue;
    if (fence === null) fence = mark;
    else if (mark.startsWith(fence)) fence = null;
  }
  close();
  return blocks;
}
