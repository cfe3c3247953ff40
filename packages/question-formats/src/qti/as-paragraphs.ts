import { markedUp } from '#text/marked-up.ts';

/** Plain text as paragraphs of XHTML. */
export function asParagraphs(text: string): string {
  const blocks = text.split(/\n{2,}/).filter((block) => block.trim() !== '');
  return blocks.map((block) => `<p>${markedUp(block).replaceAll('\n', '<br/>')}</p>`).join('');
}
