import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { Difficulty } from '@snapwell/contract/quizzes/question-types/question-head';
import { type QuestionType, questionTypeNames } from '@snapwell/contract/quizzes/question-types';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { Select } from '#ui/form/select.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { KINDS } from '../kinds.ts';
import { type BankFilter, bankFacets } from '../questions.queries.ts';

interface BankFilterFieldsProps {
  orgId: string;
  filter: BankFilter;
  onChange: (next: BankFilter) => void;
}

/** No slug: it cannot be taken for a tag or a lesson. */
const ANY = '-';
const chosen = <Value extends string>(value: Value | typeof ANY): Value | undefined =>
  value === ANY ? undefined : (value as Value);

/** What is looked for in the bank: words, tag or skill, lesson, kind and difficulty. */
export function BankFilterFields({ orgId, filter, onChange }: BankFilterFieldsProps) {
  const { data: facets } = useQuery(bankFacets(orgId));
  const set = (given: Partial<BankFilter>) => onChange({ ...filter, ...given });
  return (
    <div className="grid grid-cols-2 gap-3 max-lg:*:first:col-span-2 lg:grid-cols-[minmax(0,1.6fr)_repeat(4,minmax(0,1fr))]">
      <TextField
        label={t`Search questions`}
        isLabelHidden
        type="search"
        icon={<Search aria-hidden="true" />}
        placeholder={t`Search questions`}
        value={filter.search ?? ''}
        onChange={(event) => set({ search: event.target.value || undefined })}
      />
      <Select
        label={t`Tag or skill`}
        isLabelHidden
        value={filter.tag ?? ANY}
        options={[
          { value: ANY, label: t`Any tag` },
          ...(facets?.tags ?? []).map(({ tag, questions }) => ({ value: tag, label: `${tag} (${questions})` })),
        ]}
        onChange={(tag) => set({ tag: chosen(tag) })}
      />
      <Select
        label={t`Lesson`}
        isLabelHidden
        value={filter.teaches ?? ANY}
        options={[
          { value: ANY, label: t`Any lesson` },
          ...(facets?.lessons ?? []).map(({ id, title }) => ({ value: id, label: title })),
        ]}
        onChange={(id) => set({ teaches: chosen(id) })}
      />
      <Select<QuestionType | typeof ANY>
        label={t`Kind`}
        isLabelHidden
        value={filter.type ?? ANY}
        options={[
          { value: ANY, label: t`Any kind` },
          ...questionTypeNames.map((type) => ({ value: type, label: i18n._(KINDS[type].label) })),
        ]}
        onChange={(type) => set({ type: chosen(type) })}
      />
      <Select<Difficulty | typeof ANY>
        label={t`Difficulty`}
        isLabelHidden
        value={filter.difficulty ?? ANY}
        options={[
          { value: ANY, label: t`Any difficulty` },
          { value: 'easy', label: t`Easy` },
          { value: 'medium', label: t`Medium` },
          { value: 'hard', label: t`Hard` },
        ]}
        onChange={(difficulty) => set({ difficulty: chosen(difficulty) })}
      />
    </div>
  );
}
