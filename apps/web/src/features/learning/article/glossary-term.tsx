import { t } from '@lingui/core/macro';
import { BookmarkCheck, BookmarkPlus } from 'lucide-react';
import { type ReactNode, use } from 'react';
import { Button } from '#ui/action/button.tsx';
import { Popover } from '#ui/overlay/popover.tsx';
import { KeptTermsContext } from './kept-terms.ts';

interface GlossaryTermProps {
  slug: string;
  term: string;
  definition: string;
  children: ReactNode;
}

/**
 * A word of the text that has an entry in the glossary: pressing it shows what it means, and offers to ask for it
 * again one day.
 */
export function GlossaryTerm({ slug, term, definition, children }: GlossaryTermProps) {
  const terms = use(KeptTermsContext);
  const isKept = terms?.isKept(slug) ?? false;
  return (
    <Popover
      title={term}
      trigger={
        // A button would be a box, which no line can break in.
        <span className="-mx-0.5 cursor-pointer rounded-t-[4px] box-decoration-clone bg-sky-soft px-0.5 leading-[1.3] font-[550] text-ink shadow-[0_2px_0_var(--sky)] hover:text-sky-ink">
          {children}
        </span>
      }
      isNativeButton={false}
    >
      <p className="text-ink-2">{definition}</p>
      {terms && (
        <Button size="sm" className="mt-3" aria-pressed={isKept} onClick={() => terms.keep(slug, !isKept)}>
          {isKept ? (
            <BookmarkCheck className="size-4" aria-hidden="true" />
          ) : (
            <BookmarkPlus className="size-4" aria-hidden="true" />
          )}
          {isKept ? t`Kept for review` : t`Keep for review`}
        </Button>
      )}
    </Popover>
  );
}
