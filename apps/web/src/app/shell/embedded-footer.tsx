import { t } from '@lingui/core/macro';
import { BRAND } from '@snapwell/contract/brand';
import { useLocation } from 'react-router';
import { Mark } from '#ui/cover/drawings/mark.tsx';

/** Stands under what is shown in a page of another site: whose it is, and the way to the whole page. */
export function EmbeddedFooter() {
  const { pathname } = useLocation();
  return (
    <footer className="flex justify-end px-4 print:hidden">
      <a
        href={pathname}
        target="_blank"
        rel="noopener"
        aria-label={t`Open on ${BRAND}`}
        className="inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold text-ink-2 underline-offset-4 hover:underline"
      >
        <Mark className="size-5" /> {BRAND}
      </a>
    </footer>
  );
}
