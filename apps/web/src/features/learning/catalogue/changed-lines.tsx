import { t } from '@lingui/core/macro';
import type { LineUpdate } from '@snapwell/contract/library/documents/documents.schemas';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { failureWords } from '#platform/http/failure-words.ts';
import { CONTENT_LANGUAGE } from '#platform/locale/content-language.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/action/button.tsx';
import { TextLink } from '#ui/action/text-link.tsx';
import { FormError } from '#ui/form/form-error.tsx';
import { SectionHead } from '#ui/layout/section-head.tsx';
import { confirmUpdate, lineUpdates } from './changed-lines.queries.ts';

/** What changed in a document since the person learned it: the old line, the new one, and their word that they read it. */
export function ChangedLines({ orgId }: { orgId: string }) {
  const { data } = useSuspenseQuery(lineUpdates(orgId));
  const confirming = useMutation(confirmUpdate(orgId));
  if (data.items.length === 0) return null;
  return (
    <section aria-labelledby="changed-lines">
      <SectionHead id="changed-lines" title={t`Changed since you learned it`} />
      <ul className="grid gap-4">
        {data.items.map((update) => (
          <li key={update.id} className="grid gap-4 rounded-lg border border-line bg-surface p-5">
            <UpdateHead orgId={orgId} update={update} />
            {update.changes.map(({ before, after }) => (
              <div key={`${before}-${after}`} className="grid gap-3 sm:grid-cols-2">
                <ChangedLine label={t`Before`} text={before} isOld />
                <ChangedLine label={t`Now`} text={after} />
              </div>
            ))}
            <Button
              className="justify-self-start"
              isPending={confirming.isPending && confirming.variables === update.id}
              onClick={() => confirming.mutate(update.id)}
            >
              {update.mode === 'retake' ? t`I've gone through it again` : t`I've read the change`}
            </Button>
          </li>
        ))}
      </ul>
      {confirming.error && <FormError>{failureWords(confirming.error, true).advice}</FormError>}
    </section>
  );
}

function UpdateHead({ orgId, update }: { orgId: string; update: LineUpdate }) {
  const document = update.document_title;
  return (
    <div>
      <h3 className="leading-tight">
        <TextLink to={paths.content(orgId, update.content_id)}>{update.content_title}</TextLink>
      </h3>
      <p className="mt-1 text-sm text-ink-2">{t`From the document ‘${document}’`}</p>
    </div>
  );
}

function ChangedLine({ label, text, isOld = false }: { label: string; text: string; isOld?: boolean }) {
  return (
    <p className={isOld ? 'rounded-md bg-surface-2 p-3' : 'rounded-md bg-snap-soft p-3'} lang={CONTENT_LANGUAGE}>
      <small className="block text-ink-2">{label}</small>
      {text === '' ? '–' : isOld ? <s>{text}</s> : <b>{text}</b>}
    </p>
  );
}
