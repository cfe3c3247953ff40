import { t } from '@lingui/core/macro';
import { Quote } from 'lucide-react';
import { Link } from 'react-router';
import { safeAddress } from '#ui/text/rich/safe-address.ts';

interface SourceLineProps {
  title: string;
  url: string;
  /** What it is called in the text; null where the text names none. */
  number?: number | null;
}

/** Where an answer is taken from: it opens at the paragraph, the video at the second. */
export function SourceLine({ title, url, number = null }: SourceLineProps) {
  const address = safeAddress(url, location.origin);
  if (!address?.isOwn) return null;
  return (
    <Link
      to={address.to}
      className="reach inline-flex min-h-6 items-start gap-1.5 text-xs font-[550] text-sky-ink underline-offset-3 hover:underline"
    >
      {number === null ? (
        <Quote className="mt-0.5 size-3.5 flex-none" aria-hidden="true" />
      ) : (
        <span className="figure mt-px min-w-3.5 flex-none text-center">{number}</span>
      )}
      <span>
        <span className="sr-only">{t`Source:`} </span>
        {title}
      </span>
    </Link>
  );
}
