import { t } from '@lingui/core/macro';
import type { Recall, ReviewCard, Reviewed } from '@snapwell/contract/quizzes/reviews.schemas';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { ContentText } from '#ui/text/content-text.tsx';
import { BottomBar } from '#ui/layout/bottom-bar.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { recallCardOf } from './recall-card.ts';
import { RecallButtons } from './recall-buttons.tsx';
import { dayWords } from '../when-words.ts';

interface TermReviewProps {
  card: Exclude<ReviewCard, { kind: 'question' }>;
  reviewed: Reviewed | null;
  /** Answered without a connection: when it comes back is decided later. */
  isStored: boolean;
  /** It is no longer asked. */
  isPassed: boolean;
  isSending: boolean;
  onRecall: (recall: Recall) => void;
  onNext: () => void;
}

/** A glossary term, or a point of a lesson: first think, then look, then say how well it was known. */
export function TermReview({ card, reviewed, isStored, isPassed, isSending, onRecall, onNext }: TermReviewProps) {
  const [isTurned, setTurned] = useState(false);
  const { lead, front, back } = recallCardOf(card);
  const isLong = front.length > 40;
  const isOver = reviewed !== null || isStored || isPassed;
  return (
    <>
      <section
        className="mx-auto grid w-[min(46rem,100%-2rem)] flex-1 content-center gap-6 py-10 text-center"
        aria-labelledby="review-term"
      >
        <p className="text-sm text-ink-2">{lead}</p>
        <h1 id="review-term" className={isLong ? 'text-2xl leading-snug' : 'text-[clamp(2rem,1.5rem+2.6vw,3.25rem)]'}>
          <ContentText text={front} />
        </h1>
        <div role="status" className="mx-auto max-w-[50ch] text-lg">
          {isTurned && (
            <p className="animate-rise rounded-lg bg-surface-2 p-6 whitespace-pre-line">
              <ContentText text={back} />
            </p>
          )}
        </div>
        {isTurned && !isOver && <RecallButtons isSending={isSending} size="lg" onRecall={onRecall} />}
        {isStored && <p className="text-ink-2">{t`Saved on this device until the connection is back.`}</p>}
        {reviewed && <p className="text-ink-2">{askAgain(dayWords(reviewed.due_at))}</p>}
      </section>
      <BottomBar
        width="quiz"
        action={
          isOver ? (
            <SnapButton onClick={onNext}>
              {t`Continue`} <ArrowRight className="size-5" aria-hidden="true" />
            </SnapButton>
          ) : (
            <SnapButton onClick={() => setTurned(true)} disabled={isTurned}>
              {card.kind === 'term' ? t`Show what it means` : t`Show the answer`}
            </SnapButton>
          )
        }
      />
    </>
  );
}

const askAgain = (day: string) => t`We'll ask again ${day}.`;
