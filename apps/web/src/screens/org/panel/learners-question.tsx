import { t } from '@lingui/core/macro';
import { useId } from 'react';
import type { LearnersViewProps } from '#features/authoring/questions/learners-view.ts';
import { AnswerPart } from '#features/quizzes/answers/answer-part.tsx';
import { QuestionPrompt } from '#features/quizzes/answers/question-prompt.tsx';
import { UnknownButton } from '#features/quizzes/answers/unknown-button.tsx';
import { VerdictPanel } from '#features/quizzes/player/verdict-panel.tsx';

/** A question by the parts of the quiz player, for whoever writes it. */
export function LearnersQuestion({ question, answer, onAnswer, outcome }: LearnersViewProps) {
  const id = useId();
  const isBlank = answer === null;
  return (
    <section aria-labelledby={id} className="[&_h1]:text-lg!">
      <QuestionPrompt id={id} question={question} />
      <div className="mt-4">
        <AnswerPart
          question={question}
          answer={answer}
          onAnswer={onAnswer}
          answerKey={outcome?.key ?? null}
          isRight={outcome && outcome.credit === 1}
          isUnknown={isBlank}
        />
      </div>
      {!outcome && <UnknownButton detail={t`No guess needed.`} onPress={() => onAnswer(null)} />}
      {outcome && (
        <VerdictPanel
          question={question}
          verdict={{
            credit: outcome.credit,
            is_right: outcome.credit === 1,
            is_blank: isBlank,
            marked_by: 'key',
            reason: null,
            evidence: [],
            key: outcome.key,
            answer_text: null,
            right_text: outcome.rightText,
            explanation: outcome.explanation,
            teaches: null,
            comes_back_at: null,
          }}
          certainty={null}
          isUnknown={isBlank}
          pointsEach={null}
          teachesPath={null}
          onReport={null}
        />
      )}
    </section>
  );
}
