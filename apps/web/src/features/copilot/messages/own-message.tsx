import { t } from '@lingui/core/macro';
/** What the person asked. */
export function OwnMessage({ text }: { text: string }) {
  return (
    <div className="ml-auto max-w-[84%] rounded-[18px_18px_4px_18px] bg-sky-soft px-3.5 py-2.5 wrap-anywhere whitespace-pre-line text-ink">
      <span className="sr-only">{t`You:`} </span>
      {text}
    </div>
  );
}
