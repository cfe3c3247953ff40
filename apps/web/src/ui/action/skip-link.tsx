import { t } from '@lingui/core/macro';
/** The first stop of the keyboard: past the header, into the page. */
export function SkipLink({ target = '#main' }: { target?: `#${string}` }) {
  return (
    <a
      href={target}
      className="fixed top-2 left-4 z-60 -translate-y-20 rounded-sm bg-surface px-4 py-3 font-semibold text-ink transition-transform focus:translate-y-0 focus:shadow-float"
    >
      {t`Skip to the content`}
    </a>
  );
}
