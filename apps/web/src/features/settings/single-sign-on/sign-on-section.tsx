import { useSuspenseQuery } from '@tanstack/react-query';
import { ConnectionForm } from './connection-form.tsx';
import { DomainsPart } from './domains-part.tsx';
import { singleSignOn } from './sign-on.queries.ts';
import { SignInsPart } from './sign-ins-part.tsx';

/** The organization's own sign-in: its domains, its provider, and who came in by it. */
export function SignOnSection({ orgId }: { orgId: string }) {
  const { data } = useSuspenseQuery(singleSignOn(orgId));
  return (
    <div className="grid grid-cols-1 gap-8">
      <DomainsPart orgId={orgId} domains={data.domains} />
      <ConnectionForm
        orgId={orgId}
        connection={data.connection}
        callbackUrl={data.callback_url}
        hasDomain={data.domains.some(({ proven_at: at }) => at !== null)}
      />
      {data.connection && <SignInsPart orgId={orgId} />}
    </div>
  );
}
