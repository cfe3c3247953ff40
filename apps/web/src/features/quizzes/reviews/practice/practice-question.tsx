import { t } from '@lingui/core/macro';
import type { Answer } from '@snapwell/contract/quizzes/question-types';
import type { ReviewAnswer, ReviewCard, Reviewed } from '@snapwell/contract/quizzes/reviews.schemas';
import { useState } from 'react';
import { Button } from '#ui/action/button.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { Drawing } from '#ui/picture/drawing.tsx';
import { ContentText } from '#ui/text/content-text.tsx';
import { AnswerPart } from '../../answers/answer-part.tsx';
import { useCheck } from '../../player/use-check.ts';
import { SpokenVerdict } from '../../player/spoken-verdict.tsx';
import { VerdictPanel } from '../../player/verdict-panel.tsx';
import { TypedHint } from './typed-hint.tsx';
import { useTypedAnswer } from './use-typed-answer.ts';

interface PracticeQuestionProps {
  card: Extract<ReviewCard, { kind: 'question' }>;
  heading: string;
  reviewed: Reviewed | null;
  isOver: boolean;
  isSending: boolean;
  isUnknown: boolean;
  points: number | null;
  contentPath: (contentId: string) => string;
  onGive: (given: Partial<Pick<ReviewAnswer, 'answer' | 'is_unknown'>>) => void;
}

/** A question is answered as in a quiz, or not known, and then told what is right. */
export function PracticeQuestion({
  card: { question },
  heading,
  reviewed,
  isOver,
  isSending,
  isUnknown,
  points,
  contentPath,
  onGive,
}: PracticeQuestionProps) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const { label, isReady, check } = useCheck(answer, () => !isSending && onGive({ answer }));
  const onUnknown = () => {
    setAnswer(null);
    onGive({ is_unknown: true });
  };
  const hint = useTypedAnswer({ question, isOpen: !isOver && !isSending, onChoose: setAnswer, onUnknown });
  const verdict = reviewed?.verdict ?? null;
  const picture = question.type === 'image_hotspot' ? null : question.image;
  return (
    <>
      <Prompt id={heading} text={question.prompt} />
      {picture && (
        <Drawing
          src={picture.url}
          alt={picture.alternative}
          width={picture.width}
          height={picture.height}
          tallest={12}
          turnsByNight
          className="rounded-md"
        />
      )}
      <AnswerPart
        question={question}
        answer={answer}
        onAnswer={(next) => !isOver && setAnswer(next)}
        answerKey={verdict?.key ?? null}
        isRight={verdict?.is_right ?? null}
        isUnknown={isUnknown}
      />
      <TypedHint hint={hint} />
      {!isOver && (
        <div className="flex flex-wrap gap-2">
          <SnapButton size="sm" disabled={!isReady} isPending={isSending && !isUnknown} onClick={check}>
            {label}
          </SnapButton>
          <Button variant="ghost" isPending={isSending && isUnknown} onClick={onUnknown}>
            {t`I don’t know`}
          </Button>
        </div>
      )}
      {/* The card keeps its own distance: an empty verdict takes none, one that came no more than the rest. */}
      <SpokenVerdict className={verdict ? '-mt-7' : '-mt-3'}>
        {verdict && (
          <VerdictPanel
            question={question}
            verdict={verdict}
            certainty={null}
            isUnknown={isUnknown}
            pointsEach={points}
            teachesPath={verdict.teaches ? contentPath(verdict.teaches.content_id) : null}
            onReport={null}
          />
        )}
      </SpokenVerdict>
    </>
  );
}

function Prompt({ id, text }: { id: string; text: string }) {
  const [first = '', ...others] = text.split(/\n{2,}/);
  return (
    <>
      <h3 id={id} className="font-display text-base leading-snug font-bold">
        <ContentText text={first} />
      </h3>
      {others.map((paragraph) => (
        <p key={paragraph} className="whitespace-pre-line">
          <ContentText text={paragraph} isPassage />
        </p>
      ))}
    </>
  );
}
