import { lazy, Suspense } from 'react';
import { FormulaSource } from './formula-source.tsx';

interface FormulaProps {
  /** In TeX. */
  tex: string;
  /** It has its lines to itself. */
  isBlock?: boolean;
}

/** Only a text that holds a formula fetches what draws it. Where that cannot be had, the formula stays as it is written. */
const DrawnFormula = lazy(async () => ({
  default: await import('./drawn-formula.tsx').then(
    (module) => module.DrawnFormula,
    () => FormulaSource,
  ),
}));

/** A formula. Screen readers get it as mathematics. */
export function Formula({ tex, isBlock = false }: FormulaProps) {
  return (
    <Suspense fallback={<FormulaSource tex={tex} />}>
      <DrawnFormula tex={tex} isBlock={isBlock} />
    </Suspense>
  );
}
