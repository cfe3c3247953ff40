import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { Button } from '#ui/action/button.tsx';
import { authorGlossary } from '../glossary/glossary.queries.ts';
import { TermDialog } from '../glossary/term-dialog.tsx';
import { termsIn } from './terms-in.ts';

interface MissingTermsProps {
  markdown: string;
  /** The text is whole with a term that was added: what is wrong with it is worth another look. */
  onAdded: () => void;
}

/** The terms that the text marks and the glossary does not have, each with the way to write it. */
export function MissingTerms({ markdown, onAdded }: MissingTermsProps) {
  const { orgId = '' } = useParams();
  const marked = termsIn(markdown);
  const { data } = useQuery({ ...authorGlossary(orgId), enabled: orgId !== '' && marked.size > 0 });
  const [writing, setWriting] = useState<string | null>(null);
  if (!data) return null;
  const missing = [...marked].filter(([id]) => !data.terms.some((term) => term.id === id));
  return (
    <>
      {missing.length > 0 && (
        <section aria-label={t`Terms without a meaning`} className="mt-4 grid gap-2">
          <p className="text-sm">{t`The glossary doesn’t explain these yet:`}</p>
          <ul className="flex flex-wrap gap-2">
            {missing.map(([id]) => (
              <li key={id}>
                <Button size="sm" onClick={() => setWriting(id)}>{t`Add ‘${nameOf(id)}’`}</Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {writing && (
        <TermDialog
          orgId={orgId}
          term={null}
          name={nameOf(writing)}
          language={data.language}
          onClose={() => setWriting(null)}
          onDone={() => {
            setWriting(null);
            onAdded();
          }}
        />
      )}
    </>
  );
}

/** The name that has this address: `high-alert-medicine` is `High alert medicine`. */
const nameOf = (id: string) => {
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
