import { t } from '@lingui/core/macro';
import { findSignOn } from '@snapwell/contract/organizations/single-sign-on/single-sign-on.endpoints';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { call } from '#platform/http/api.ts';
import { wordsOf } from '#platform/http/api-error.ts';
import { Button } from '#ui/action/button.tsx';
import { FormError } from '#ui/form/form-error.tsx';
import { goToSignOn } from './go-to-sign-on.ts';

/** The organization that signs in people with addresses of this domain; asked once for each domain. */
const signOnOf = (email: string) =>
  queryOptions({
    queryKey: ['sign-on', email.slice(email.lastIndexOf('@') + 1).toLowerCase()],
    queryFn: async () => (await call(findSignOn, { body: { email } }, { auth: 'none' })).organization,
    enabled: /^[^@\s]+@[^@\s]+\.[^@\s]{2,}$/.test(email),
    staleTime: Infinity,
    retry: false,
    throwOnError: false,
  });

/** Beside the password: whoever has an address of an organization with its own sign-in is led to that. */
export function SignOnHint({ email, returnTo }: { email: string; returnTo: string }) {
  const { data: organization } = useQuery(signOnOf(email));
  const [problem, setProblem] = useState<string | null>(null);
  if (!organization) return null;
  const { organization_id: id, organization_name: name } = organization;
  const go = () => {
    try {
      goToSignOn({ organizationId: id, email, returnTo });
    } catch (error) {
      setProblem(error instanceof Error ? wordsOf(error) : t`Failed to sign in`);
    }
  };
  return (
    <div role="status" className="grid gap-3 rounded-lg bg-sky-soft p-4">
      <p className="text-sm text-sky-ink">{t`${name} has its own sign-in for this address.`}</p>
      <Button isWide onClick={go}>
        <KeyRound className="size-4.5" aria-hidden="true" /> {t`Sign in with ${name}`}
      </Button>
      <FormError>{problem}</FormError>
    </div>
  );
}
