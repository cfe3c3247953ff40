import { i18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { DocumentNote } from '@snapwell/contract/library/documents/documents.schemas';
import { Check, CircleAlert } from 'lucide-react';
import { formatList } from '#platform/locale/format.ts';
import { Disclosure } from '#ui/layout/disclosure.tsx';
import { needsWork, noteText } from './document-texts.ts';

/** What could not be taken over as it was: first what there is to do. */
export function DocumentReport({ notes }: { notes: readonly DocumentNote[] }) {
  if (notes.length === 0)
    return (
      <p className="flex items-center gap-2 text-sm text-ink-2">
        <Check className="size-4.5 text-leaf-ink" aria-hidden="true" />
        <Trans>Everything was taken over.</Trans>
      </p>
    );
  const toDo = notes.filter(needsWork);
  const told = notes.filter((note) => !needsWork(note));
  return (
    <section aria-label={t`What became of the document`} className="grid gap-3">
      {toDo.length > 0 && (
        <ul className="grid gap-2">
          {toDo.map((note) => (
            <NoteLine key={note.code} note={note} isToDo />
          ))}
        </ul>
      )}
      {told.length > 0 && (
        <Disclosure
          title={t`${plural(told.length, { one: '# thing was changed on the way', other: '# things were changed on the way' })}`}
        >
          <ul className="grid gap-2">
            {told.map((note) => (
              <NoteLine key={note.code} note={note} />
            ))}
          </ul>
        </Disclosure>
      )}
    </section>
  );
}

function NoteLine({ note, isToDo = false }: { note: DocumentNote; isToDo?: boolean }) {
  const pages = formatList(note.pages.map(String));
  const Icon = isToDo ? CircleAlert : Check;
  return (
    <li className="flex gap-2.5 text-sm">
      <Icon
        className={isToDo ? 'mt-0.5 size-4.5 flex-none text-ember-ink' : 'mt-0.5 size-4.5 flex-none text-ink-3'}
        aria-hidden="true"
      />
      <span>
        {i18n._(noteText(note))}
        {note.pages.length > 0 && (
          <span className="text-ink-3">
            {' '}
            <Trans>(page {pages})</Trans>
          </span>
        )}
      </span>
    </li>
  );
}
