import { t } from '@lingui/core/macro';

/** What the person asked, and below it what they had selected on the page. */
export function OwnMessage({ text, quote = null }: { text: string; quote?: string | null }) {
  return (
    <div className="ml-auto max-w-[84%] rounded-[18px_18px_4px_18px] bg-sky-soft px-3.5 py-2.5 wrap-anywhere whitespace-pre-line text-ink">
      <span className="sr-only">{t`You:`} </span>
      {text}
      {quote !== null && (
        <blockquote className="mt-1.5 line-clamp-3 border-l-2 border-sky pl-2.5 text-sm text-ink-2">{quote}</blockquote>
      )}
    </div>
  );
}
