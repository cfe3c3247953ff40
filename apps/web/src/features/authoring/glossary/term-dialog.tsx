import { t } from '@lingui/core/macro';
import type { AuthorTerm, TermText, TermWords } from '@snapwell/contract/library/glossary/glossary.schemas';
import { type Language, languageNames, languages } from '@snapwell/contract/text/language';
import { useState } from 'react';
import { Button } from '#ui/action/button.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { FormError } from '#ui/form/form-error.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { useGlossaryActs } from './use-glossary-acts.ts';

interface TermDialogProps {
  orgId: string;
  /** The one that is changed; null for a new one. */
  term: AuthorTerm | null;
  /** What a new one is called. */
  name?: string;
  /** In which the library is written. */
  language: Language;
  onDone: (id: string) => void;
  onClose: () => void;
}

/** What is typed of a term in one language; other names with commas between them. */
interface TypedWords {
  readonly term: string;
  readonly definition: string;
  readonly names: string;
}

/** Writes a term: its name, what it means, its other names, and the same in the other languages. */
export function TermDialog({ orgId, term, name = '', language, onDone, onClose }: TermDialogProps) {
  const { act, isPending } = useGlossaryActs(orgId);
  const others = languages.filter((each) => each !== language);
  const [own, setOwn] = useState(term ? typed(term) : { ...EMPTY, term: name });
  const [versions, setVersions] = useState<Partial<Record<Language, TypedWords>>>(() =>
    Object.fromEntries((term?.versions ?? []).map((version) => [version.language, typed(version)])),
  );
  const [refusal, setRefusal] = useState<string | null>(null);
  const said = others.flatMap((each) => (isEmpty(versions[each]) ? [] : [{ language: each, typed: versions[each]! }]));
  const isWhole = [own, ...said.map((version) => version.typed)].every(isFull);
  const save = async () => {
    const text = {
      ...wordsOf(own),
      versions: said.map((version) => ({ ...wordsOf(version.typed), language: version.language })),
    };
    const result = await act(
      [term ? { act: 'change_term', id: term.id, was: textOf(term), ...text } : { act: 'add_term', ...text }],
      term ? t`‘${text.term}’ is changed` : t`‘${text.term}’ is in the glossary`,
    );
    if ('refusal' in result) setRefusal(result.refusal);
    else onDone(term?.id ?? result.added[0]!);
  };
  return (
    <Dialog isOpen onClose={onClose} title={term ? t`Change the term` : t`Add a term`}>
      <form
        className="grid gap-4 pb-6"
        onSubmit={(event) => {
          event.preventDefault();
          // It stands inside the form of a text, which is not sent with it.
          event.stopPropagation();
          if (isWhole) void save();
        }}
      >
        <WordsFields lang={language} words={own} onChange={setOwn} />
        {others.map((each) => (
          <fieldset key={each} className="grid gap-4 border-t border-line pt-4">
            <legend className="float-left text-sm font-semibold">{t`In ${languageNames[each]}, if you like`}</legend>
            <WordsFields
              lang={each}
              words={versions[each] ?? EMPTY}
              onChange={(next) => setVersions({ ...versions, [each]: next })}
            />
          </fieldset>
        ))}
        {refusal && <FormError>{refusal}</FormError>}
        <div className="flex justify-end gap-3">
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <SnapButton size="sm" type="submit" disabled={!isWhole} isPending={isPending}>
            {term ? t`Save` : t`Add`}
          </SnapButton>
        </div>
      </form>
    </Dialog>
  );
}

interface WordsFieldsProps {
  lang: Language;
  words: TypedWords;
  onChange: (next: TypedWords) => void;
}

function WordsFields({ lang, words, onChange }: WordsFieldsProps) {
  return (
    <>
      <TextField
        label={t`Term`}
        maxLength={120}
        lang={lang}
        value={words.term}
        onChange={({ target }) => onChange({ ...words, term: target.value })}
      />
      <TextArea
        label={t`Meaning`}
        hint={t`One or two sentences that a new colleague understands.`}
        rows={2}
        maxLength={600}
        lang={lang}
        value={words.definition}
        onChange={({ target }) => onChange({ ...words, definition: target.value })}
      />
      <TextField
        label={t`Other names`}
        hint={t`With commas between them. Sophie knows the term by them too.`}
        isOptional
        lang={lang}
        value={words.names}
        onChange={({ target }) => onChange({ ...words, names: target.value })}
      />
    </>
  );
}

const EMPTY: TypedWords = { term: '', definition: '', names: '' };
const isEmpty = (words: TypedWords | undefined) => !words || Object.values(words).every((text) => text.trim() === '');
const isFull = ({ term, definition }: TypedWords) => term.trim() !== '' && definition.trim() !== '';

const typed = ({ term, definition, aliases }: TermWords): TypedWords => ({
  term,
  definition,
  names: aliases.join(', '),
});

const wordsOf = ({ term, definition, names }: TypedWords): TermWords => ({
  term: term.trim(),
  definition: definition.trim(),
  aliases: names
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean),
});

const textOf = ({ term, definition, aliases, versions }: AuthorTerm): TermText => ({
  term,
  definition,
  aliases,
  versions,
});
