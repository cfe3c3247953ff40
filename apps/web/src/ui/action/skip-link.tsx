import { t } from '@lingui/core/macro';

interface SkipLinkProps {
  target?: `#${string}`;
  children?: string;
}

/** Past what stands before: the first stop of the keyboard leads past the header, into the page. */
export function SkipLink({ target = '#main', children = t`Skip to the content` }: SkipLinkProps) {
  return (
    <a
      href={target}
      className="fixed top-2 left-4 z-60 -translate-y-20 rounded-sm bg-surface px-4 py-3 font-semibold text-ink transition-transform focus:translate-y-0 focus:shadow-float print:hidden"
    >
      {children}
    </a>
  );
}
