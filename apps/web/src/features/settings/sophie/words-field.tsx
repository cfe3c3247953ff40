import { t } from '@lingui/core/macro';
import { ASSISTANT_WORDS } from '@snapwell/contract/copilot/copilot.limits';
import type { EverydayWord } from '@snapwell/contract/copilot/words.schemas';
import { Plus, RotateCcw, Search, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/action/button.tsx';
import { IconButton } from '#ui/action/icon-button.tsx';
import { TextField } from '#ui/form/text-field.tsx';

/** More than these are found by searching. */
const SHOWN = 8;

interface WordsFieldProps {
  words: readonly EverydayWord[];
  problem: string | undefined;
  onChange: (words: EverydayWord[]) => void;
}

/** What people say, and what the library calls it. */
export function WordsField({ words, problem, onChange }: WordsFieldProps) {
  const [search, setSearch] = useState('');
  const [isAll, setAll] = useState(false);
  const wanted = search.trim().toLowerCase();
  const rows = words
    .map((word, at) => ({ word, at }))
    .filter(({ word }) => wanted === '' || `${word.phrase} ${word.means}`.toLowerCase().includes(wanted));
  const shown = isAll || wanted !== '' ? rows : rows.slice(0, SHOWN);
  const replace = (at: number, change: Partial<EverydayWord>) =>
    onChange(words.map((word, i) => (i === at ? { ...word, ...change } : word)));
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label={t`Find a word`}
          isLabelHidden
          placeholder={t`Find a word`}
          icon={<Search aria-hidden="true" />}
          className="min-w-0 flex-1 basis-48"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <Button
          disabled={words.length >= ASSISTANT_WORDS}
          onClick={() => {
            setSearch('');
            onChange([{ phrase: '', means: '' }, ...words]);
          }}
        >
          <Plus className="size-5" aria-hidden="true" /> {t`Add a word`}
        </Button>
      </div>
      <ul className="grid gap-3">
        {shown.map(({ word, at }) => (
          // Their place names them: what is being written may be twice the same for a moment.
          <li key={at} className="grid grid-cols-[1fr_1.4fr_auto] items-end gap-2">
            <TextField
              label={t`People say`}
              isLabelHidden={at !== shown[0]?.at}
              value={word.phrase}
              maxLength={80}
              onChange={({ target }) => replace(at, { phrase: target.value })}
            />
            <TextField
              label={t`Your lessons call it`}
              isLabelHidden={at !== shown[0]?.at}
              value={word.means}
              maxLength={200}
              onChange={({ target }) => replace(at, { means: target.value })}
            />
            <IconButton label={t`Remove ‘${word.phrase}’`} onClick={() => onChange(words.filter((_, i) => i !== at))}>
              <Trash2 aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      {rows.length === 0 && <p className="text-sm text-ink-2">{t`No word like that yet.`}</p>}
      {problem && <p className="text-sm font-semibold text-berry-ink">{problem}</p>}
      <div className="flex flex-wrap gap-3">
        {shown.length < rows.length && (
          <Button size="sm" onClick={() => setAll(true)}>{t`Show all ${rows.length}`}</Button>
        )}
        <Button size="sm" variant="ghost" onClick={() => onChange([])}>
          <RotateCcw className="size-4" aria-hidden="true" /> {t`Back to the list that comes with it`}
        </Button>
      </div>
    </div>
  );
}
