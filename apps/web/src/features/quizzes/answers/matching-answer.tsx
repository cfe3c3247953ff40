import { plainText } from '@snapwell/contract/text-marks';
import { ContentText } from '#ui/text/content-text.tsx';
import { classNames } from '#ui/class-names.ts';
import { Select } from '#ui/form/select.tsx';
import type { AnswerProps } from './answer-props.ts';

/** For each thing on the left its partner, chosen from a list: the same by mouse, touch and keys. */
export function MatchingAnswer({ question, answer, onAnswer, answerKey }: AnswerProps<'matching'>) {
  const { lefts, rights } = question;
  const chosen = lefts.map((_, i) => answer?.rights[i] ?? null);
  const textOf = (id: number | null | undefined) => rights.find((right) => right.id === id)?.text ?? 'Nothing chosen';
  const choose = (left: number, right: number) => onAnswer({ type: 'matching', rights: chosen.with(left, right) });
  return (
    <ul className="grid gap-3">
      {lefts.map(({ id, text }, i) => {
        const isRight = answerKey && chosen[i] === answerKey.rights[i];
        return (
          <li
            key={id}
            className={classNames(
              'grid items-center gap-x-5 gap-y-2 rounded-[18px] border-2 p-3 sm:grid-cols-2 sm:pl-4.5',
              answerKey
                ? isRight
                  ? 'border-leaf bg-leaf-soft'
                  : 'border-berry bg-berry-soft'
                : 'border-line bg-surface',
            )}
          >
            <span className="leading-snug font-[550]">
              <ContentText text={text} />
            </span>
            {answerKey ? (
              <span>
                <b className="font-semibold">
                  <ContentText text={textOf(chosen[i])} />
                </b>{' '}
                <small className="font-semibold">{isRight ? 'Right' : 'Wrong'}</small>
                {!isRight && (
                  <span className="block text-sm text-ink-2">
                    Right: <ContentText text={textOf(answerKey.rights[i])} />
                  </span>
                )}
              </span>
            ) : (
              <Select
                label={`Partner of: ${plainText(text)}`}
                isLabelHidden
                options={rights.map((right) => ({ value: String(right.id), label: plainText(right.text) }))}
                value={chosen[i] === null || chosen[i] === undefined ? null : String(chosen[i])}
                onChange={(value) => choose(i, Number(value))}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
