import { t } from '@lingui/core/macro';
import type { Answer, Question } from '@snapwell/contract/quizzes/question-types';
import { question as questionSchema } from '@snapwell/contract/quizzes/question-types';
import * as rules from '@snapwell/contract/quizzes/question-rules/all-types';
import type { FindPicture } from '@snapwell/contract/quizzes/question-rules/question-rules';
import { Dices } from 'lucide-react';
import { use, useState } from 'react';
import { Button } from '#ui/action/button.tsx';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import type { ItemMedia } from '../item-editor.ts';
import { LearnersView } from './learners-view.ts';

interface QuestionPreviewProps {
  question: Question;
  isShuffled: boolean;
  media: ItemMedia;
}

/** What is written, exactly as it will be seen: by the learner's own parts, shown and marked by the same rules. */
export function QuestionPreview({ question, isShuffled, media }: QuestionPreviewProps) {
  const [isAnswered, setAnswered] = useState(false);
  const [given, setGiven] = useState<{ of: Question; answer: Answer | null }>({ of: question, answer: null });
  const [sample, setSample] = useState(0);
  const View = use(LearnersView);
  const checked = questionSchema.safeParse(question);
  // An answer belongs to the question as it was.
  const answer = given.of === question ? given.answer : null;
  return (
    <section aria-label={t`As seen`} className="grid content-start gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{t`As seen`}</h2>
        <SegmentedControl
          label={t`What is shown`}
          value={isAnswered ? 'answered' : 'asked'}
          options={[
            { value: 'asked', label: t`Asked` },
            { value: 'answered', label: t`Answered` },
          ]}
          onChange={(shown) => setAnswered(shown === 'answered')}
        />
      </div>
      <div
        data-phone
        className="@container rounded-[32px] border-[8px] border-ink bg-paper p-3 dark:border-line-strong"
      >
        {View && checked.success ? (
          <PlayedQuestion
            View={View}
            question={checked.data}
            sample={sample}
            picture={pictureOf(media)}
            answer={answer}
            isAnswered={isAnswered}
            onAnswer={(next) => setGiven({ of: question, answer: next })}
          />
        ) : (
          <p className="px-2 py-10 text-center text-ink-2">
            {t`Something is still missing. Once it's written, you'll see it here.`}
          </p>
        )}
        {View && checked.success && (
          <div className="flex flex-wrap justify-end gap-2 pt-4">
            {question.type === 'calculated' && (
              <Button
                size="sm"
                variant="ghost"
                onClick={() => {
                  setGiven({ of: question, answer: null });
                  setSample(sample + 1);
                }}
              >
                <Dices className="size-4" aria-hidden="true" /> {t`Other numbers`}
              </Button>
            )}
            <Button
              size="sm"
              onClick={() => {
                if (isAnswered) setGiven({ of: question, answer: null });
                setAnswered(!isAnswered);
              }}
            >
              {isAnswered ? t`Answer it again` : t`Check`}
            </Button>
          </div>
        )}
      </div>
      <p className="text-xs text-ink-3">
        {question.type === 'calculated'
          ? t`Each attempt draws its own numbers. ‘I don't know’ is always there.`
          : isShuffled
            ? t`Options are mixed for each person. ‘I don't know’ is always there.`
            : t`Options stand in this order for everybody. ‘I don't know’ is always there.`}
      </p>
    </section>
  );
}

const pictureOf =
  (media: ItemMedia): FindPicture =>
  (path) => {
    const file = media.files.find((each) => each.path === path);
    return { url: media.url(path), width: file?.width ?? null, height: file?.height ?? null };
  };

interface PlayedQuestionProps {
  View: NonNullable<React.ContextType<typeof LearnersView>>;
  question: Question;
  /** Another number draws other ones, where numbers are drawn. */
  sample: number;
  picture: FindPicture;
  answer: Answer | null;
  isAnswered: boolean;
  onAnswer: (answer: Answer | null) => void;
}

function PlayedQuestion({ View, question, sample, picture, answer, isAnswered, onAnswer }: PlayedQuestionProps) {
  const arrangement = rules.arrange(question, mixedFrom(sample), inOrder);
  const kept = answer && rules.normalizeAnswer(question, answer, arrangement);
  const outcome = isAnswered
    ? {
        key: rules.reveal(question, arrangement, kept),
        credit: rules.mark(question, kept, picture).credit,
        rightText: rules.describeKey(question, arrangement),
        explanation: rules.explain(question, arrangement),
      }
    : null;
  return (
    <View
      key={`${question.type}/${sample}`}
      question={rules.show(question, arrangement, picture)}
      answer={answer}
      onAnswer={onAnswer}
      outcome={outcome}
    />
  );
}

const inOrder = (count: number) => Array.from({ length: count }, (_, i) => i);
/** Mixed, but the same for the same sample: while one writes, nothing jumps about. */
const mixedFrom = (sample: number) => (count: number) => {
  const order = inOrder(count);
  const mixed = [...order.filter((i) => i % 2 === 1), ...order.filter((i) => i % 2 === 0)];
  const first = count > 0 ? (sample * 7) % count : 0;
  return [...mixed.slice(first), ...mixed.slice(0, first)];
};
