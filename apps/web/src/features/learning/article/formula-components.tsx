import { Children, isValidElement, type ReactNode } from 'react';
import type { Components } from 'react-markdown';
import { Formula } from '#ui/text/formula.tsx';

/** Formulas of Markdown, in a line and on lines of their own. */
export const formulaComponents = {
  code: ({ className, children }) =>
    className === 'language-math' ? <Formula tex={String(children)} /> : <code className={className}>{children}</code>,
  pre: ({ children }) => {
    const formula = codeIn(children, 'language-math');
    return formula === null ? <pre>{children}</pre> : <Formula tex={formula.trim()} isBlock />;
  },
} satisfies Components;

/** What stands in a block of code of a language. */
export function codeIn(children: ReactNode, language: string): string | null {
  const [code] = Children.toArray(children);
  if (
    !isValidElement<{ className?: string; children?: ReactNode }>(code) ||
    !(code.props.className ?? '').split(' ').includes(language)
  )
    return null;
  return String(code.props.children ?? '');
}
