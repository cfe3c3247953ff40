import { plural, t } from '@lingui/core/macro';
import type { AuthorTerm } from '@snapwell/contract/library/glossary/glossary.schemas';
import { languageNames } from '@snapwell/contract/text/language';
import { useSuspenseQuery } from '@tanstack/react-query';
import { BookA, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#ui/action/button.tsx';
import { Chip } from '#ui/action/chip.tsx';
import { IconButton } from '#ui/action/icon-button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { findTerms } from './find-terms.ts';
import { authorGlossary } from './glossary.queries.ts';
import { TermDialog } from './term-dialog.tsx';
import { useGlossaryActs } from './use-glossary-acts.ts';

/** As many rows as a page can hold at ease; a search finds the others. */
const SHOWN_AT_ONCE = 100;

interface TermListProps {
  orgId: string;
  /** Where an item is written. */
  itemPath: (contentId: string) => string;
}

/** The glossary as its authors see it. */
export function TermList({ orgId, itemPath }: TermListProps) {
  const { data } = useSuspenseQuery(authorGlossary(orgId));
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState(SHOWN_AT_ONCE);
  const [opened, setOpened] = useState<AuthorTerm | 'new' | null>(null);
  const { actOrSay } = useGlossaryActs(orgId);
  const found = findTerms(data.terms, search);
  const rest = found.length - shown;
  return (
    <div className="grid max-w-3xl gap-4">
      <div className="flex flex-wrap items-end gap-2">
        <TextField
          label={t`Find a term`}
          isLabelHidden
          placeholder={t`Find a term`}
          type="search"
          className="flex-1 basis-52"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <Button onClick={() => setOpened('new')}>
          <Plus className="size-4.5" aria-hidden="true" /> {t`Add a term`}
        </Button>
      </div>
      <output className="text-sm text-ink-2">
        {search.trim() === '' ? '' : t`${plural(found.length, { one: '# term', other: '# terms' })}`}
      </output>
      {data.terms.length === 0 && (
        <EmptyState icon={<BookA />} title={t`No terms yet`}>
          {t`A term is explained wherever a lesson marks it, without leaving the text.`}
        </EmptyState>
      )}
      <ul aria-label={t`Terms`} className="grid divide-y divide-line">
        {found.slice(0, shown).map((term) => (
          <li key={term.id}>
            <TermRow
              term={term}
              itemPath={itemPath}
              onChange={() => setOpened(term)}
              onRemove={() => void actOrSay([{ act: 'remove_term', id: term.id }], t`‘${term.term}’ is deleted`)}
            />
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Button className="justify-self-center" onClick={() => setShown(shown + SHOWN_AT_ONCE)}>
          {t`Show more`}
        </Button>
      )}
      {opened && (
        <TermDialog
          orgId={orgId}
          term={opened === 'new' ? null : opened}
          name={opened === 'new' && found.length === 0 ? search.trim() : ''}
          language={data.language}
          onDone={() => setOpened(null)}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  );
}

interface TermRowProps extends Pick<TermListProps, 'itemPath'> {
  term: AuthorTerm;
  onChange: () => void;
  onRemove: () => void;
}

function TermRow({ term: { term, definition, aliases, versions, used_by: users }, ...row }: TermRowProps) {
  const count = users.length;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <b className="min-w-0 font-semibold break-words">{term}</b>
          {aliases.length > 0 && <span className="text-sm text-ink-2">{aliases.join(', ')}</span>}
          {versions.map(({ language }) => (
            <Chip key={language}>{languageNames[language]}</Chip>
          ))}
        </p>
        <p className="break-words text-ink-2">{definition}</p>
        {count > 0 && (
          <details>
            <summary className="min-h-11 cursor-pointer content-center text-sm text-ink-2 sm:min-h-8">
              {t`${plural(count, { one: '# item links to it', other: '# items link to it' })}`}
            </summary>
            <ul className="grid gap-1 pb-2">
              {users.map(({ id, title }) => (
                <li key={id}>
                  <Link to={row.itemPath(id)} className="reach font-semibold text-leaf-ink hover:underline">
                    {title || t`Without a title`}
                  </Link>
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      <div className="flex self-start">
        <IconButton label={t`Change ‘${term}’`} onClick={row.onChange}>
          <Pencil aria-hidden="true" />
        </IconButton>
        <IconButton
          label={count > 0 ? t`‘${term}’ can’t be deleted: items link to it` : t`Delete ‘${term}’`}
          disabled={count > 0}
          onClick={row.onRemove}
        >
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  );
}
