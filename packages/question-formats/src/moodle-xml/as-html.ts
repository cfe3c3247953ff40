import { markedUp } from '#text/marked-up.ts';

/** Plain text as the HTML that Moodle expects. */
export function asHtml(text: string): string {
  const blocks = text.split(/\n{2,}/).filter((block) => block.trim() !== '');
  return blocks.map((block) => `<p>${markedUp(block).replaceAll('\n', '<br>')}</p>`).join('');
}
