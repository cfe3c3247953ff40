import { t } from '@lingui/core/macro';
import type { ContentDetail } from '@snapwell/contract/learning/content.schemas';
import type { Language } from '@snapwell/contract/text/language';
import { Bookmark, ChevronDown, CircleCheck, Clock } from 'lucide-react';
import { type Ref, useId, useState } from 'react';
import { contractText } from '#platform/locale/locale.ts';
import { Button } from '#ui/action/button.tsx';
import { Chip } from '#ui/action/chip.tsx';
import { classNames } from '#ui/class-names.ts';
import { Phrases } from '#ui/text/phrases.tsx';
import { Spark } from '#ui/cover/drawings/spark.tsx';
import { LanguageLinks } from './language-links.tsx';
import { kindIcon, kindName, minutesLeft } from '../catalogue/kind-look.tsx';

interface ContentHeadProps {
  content: Pick<
    ContentDetail,
    | 'type'
    | 'kind'
    | 'minutes'
    | 'points'
    | 'title'
    | 'summary'
    | 'completion_rule'
    | 'is_bookmarked'
    | 'language'
    | 'languages'
  >;
  /** Where the item stands in another language; absent where it is not read, as in a preview. */
  pathIn?: (language: Language) => string;
  isCompleted: boolean;
  /** Null for strangers, who have nowhere to save it. */
  onBookmark: ((isSaved: boolean) => void) | null;
  /** Where the player puts what can be done with the whole item. */
  actionsRef: Ref<HTMLDivElement>;
  titleRef?: Ref<HTMLHeadingElement>;
}

/**
 * What an item is: kind, minutes, points, title. On phones the rest (what it is about, what can be done with it)
 * folds away, so that the item itself begins on the first screen.
 */
export function ContentHead({ content, isCompleted, onBookmark, actionsRef, titleRef, pathIn }: ContentHeadProps) {
  const [isOpen, setOpen] = useState(false);
  const about = useId();
  return (
    <header className="mb-5 sm:mb-6 sm:border-b sm:border-line sm:pb-5">
      <div className="flex flex-wrap items-center gap-x-2 print:hidden">
        <p className="flex flex-1 flex-wrap items-center gap-x-1.5 gap-y-2 large-letters:basis-full sm:gap-x-2">
          <Chip tone="leaf">
            {kindIcon(content.type)} {kindName(content.kind)}
          </Chip>
          <Chip>
            <Clock className="max-[380px]:hidden" aria-hidden="true" /> {minutesLeft(content.minutes, 0)}
          </Chip>
          <Earned content={content} isCompleted={isCompleted} />
        </p>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={about}
          onClick={() => setOpen(!isOpen)}
          className="-mr-1 ml-auto inline-flex min-h-11 flex-none items-center gap-1 px-1 text-sm font-semibold text-ink-2 sm:hidden"
        >
          {t`About`}
          <ChevronDown className={classNames('size-4.5', isOpen && 'rotate-180')} aria-hidden="true" />
        </button>
      </div>
      {pathIn && (
        <div className="mt-2 empty:hidden">
          <LanguageLinks {...content} pathIn={pathIn} isPage={onBookmark === null} />
        </div>
      )}
      <h1
        ref={titleRef}
        lang={content.language}
        className="mt-2 text-[clamp(1.875rem,1.4rem+3.2vw,3.25rem)] leading-[1.04] font-extrabold tracking-[-0.035em] sm:mt-4"
      >
        <Phrases>{content.title}</Phrases>
      </h1>
      <div id={about} className={isOpen ? undefined : 'max-sm:hidden'}>
        {content.summary && (
          <p lang={content.language} className="mt-4 text-[1.125rem] leading-normal text-ink-2 sm:text-[1.25rem]">
            {content.summary}
          </p>
        )}
        <div className="mt-4 flex flex-wrap items-center gap-x-2 gap-y-2 max-sm:border-b max-sm:border-line max-sm:pb-3 print:hidden">
          {onBookmark && (
            <Button
              variant="ghost"
              className="-ml-4"
              aria-pressed={content.is_bookmarked}
              onClick={() => onBookmark(!content.is_bookmarked)}
            >
              <Bookmark className="size-5" fill={content.is_bookmarked ? 'currentColor' : 'none'} aria-hidden="true" />
              {content.is_bookmarked ? t`Saved for later` : t`Save for later`}
            </Button>
          )}
          <div ref={actionsRef} className="empty:hidden" />
          {!isCompleted && <p className="text-sm text-ink-3">{howToComplete(content)}</p>}
        </div>
      </div>
    </header>
  );
}

function Earned({ content: { points }, isCompleted }: Pick<ContentHeadProps, 'content' | 'isCompleted'>) {
  if (isCompleted) {
    return (
      <Chip tone="leaf">
        <CircleCheck aria-hidden="true" /> <span className="max-sm:sr-only">{t`Complete`}</span>
      </Chip>
    );
  }
  if (!points) return null;
  return (
    <Chip tone="snap">
      <Spark className="size-4" /> +{points}
    </Chip>
  );
}

/** 'Read to the end to earn 20.' */
function howToComplete({ completion_rule: completion, points }: ContentHeadProps['content']): string {
  const rule = contractText(completion);
  return points ? t`${rule} to earn ${points}.` : t`${rule} to complete it.`;
}
