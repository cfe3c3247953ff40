import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { ContentType } from '@snapwell/contract/catalogue/content-kind';
import { Select } from '#ui/form/select.tsx';

export const ANY = 'any';

const TYPES: readonly { value: ContentType | typeof ANY; label: MessageDescriptor }[] = [
  { value: ANY, label: msg`All kinds` },
  { value: 'article', label: msg`Articles` },
  { value: 'video', label: msg`Videos` },
  { value: 'infographic', label: msg`Infographics` },
  { value: 'comic', label: msg`Comics` },
  { value: 'interactive', label: msg`Games and cards` },
  { value: 'quiz', label: msg`Quizzes` },
  { value: 'simulation', label: msg`Simulations` },
];
const LENGTHS = [
  { value: ANY, label: msg`Any length` },
  { value: '2', label: msg`Up to 2 min` },
  { value: '5', label: msg`Up to 5 min` },
  { value: '10', label: msg`Up to 10 min` },
];

export interface LibraryChoice {
  readonly tag: string;
  readonly type: ContentType | typeof ANY;
  /** Minutes, as the list of lengths has them. */
  readonly length: string;
}

export const EVERYTHING: LibraryChoice = { tag: ANY, type: ANY, length: ANY };

interface LibraryFiltersProps {
  tags: readonly string[];
  choice: LibraryChoice;
  onChoice: (choice: LibraryChoice) => void;
}

/** What the library is looked through by: topic, kind, and the time one has. */
export function LibraryFilters({ tags, choice, onChoice }: LibraryFiltersProps) {
  const topics = [
    { value: ANY, label: t`All topics` },
    ...tags.map((each) => ({ value: each, label: each.replaceAll('-', ' ') })),
  ];
  return (
    <div className="grid grow gap-3 max-sm:w-full max-sm:grid-cols-2 sm:flex sm:flex-wrap">
      <Select
        label={t`Topic`}
        isLabelHidden
        options={topics}
        value={choice.tag}
        onChange={(tag) => onChoice({ ...choice, tag })}
        className="sm:min-w-40 max-sm:col-span-2"
      />
      <Select
        label={t`Kind`}
        isLabelHidden
        options={TYPES.map(({ value, label }) => ({ value, label: i18n._(label) }))}
        value={choice.type}
        onChange={(type) => onChoice({ ...choice, type })}
        className="sm:min-w-40"
      />
      <Select
        label={t`Length`}
        isLabelHidden
        options={LENGTHS.map(({ value, label }) => ({ value, label: i18n._(label) }))}
        value={choice.length}
        onChange={(length) => onChoice({ ...choice, length })}
        className="sm:min-w-36"
      />
    </div>
  );
}
