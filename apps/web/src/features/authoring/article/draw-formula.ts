import temml from 'temml';
import type { DrawFormula } from './schema.ts';

/** A formula as the reader sees it; what cannot be drawn stands as it is written. */
export const drawFormula: DrawFormula = (tex, isBlock) => {
  const element = document.createElement(isBlock ? 'div' : 'span');
  element.dataset.formula = '';
  element.title = tex;
  try {
    temml.render(tex, element, { displayMode: isBlock, trust: false });
  } catch {
    element.textContent = tex;
  }
  return element;
};
