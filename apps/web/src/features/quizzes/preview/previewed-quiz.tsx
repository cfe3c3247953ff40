import { t } from '@lingui/core/macro';
import type { Answer, Question } from '@snapwell/contract/quizzes/question-types';
import type { QuizBody } from '@snapwell/contract/quizzes/quiz-body';
import * as rules from '@snapwell/contract/quizzes/question-rules/all-types';
import type { Arrangement, FindPicture } from '@snapwell/contract/quizzes/question-rules/question-rules';
import { ArrowRight, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { formatPercent } from '#platform/locale/format.ts';
import { Button } from '#ui/action/button.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import { ContentText } from '#ui/text/content-text.tsx';
import { AnswerPart } from '../answers/answer-part.tsx';
import { QuestionPrompt } from '../answers/question-prompt.tsx';
import { UnknownButton } from '../answers/unknown-button.tsx';
import { VerdictPanel } from '../player/verdict-panel.tsx';

interface PreviewedQuizProps {
  body: QuizBody;
  findPicture: FindPicture;
}

interface DrawnQuestion {
  readonly question: Question;
  readonly arrangement: Arrangement;
}

/** A quiz as it is taken, drawn, mixed and marked here: nothing of it is stored, and it counts for nobody. */
export function PreviewedQuiz({ body, findPicture }: PreviewedQuizProps) {
  const [round, setRound] = useState(0);
  return <Round key={round} body={body} findPicture={findPicture} onAgain={() => setRound((number) => number + 1)} />;
}

function Round({ body, findPicture, onAgain }: PreviewedQuizProps & { onAgain: () => void }) {
  const [asked] = useState(() => drawQuestions(body));
  const [at, setAt] = useState(body.introduction ? -1 : 0);
  const [credits, setCredits] = useState<readonly number[]>([]);
  const current = asked[at];
  if (at < 0)
    return (
      <div className="grid justify-items-start gap-5">
        <p className="whitespace-pre-line">
          <ContentText text={body.introduction ?? ''} isPassage />
        </p>
        <SnapButton onClick={() => setAt(0)}>{t`Begin`}</SnapButton>
      </div>
    );
  if (!current) {
    const score = credits.length > 0 ? credits.reduce((sum, credit) => sum + credit, 0) / credits.length : 0;
    const words = formatPercent(score);
    return (
      <div className="grid justify-items-start gap-4">
        <h2 className="text-2xl">{t`${words} right`}</h2>
        <p className="text-ink-2">
          {score * 100 >= body.pass_mark ? t`That would pass.` : t`That wouldn't pass.`} {t`Nothing of it was stored.`}
        </p>
        <Button onClick={onAgain}>
          <RotateCcw className="size-5" aria-hidden="true" /> {t`Once more`}
        </Button>
      </div>
    );
  }
  const number = at + 1;
  const of = asked.length;
  return (
    <div>
      <ProgressBar value={(at / of) * 100} label={t`How far`} size="sm" />
      <p className="figure my-3 text-sm text-ink-2">{t`Question ${number} of ${of}`}</p>
      <AskedQuestion
        key={current.question.id}
        asked={current}
        findPicture={findPicture}
        hasVerdict={body.feedback === 'each'}
        isLast={number === of}
        onDone={(credit) => {
          setCredits([...credits, credit]);
          setAt(at + 1);
        }}
      />
    </div>
  );
}

interface AskedQuestionProps {
  asked: DrawnQuestion;
  findPicture: FindPicture;
  hasVerdict: boolean;
  isLast: boolean;
  onDone: (credit: number) => void;
}

function AskedQuestion({ asked, findPicture, hasVerdict, isLast, onDone }: AskedQuestionProps) {
  const { question, arrangement } = asked;
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [isFinal, setFinal] = useState(false);
  const kept = answer && rules.normalizeAnswer(question, answer, arrangement);
  const { credit } = rules.mark(question, kept, findPicture);
  const key = isFinal ? rules.reveal(question, arrangement, kept) : null;
  const isBlank = rules.isBlank(question, kept);
  const shown = rules.show(question, arrangement, findPicture);
  const goOn = () => (isFinal || !hasVerdict ? onDone(credit) : setFinal(true));
  return (
    <section aria-labelledby="previewed-question">
      <QuestionPrompt id="previewed-question" question={shown} />
      <div className="mt-5">
        <AnswerPart
          question={shown}
          answer={answer}
          onAnswer={setAnswer}
          answerKey={key}
          isRight={isFinal ? credit === 1 : null}
          isUnknown={isFinal && isBlank}
        />
      </div>
      {!isFinal && (
        <UnknownButton
          detail={t`No guess needed.`}
          onPress={() => {
            setAnswer(null);
            if (hasVerdict) setFinal(true);
            else onDone(0);
          }}
        />
      )}
      {key && (
        <VerdictPanel
          question={shown}
          verdict={{
            credit,
            is_right: credit === 1,
            is_blank: isBlank,
            marked_by: 'key',
            reason: null,
            evidence: [],
            key,
            answer_text: rules.describe(question, kept),
            right_text: rules.describeKey(question, arrangement),
            explanation: rules.explain(question, arrangement),
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
      <SnapButton className="mt-6" disabled={!isFinal && isBlank} onClick={goOn}>
        {!isFinal && hasVerdict ? t`Check` : isLast ? t`See results` : t`Next question`}
        <ArrowRight className="size-5" aria-hidden="true" />
      </SnapButton>
    </section>
  );
}

/** Draws as an attempt does. */
function drawQuestions({ questions, draw, shuffle }: QuizBody): DrawnQuestion[] {
  const mixed = mix(questions).slice(0, draw ?? questions.length);
  const chosen = shuffle ? mixed : questions.filter((question) => mixed.includes(question));
  const inOrder = (count: number) => Array.from({ length: count }, (_, i) => i);
  const mixedOrder = (count: number) => mix(inOrder(count));
  return chosen.map((question) => ({
    question,
    arrangement: rules.arrange(question, mixedOrder, shuffle ? mixedOrder : inOrder),
  }));
}

function mix<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
