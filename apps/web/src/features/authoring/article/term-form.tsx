import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { Button } from '#ui/action/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { findTerms, namesOf } from '../glossary/find-terms.ts';
import { authorGlossary } from '../glossary/glossary.queries.ts';
import { TermDialog } from '../glossary/term-dialog.tsx';
import { InsertForm, type InsertProps } from './insert-form.tsx';

/** As many as a dialog shows without scrolling; a search finds the others. */
const SHOWN_AT_ONCE = 6;

/** Marks words as a term of the glossary, which may be written on the way. */
export function TermForm({ editor, onClose }: InsertProps) {
  const { orgId = '' } = useParams();
  const { data } = useQuery(authorGlossary(orgId));
  const { from, to, empty } = editor.state.selection;
  const [search, setSearch] = useState(() => editor.state.doc.textBetween(from, to, ' ').slice(0, 120));
  const [chosen, setChosen] = useState<string | null>(null);
  const [isWriting, setWriting] = useState(false);
  const found = findTerms(data?.terms ?? [], search).slice(0, SHOWN_AT_ONCE);
  const name = search.trim();
  const exact = found.find((term) => namesOf(term).includes(name.toLowerCase()));
  const id = chosen ?? exact?.id ?? (found.length === 1 ? found[0]!.id : null);
  const insert = () => {
    const href = `glossary:${id}`;
    const chain = editor.chain().focus();
    if (!empty || editor.isActive('link')) chain.extendMarkRange('link').setLink({ href }).run();
    else {
      const text = data?.terms.find((term) => term.id === id)?.term ?? name;
      chain.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }).run();
    }
  };
  if (isWriting && data)
    return (
      <TermDialog
        orgId={orgId}
        term={null}
        name={name}
        language={data.language}
        onClose={() => setWriting(false)}
        onDone={(added) => {
          setChosen(added);
          setWriting(false);
        }}
      />
    );
  return (
    <InsertForm title={t`Term`} canInsert={id !== null} onInsert={insert} onClose={onClose}>
      <TextField
        label={t`Find a term`}
        hint={empty ? undefined : t`The selected words get its meaning.`}
        value={search}
        onChange={({ target }) => {
          setSearch(target.value);
          setChosen(null);
        }}
      />
      {found.length > 0 && (
        <fieldset className="grid gap-1">
          <legend className="sr-only">{t`Terms`}</legend>
          {found.map((term) => (
            <label
              key={term.id}
              className="flex cursor-pointer gap-3 rounded-control p-2 has-checked:bg-leaf-soft has-focus-visible:outline-2"
            >
              <input
                type="radio"
                name="term"
                className="mt-1 size-4.5 flex-none accent-leaf"
                checked={term.id === id}
                onChange={() => setChosen(term.id)}
              />
              <span className="min-w-0 font-semibold">
                {term.term}
                <span className="line-clamp-2 text-sm font-normal text-ink-2">{term.definition}</span>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {data && !exact && (
        <Button className="justify-self-start" onClick={() => setWriting(true)}>
          {name ? t`Add ‘${name}’ to the glossary` : t`Add a term`}
        </Button>
      )}
    </InsertForm>
  );
}
