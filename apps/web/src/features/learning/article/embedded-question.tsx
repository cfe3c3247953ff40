import { t } from '@lingui/core/macro';
import { embeddedQuestion, type EmbeddedQuestion as Question } from '@snapwell/contract/learning/kinds/article';
import { type ReactNode, useId, useState } from 'react';
import { ContentText } from '#ui/text/content-text.tsx';
import { AnswerOption, type AnswerState } from '#ui/form/answer-option.tsx';
import { Button } from '#ui/action/button.tsx';

/** A question to think about, inside a text. */
export function EmbeddedQuestion({ json }: { json: string }) {
  const question = embeddedQuestion.safeParse(parse(json)).data;
  return question ? (
    <div className="my-8">
      <QuestionToThink question={question} hint={t`Have another look at the text above.`} />
    </div>
  ) : null;
}

interface QuestionToThinkProps {
  question: Question;
  /** Said to a wrong answer that has no reason. */
  hint: string;
  /** What comes once it is answered. */
  children?: ReactNode;
}

/** A question that is not marked; it says at once what is right and why. */
export function QuestionToThink({ question, hint, children }: QuestionToThinkProps) {
  const name = useId();
  const [chosen, setChosen] = useState<number | null>(null);
  const answered = chosen === null ? null : question.options[chosen];
  return (
    <fieldset className="rounded-lg border border-line bg-surface p-5 shadow-card sm:p-6">
      <legend className="float-left mb-4 w-full font-display text-lg leading-snug font-bold">
        <ContentText text={question.prompt} />
      </legend>
      <div className="clear-both grid gap-3">
        {question.options.map((option, at) => (
          <AnswerOption
            key={option.text}
            keyName={String.fromCodePoint(65 + at)}
            state={stateOf(option.correct, chosen === null ? null : chosen === at)}
            remark={answered && chosen === at ? (option.correct ? t`Right` : t`Not quite`) : undefined}
            choice={answered ? undefined : { type: 'radio', name, onChange: () => setChosen(at) }}
          >
            <ContentText text={option.text} />
          </AnswerOption>
        ))}
      </div>
      {!answered && <PaperAnswer question={question} />}
      <output className="mt-4 block empty:hidden">
        {answered && (
          <>
            <p className="text-ink-2">
              <ContentText text={answered.why ?? (answered.correct ? t`That’s right.` : hint)} />
            </p>
            {!answered.correct && (
              <Button className="mt-3" size="sm" onClick={() => setChosen(null)}>
                {t`Try again`}
              </Button>
            )}
          </>
        )}
      </output>
      {answered && children}
    </fieldset>
  );
}

/** What the page says once one has chosen; on paper nobody can. */
function PaperAnswer({ question: { options } }: { question: Question }) {
  return (
    <div className="mt-4 hidden text-sm text-ink-2 print:block">
      {options
        .filter(({ correct }) => correct)
        .map(({ text, why }) => (
          <p key={text}>
            {t`Right:`} <ContentText text={text} /> {why && <ContentText text={why} />}
          </p>
        ))}
    </div>
  );
}

function stateOf(isCorrect: boolean, isChosen: boolean | null): AnswerState {
  if (isChosen === null) return 'open';
  if (isChosen) return isCorrect ? 'right' : 'wrong';
  return 'off';
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
