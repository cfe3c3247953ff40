import { t } from '@lingui/core/macro';
import type { QuestionOf } from '@snapwell/contract/quizzes/question-types';
import { Select } from '#ui/form/select.tsx';
import { problemAt, type QuestionEditing } from '../editing.ts';
import { LineField, RowList, WordsField } from './fields.tsx';

const stepName = (number: number) => t`Step ${number}`;
const pairName = (number: number) => t`Pair ${number}`;
const boxName = (number: number) => t`Box ${number}`;
const cardName = (number: number) => t`Card ${number}`;
const sideName = (name: string, side: 'left' | 'right') =>
  side === 'left' ? t`${name}, left side` : t`${name}, right side`;

/** Steps in their right order. */
export function OrderingEditor({ question, onChange, problems }: QuestionEditing<'ordering'>) {
  return (
    <RowList
      label={t`Steps in the right order`}
      nameOf={stepName}
      addLabel={t`Add a step`}
      rows={question.items}
      least={2}
      most={15}
      empty={() => ''}
      onChange={(items) => onChange({ ...question, items })}
    >
      {(item, at, change) => (
        <LineField
          label={stepName(at + 1)}
          isLabelHidden
          value={item}
          maxLength={300}
          error={problemAt(problems, 'items', at)}
          onText={change}
        />
      )}
    </RowList>
  );
}

/** Pairs, and right sides that belong to none. */
export function MatchingEditor({ question, onChange, problems }: QuestionEditing<'matching'>) {
  return (
    <div className="grid gap-5">
      <RowList
        label={t`Pairs`}
        nameOf={pairName}
        addLabel={t`Add a pair`}
        rows={question.pairs}
        least={2}
        most={20}
        empty={() => ({ left: '', right: '' })}
        onChange={(pairs) => onChange({ ...question, pairs })}
      >
        {(pair, at, change) => (
          <div className="grid gap-2 sm:grid-cols-2">
            <LineField
              label={sideName(pairName(at + 1), 'left')}
              isLabelHidden
              placeholder={t`What is asked`}
              value={pair.left}
              maxLength={600}
              error={problemAt(problems, 'pairs', at, 'left')}
              onText={(text) => change({ ...pair, left: text })}
            />
            <LineField
              label={sideName(pairName(at + 1), 'right')}
              isLabelHidden
              placeholder={t`What belongs to it`}
              value={pair.right}
              maxLength={300}
              error={problemAt(problems, 'pairs', at, 'right')}
              onText={(text) => change({ ...pair, right: text })}
            />
          </div>
        )}
      </RowList>
      <WordsField
        label={t`Further right sides that belong to nothing`}
        hint={t`One a line. They make guessing harder.`}
        words={question.decoys}
        error={problemAt(problems, 'decoys')}
        onChange={(decoys) => onChange({ ...question, decoys })}
      />
    </div>
  );
}

type Categories = QuestionOf<'categories'>;

/** Boxes, and what belongs into each. */
export function CategoriesEditor({ question, onChange, problems }: QuestionEditing<'categories'>) {
  const { categories, items } = question;
  const freshBox = () => {
    const taken = new Set(categories.map(({ id }) => id));
    let number = categories.length + 1;
    while (taken.has(`box-${number}`)) number++;
    return { id: `box-${number}`, title: '' };
  };
  const setCategories = (next: Categories['categories']) => {
    const ids = new Set(next.map(({ id }) => id));
    // What lay in a box that is gone lies in the first one.
    const moved = items.map((item) => (ids.has(item.category) ? item : { ...item, category: next[0]!.id }));
    onChange({ ...question, categories: next, items: moved });
  };
  return (
    <div className="grid gap-5">
      <RowList
        label={t`Boxes`}
        nameOf={boxName}
        addLabel={t`Add a box`}
        rows={categories}
        least={2}
        most={8}
        empty={freshBox}
        onChange={setCategories}
      >
        {(category, at, change) => (
          <LineField
            label={boxName(at + 1)}
            isLabelHidden
            value={category.title}
            maxLength={120}
            error={problemAt(problems, 'categories', at)}
            onText={(text) => change({ ...category, title: text })}
          />
        )}
      </RowList>
      <RowList
        label={t`Cards`}
        nameOf={cardName}
        addLabel={t`Add a card`}
        rows={items}
        least={2}
        most={30}
        empty={() => ({ text: '', category: categories[0]!.id })}
        onChange={(next) => onChange({ ...question, items: next })}
      >
        {(item, at, change) => (
          <div className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_12rem]">
            <LineField
              label={cardName(at + 1)}
              isLabelHidden
              value={item.text}
              maxLength={300}
              error={problemAt(problems, 'items', at)}
              onText={(text) => change({ ...item, text: text })}
            />
            <Select
              label={belongsName(cardName(at + 1))}
              isLabelHidden
              value={item.category}
              options={categories.map(({ id, title }, i) => ({ value: id, label: title || boxName(i + 1) }))}
              onChange={(category) => change({ ...item, category })}
            />
          </div>
        )}
      </RowList>
    </div>
  );
}

const belongsName = (card: string) => t`Where it belongs: ${card}`;
