import { splitMarks } from '@snapwell/contract/text/text-marks';
import { escapeXml } from './xml.ts';

/** A text of ours as XHTML: what stands high or low in elements, a formula as the TeX that other systems know. */
export function markedUp(text: string): string {
  return splitMarks(text)
    .map(({ kind, text: content }) => {
      if (kind === 'formula') return escapeXml(String.raw`\(${content}\)`);
      return kind === 'text' ? escapeXml(content) : `<${kind}>${escapeXml(content)}</${kind}>`;
    })
    .join('');
}
