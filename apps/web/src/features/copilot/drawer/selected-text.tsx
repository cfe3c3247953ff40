import { t } from '@lingui/core/macro';
import { TextQuote, X } from 'lucide-react';
import { IconButton } from '#ui/action/icon-button.tsx';
import { dropSelection, useSelectedText } from '../place/pointed.ts';

/** Says that what is selected on the page goes along with the next question, and takes it out. */
export function SelectedText() {
  const text = useSelectedText();
  if (text === null) return null;
  return (
    <div className="flex items-center gap-2 rounded-md bg-sky-soft pl-3 text-sm text-ink">
      <TextQuote aria-hidden="true" className="size-4 shrink-0" />
      <p className="min-w-0 flex-1 truncate">
        <span className="sr-only">{t`Your question is about:`} </span>
        {text}
      </p>
      <IconButton label={t`Ask about the whole page`} onClick={dropSelection}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}
