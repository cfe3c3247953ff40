import { plural, t } from '@lingui/core/macro';
import type { QuizBody } from '@snapwell/contract/quizzes/quiz-body';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { Select } from '#ui/form/select.tsx';
import { Switch } from '#ui/form/switch.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { type EditorProblem, orNothing, problemAt } from './editing.ts';
import { NumberField } from './types/fields.tsx';

interface QuizSettingsProps {
  body: QuizBody;
  problems: readonly EditorProblem[];
  onChange: (next: QuizBody) => void;
}

/** How a quiz is taken: attempts, time, order, pass mark, feedback, certainty and how many questions are drawn. */
export function QuizSettings({ body, problems, onChange }: QuizSettingsProps) {
  const set = (given: Partial<QuizBody>) => onChange({ ...body, ...given });
  return (
    <div className="grid max-w-3xl gap-6">
      <TextArea
        label={t`Said before the first question`}
        isOptional
        rows={2}
        maxLength={600}
        value={body.introduction ?? ''}
        error={problemAt(problems, 'introduction')}
        onChange={(event) => set({ introduction: orNothing(event.target.value) })}
      />
      <LimitFields {...{ body, problems, onChange }} />
      <SegmentedControl
        label={t`Right and wrong are shown`}
        isLabelShown
        value={body.feedback}
        options={[
          { value: 'each', label: t`After each answer` },
          { value: 'end', label: t`At the end` },
        ]}
        onChange={(feedback) => set({ feedback })}
      />
      <SegmentedControl
        label={t`How sure they are`}
        isLabelShown
        value={body.certainty}
        options={[
          { value: 'off', label: t`Not asked` },
          { value: 'asked', label: t`Asked` },
          { value: 'marked', label: t`Asked and marked` },
        ]}
        onChange={(certainty) => set({ certainty })}
      />
      <Switch
        label={t`Mix questions and options`}
        hint={t`Each person gets them in another order.`}
        isOn={body.shuffle}
        onChange={(shuffle) => set({ shuffle })}
      />
    </div>
  );
}

/** What has a number: pass mark, questions drawn, attempts, minutes. */
function LimitFields({ body, problems, onChange }: QuizSettingsProps) {
  const set = (given: Partial<QuizBody>) => onChange({ ...body, ...given });
  const total = body.questions.length;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <NumberField
        label={t`Pass mark, %`}
        min={0}
        max={100}
        step={1}
        value={body.pass_mark}
        error={problemAt(problems, 'pass_mark')}
        onChange={(number) => set({ pass_mark: number ?? 0 })}
      />
      <NumberField
        label={t`Questions drawn for each attempt`}
        hint={plural(total, { one: 'Of # question. Empty: all.', other: 'Of # questions. Empty: all.' })}
        isOptional
        min={1}
        max={Math.max(1, total)}
        step={1}
        value={body.draw}
        error={problemAt(problems, 'draw')}
        onChange={(draw) => set({ draw })}
      />
      <NumberField
        label={t`Attempts`}
        hint={t`Empty: as often as they like.`}
        isOptional
        min={1}
        max={20}
        step={1}
        value={body.attempts}
        error={problemAt(problems, 'attempts')}
        onChange={(attempts) => set({ attempts })}
      />
      <NumberField
        label={t`Minutes between two attempts`}
        hint={t`Empty: none.`}
        isOptional
        min={1}
        step={1}
        value={body.delay}
        error={problemAt(problems, 'delay')}
        onChange={(delay) => set({ delay })}
      />
      <NumberField
        label={t`Time limit in minutes`}
        hint={t`Empty: no limit.`}
        isOptional
        min={0.25}
        value={body.time_limit}
        error={problemAt(problems, 'time_limit')}
        onChange={(minutes) => set({ time_limit: minutes })}
      />
      <Select
        label={t`Which attempt counts`}
        value={body.counts}
        options={[
          { value: 'highest', label: t`The best one` },
          { value: 'latest', label: t`The last one` },
          { value: 'average', label: t`The mean of all` },
          { value: 'first', label: t`The first one` },
        ]}
        onChange={(counts) => set({ counts })}
      />
    </div>
  );
}
