import { plainText } from '@snapwell/contract/text-marks';
import { ContentText } from '#ui/text/content-text.tsx';
import { classNames } from '#ui/class-names.ts';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { Select } from '#ui/form/select.tsx';
import type { AnswerProps } from './answer-props.ts';

/** More than this do not stand side by side on a phone. */
const SIDE_BY_SIDE = 3;

/** Each thing into its category: side by side while there are few, from a list when there are many. */
export function CategoriesAnswer({ question, answer, onAnswer, answerKey }: AnswerProps<'categories'>) {
  const { categories, items } = question;
  const placed = items.map((_, i) => answer?.placed[i] ?? null);
  const titleOf = (id: string | null | undefined) =>
    categories.find((category) => category.id === id)?.title ?? 'Nowhere';
  const place = (item: number, category: string) =>
    onAnswer({ type: 'categories', placed: placed.with(item, category) });
  const options = categories.map(({ id, title }) => ({ value: id, label: title }));
  return (
    <ul className="grid gap-3">
      {items.map(({ id, text }, i) => {
        const isRight = answerKey && placed[i] === answerKey.placed[i];
        return (
          <li
            key={id}
            className={classNames(
              'grid items-center gap-x-5 gap-y-2.5 rounded-[18px] border-2 p-3 sm:grid-cols-2 sm:pl-4.5',
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
                <b className="font-semibold">{titleOf(placed[i])}</b>{' '}
                <small className="font-semibold">{isRight ? 'Right' : 'Wrong'}</small>
                {!isRight && <span className="block text-sm text-ink-2">Right: {titleOf(answerKey.placed[i])}</span>}
              </span>
            ) : categories.length <= SIDE_BY_SIDE ? (
              <SegmentedControl
                label={plainText(text)}
                options={options}
                value={placed[i] ?? null}
                onChange={(category) => place(i, category)}
                isWide
              />
            ) : (
              <Select
                label={`Category of: ${plainText(text)}`}
                isLabelHidden
                options={options}
                value={placed[i] ?? null}
                onChange={(category) => place(i, category)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
