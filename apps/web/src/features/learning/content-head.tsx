import type { ContentDetail } from '@snapwell/contract/learning/content.schemas';
import { Bookmark, CircleCheck, Clock } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { Spark } from '#ui/drawings/spark.tsx';
import { kindIcon, kindName } from './kind-look.tsx';

interface ContentHeadProps {
  content: Pick<
    ContentDetail,
    'type' | 'kind' | 'minutes' | 'points' | 'title' | 'summary' | 'completion_rule' | 'is_bookmarked'
  >;
  isCompleted: boolean;
  /** Null for strangers, who have nowhere to save it. */
  onBookmark: ((isSaved: boolean) => void) | null;
}

/** What an item is: kind, minutes, points, title, what it is about, and how it is completed. */
export function ContentHead({ content, isCompleted, onBookmark }: ContentHeadProps) {
  return (
    <header className="mb-6 border-b border-line pb-5">
      <p className="flex flex-wrap gap-2">
        <Chip tone="leaf">
          {kindIcon(content.type)} {kindName(content.kind)}
        </Chip>
        <Chip>
          <Clock aria-hidden="true" /> {content.minutes} min
        </Chip>
        {isCompleted ? (
          <Chip tone="leaf">
            <CircleCheck aria-hidden="true" /> Complete
          </Chip>
        ) : (
          content.points !== null &&
          content.points > 0 && (
            <Chip tone="snap">
              <Spark className="size-4" /> +{content.points}
            </Chip>
          )
        )}
      </p>
      <h1 className="mt-4 text-[clamp(2.125rem,1.4rem+3.2vw,3.25rem)] leading-[1.02] font-extrabold tracking-[-0.04em]">
        {content.title}
      </h1>
      {content.summary && (
        <p className="mt-4 text-[1.125rem] leading-normal text-ink-2 sm:text-[1.25rem]">{content.summary}</p>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        {onBookmark && (
          <Button
            variant="ghost"
            className="-ml-4"
            aria-pressed={content.is_bookmarked}
            onClick={() => onBookmark(!content.is_bookmarked)}
          >
            <Bookmark className="size-5" fill={content.is_bookmarked ? 'currentColor' : 'none'} aria-hidden="true" />
            {content.is_bookmarked ? 'Saved for later' : 'Save for later'}
          </Button>
        )}
        {!isCompleted && <p className="text-sm text-ink-3">{content.completion_rule}</p>}
      </div>
    </header>
  );
}
