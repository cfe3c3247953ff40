import { t } from '@lingui/core/macro';
import { plainText } from '@snapwell/contract/text/text-marks';
import { Select } from '#ui/form/select.tsx';
import type { AnswerProps } from './answer-props.ts';
import { AssignmentList } from './assignment-list.tsx';

/** For each thing on the left its partner. */
export function MatchingAnswer({ question, answer, onAnswer, answerKey, isUnknown = false }: AnswerProps<'matching'>) {
  const { lefts, rights } = question;
  const chosen = lefts.map((_, i) => answer?.rights[i] ?? null);
  const choose = (left: number, right: string) =>
    onAnswer({ type: 'matching', rights: chosen.with(left, Number(right)) });
  const assigned = chosen.map((right) => right?.toString() ?? null);
  return (
    <AssignmentList
      items={lefts.map(withTextId)}
      options={rights.map(withTextId)}
      assigned={assigned}
      onAssign={choose}
      renderControl={(left, at) => (
        <Select
          label={partnerOf(plainText(left.text))}
          isLabelHidden
          options={rights.map((right) => ({ value: String(right.id), label: plainText(right.text) }))}
          value={assigned[at] ?? null}
          onChange={(right) => choose(at, right)}
        />
      )}
      nothing={t`Nothing chosen`}
      isUnknown={isUnknown}
      right={answerKey?.rights.map(String) ?? null}
    />
  );
}

const withTextId = ({ id, text }: { id: number; text: string }) => ({ id: String(id), text });

const partnerOf = (left: string) => t`Partner of: ${left}`;
