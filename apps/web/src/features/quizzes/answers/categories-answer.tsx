import { t } from '@lingui/core/macro';
import { plainText } from '@snapwell/contract/text/text-marks';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { Select } from '#ui/form/select.tsx';
import type { AnswerProps } from './answer-props.ts';
import { AssignmentList } from './assignment-list.tsx';

/** More than this do not stand side by side on a phone. */
const SIDE_BY_SIDE = 3;

/** Each thing into its category: side by side while there are few, from a list when there are many. */
export function CategoriesAnswer({
  question,
  answer,
  onAnswer,
  answerKey,
  isUnknown = false,
}: AnswerProps<'categories'>) {
  const { categories, items } = question;
  const placed = items.map((_, i) => answer?.placed[i] ?? null);
  const place = (item: number, category: string) =>
    onAnswer({ type: 'categories', placed: placed.with(item, category) });
  const options = categories.map(({ id, title }) => ({ value: id, label: title }));
  return (
    <AssignmentList
      items={items.map(({ id, text }) => ({ id: String(id), text }))}
      options={categories.map(({ id, title }) => ({ id, text: title }))}
      assigned={placed}
      onAssign={place}
      renderControl={({ text }, at) => {
        const chosen = { options, value: placed[at] ?? null, onChange: (category: string) => place(at, category) };
        return categories.length <= SIDE_BY_SIDE ? (
          <SegmentedControl label={plainText(text)} isWide {...chosen} />
        ) : (
          <Select label={categoryOf(plainText(text))} isLabelHidden {...chosen} />
        );
      }}
      nothing={t`Nowhere`}
      isUnknown={isUnknown}
      right={answerKey?.placed ?? null}
    />
  );
}

const categoryOf = (name: string) => t`Category of: ${name}`;
