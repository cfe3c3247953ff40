import { raised, splitMarks } from '@snapwell/contract/text/text-marks';

const LOW = '₀₁₂₃₄₅₆₇₈₉';

/** A text of ours without elements, for formats of plain text: formulas stay TeX, figures stand high or low. */
export function plainTex(text: string): string {
  return splitMarks(text)
    .map(({ kind, text: content }) => {
      if (kind === 'formula') return `$$${content}$$`;
      if (kind === 'sub') return content.replaceAll(/\d/g, (digit) => LOW[Number(digit)]!);
      return kind === 'sup' ? raised(content) : content;
    })
    .join('');
}
