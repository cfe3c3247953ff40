import { DEEPEST_FORMULA, depthOfFormula, LONGEST_FORMULA } from '@snapwell/contract/text/text-marks';
import temml, { type Options } from 'temml';
import 'temml/dist/Temml-Local.css';
import './formula.css';
import { FormulaSource } from './formula-source.tsx';

/** Nothing a formula says reaches outside of it; what is too large is made smaller. Who copies it gets its TeX. */
const OPTIONS: Options = { throwOnError: true, trust: false, maxSize: [25, 25], annotate: true };

/** A formula as MathML; as it is written when it cannot be read. */
export function DrawnFormula({ tex, isBlock = false }: { tex: string; isBlock?: boolean }) {
  const markup = markupOf(tex, isBlock);
  if (markup === null) return <FormulaSource tex={tex} />;
  return (
    <span
      key={markup}
      className={
        isBlock ? 'my-4 block max-w-full overflow-x-auto overflow-y-hidden py-1 text-[1.15em]' : 'text-[1.1em]'
      }
      // React gives it a place; the elements are those of the formula.
      ref={(place) => {
        const { body } = new DOMParser().parseFromString(markup, 'text/html');
        place?.replaceChildren(...body.childNodes);
      }}
    />
  );
}

function markupOf(tex: string, displayMode: boolean): string | null {
  if (tex.length > LONGEST_FORMULA || depthOfFormula(tex) > DEEPEST_FORMULA) return null;
  try {
    return temml.renderToString(tex, { ...OPTIONS, displayMode });
  } catch {
    return null;
  }
}
