import { t } from '@lingui/core/macro';
import type { Language } from '@snapwell/contract/text/language';
import { Chip } from '#ui/action/chip.tsx';
import { classNames } from '#ui/class-names.ts';

interface OriginalWordsProps {
  language: Language;
  words: string;
  /** It said something else when this version was shown last. */
  isChanged: boolean;
  /** What it said then; empty where it said nothing. */
  before: string;
}

/** What the original says at one place, and what it said before where that has changed. */
export function OriginalWords({ language, words, isChanged, before }: OriginalWordsProps) {
  return (
    <div
      className={classNames(
        'min-w-0 self-start rounded-control bg-surface-2 px-3 py-2.5 text-sm leading-normal',
        isChanged && 'ring-2 ring-snap',
      )}
    >
      {isChanged && (
        <p className="mb-1.5 flex flex-wrap items-center gap-x-2 gap-y-1">
          <Chip tone="snap">{before === '' ? t`New` : t`Changed`}</Chip>
          {before !== '' && (
            <del lang={language} className="text-ink-3">
              {before}
            </del>
          )}
        </p>
      )}
      {words === '' ? (
        <p className="text-ink-3">{t`Nothing here in the original.`}</p>
      ) : (
        <p lang={language} className="break-words whitespace-pre-line">
          {words}
        </p>
      )}
    </div>
  );
}
