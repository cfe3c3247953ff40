import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { Recall, ReviewCard, Reviewed } from '@snapwell/contract/quizzes/reviews.schemas';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { ContentText } from '#ui/text/content-text.tsx';
import { BottomBar } from '#ui/layout/bottom-bar.tsx';
import { Button } from '#ui/action/button.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { dayWords } from '../when-words.ts';

interface TermReviewProps {
  card: Extract<ReviewCard, { kind: 'term' }>;
  reviewed: Reviewed | null;
  /** Answered without a connection: when it comes back is decided later. */
  isStored: boolean;
  /** It is no longer asked. */
  isPassed: boolean;
  isSending: boolean;
  onRecall: (recall: Recall) => void;
  onNext: () => void;
}

const RECALLS: readonly { recall: Recall; label: MessageDescriptor }[] = [
  { recall: 'forgotten', label: msg`I didn't know it` },
  { recall: 'hard', label: msg`With effort` },
  { recall: 'good', label: msg`I knew it` },
  { recall: 'easy', label: msg`At once` },
];

/** A glossary term: first think, then look, then say how well it was known. */
export function TermReview({
  card: { term },
  reviewed,
  isStored,
  isPassed,
  isSending,
  onRecall,
  onNext,
}: TermReviewProps) {
  const [isTurned, setTurned] = useState(false);
  const isOver = reviewed !== null || isStored || isPassed;
  return (
    <>
      <section
        className="mx-auto grid w-[min(46rem,100%-2rem)] flex-1 content-center gap-6 py-10 text-center"
        aria-labelledby="review-term"
      >
        <p className="text-sm text-ink-2">{t`What does it mean?`}</p>
        <h1 id="review-term" className="text-[clamp(2rem,1.5rem+2.6vw,3.25rem)]">
          {term.term}
        </h1>
        <div role="status" className="mx-auto max-w-[50ch] text-lg">
          {isTurned && (
            <p className="animate-rise rounded-lg bg-surface-2 p-6">
              <ContentText text={term.definition} />
            </p>
          )}
        </div>
        {isTurned && !isOver && (
          <div
            role="group"
            aria-label={t`How well did you know it?`}
            className="mx-auto grid w-full max-w-xl gap-2.5 sm:grid-cols-2"
          >
            {RECALLS.map(({ recall, label }) => (
              <Button key={recall} size="lg" isPending={isSending} onClick={() => onRecall(recall)}>
                {i18n._(label)}
              </Button>
            ))}
          </div>
        )}
        {isStored && <p className="text-ink-2">{t`Saved on this device until the connection is back.`}</p>}
        {reviewed && <p className="text-ink-2">{askAgain(dayWords(reviewed.due_at))}</p>}
      </section>
      <BottomBar
        isNarrow
        action={
          isOver ? (
            <SnapButton onClick={onNext}>
              {t`Continue`} <ArrowRight className="size-5" aria-hidden="true" />
            </SnapButton>
          ) : (
            <SnapButton onClick={() => setTurned(true)} disabled={isTurned}>
              {t`Show what it means`}
            </SnapButton>
          )
        }
      />
    </>
  );
}

const askAgain = (day: string) => t`We'll ask again ${day}.`;
