import { t } from '@lingui/core/macro';
import type { SignOnDomain } from '@snapwell/contract/organizations/single-sign-on/single-sign-on.schemas';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { wordsOf } from '#platform/http/api-error.ts';
import { Button } from '#ui/action/button.tsx';
import { Chip } from '#ui/action/chip.tsx';
import { FormError } from '#ui/form/form-error.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { SectionPart } from '../section-form.tsx';
import { CopiedValue } from './copied-value.tsx';
import { addDomain, proveDomain, removeDomain } from './sign-on.queries.ts';

/** The domains of the organization's addresses, and how each is proven. */
export function DomainsPart({ orgId, domains }: { orgId: string; domains: readonly SignOnDomain[] }) {
  return (
    <SectionPart
      title={t`Your domains`}
      lead={t`Only addresses of a domain that you've proven can come in. A domain belongs to one organization.`}
    >
      {domains.length > 0 && (
        <ul className="grid gap-4">
          {domains.map((domain) => (
            <li key={domain.domain} className="grid gap-3 rounded-md border border-line p-4">
              <DomainRow orgId={orgId} domain={domain} />
            </li>
          ))}
        </ul>
      )}
      <NewDomain orgId={orgId} />
    </SectionPart>
  );
}

function DomainRow({
  orgId,
  domain: { domain, record_name, record_value, proven_at },
}: {
  orgId: string;
  domain: SignOnDomain;
}) {
  const prove = useMutation(proveDomain(orgId, domain));
  const remove = useMutation(removeDomain(orgId, domain));
  const isProven = proven_at !== null;
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <b className="min-w-0 flex-1 basis-56 wrap-anywhere">{domain}</b>
        <Chip tone={isProven ? 'leaf' : 'sky'}>{isProven ? t`Proven` : t`Not proven yet`}</Chip>
        {!isProven && (
          <Button size="sm" isPending={prove.isPending} onClick={() => prove.mutate()}>
            {t`Check now`}
          </Button>
        )}
        <Button
          size="sm"
          variant="destructive"
          aria-label={t`Remove ${domain}`}
          isPending={remove.isPending}
          onClick={() => remove.mutate()}
        >
          {t`Remove`}
        </Button>
      </div>
      {!isProven && (
        <>
          <p className="text-sm text-ink-2">{t`Add this TXT record where your domain is managed, then check. You can take it away afterwards.`}</p>
          <CopiedValue label={t`Name of the record`} value={record_name} />
          <CopiedValue label={t`Value of the record`} value={record_value} />
        </>
      )}
      <FormError>{(prove.error ?? remove.error) && wordsOf((prove.error ?? remove.error)!)}</FormError>
    </>
  );
}

function NewDomain({ orgId }: { orgId: string }) {
  const add = useMutation(addDomain(orgId));
  const [domain, setDomain] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add.mutate(domain, { onSuccess: () => setDomain('') });
  };
  return (
    <form className="grid gap-3" onSubmit={submit}>
      <TextField
        label={t`Domain`}
        hint={t`What stands behind the @, such as hospital.org.`}
        required
        value={domain}
        onChange={({ target }) => setDomain(target.value)}
      />
      <FormError>{add.error && wordsOf(add.error)}</FormError>
      <Button type="submit" className="justify-self-start" isPending={add.isPending}>
        {t`Add domain`}
      </Button>
    </form>
  );
}
