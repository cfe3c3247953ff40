import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { wordsOf } from '#platform/http/api-error.ts';
import { Button } from '#ui/action/button.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { FormError } from '#ui/form/form-error.tsx';
import { testSignOn } from './sign-on.queries.ts';
import { problemWords } from './sign-on-admin.texts.ts';

/** Asks the provider, and says what it answered. What is not saved is not tested. */
export function ConnectionTestResult({ orgId, isOutdated }: { orgId: string; isOutdated: boolean }) {
  const { mutate, data, error, isPending } = useMutation(testSignOn(orgId));
  return (
    <div className="grid justify-items-start gap-3">
      <Button isPending={isPending} disabled={isOutdated} onClick={() => mutate()}>
        {t`Test the connection`}
      </Button>
      {isOutdated && <p className="text-sm text-ink-2">{t`Save first: what's saved is tested.`}</p>}
      <FormError>{error && wordsOf(error)}</FormError>
      <div aria-live="polite" className="w-full empty:hidden">
        {data && !isOutdated && data.problem === null && (
          <Callout kind="info" title={t`The connection works`}>
            {t`The provider answers and knows the client. Now sign in with it once, in a private window.`}
          </Callout>
        )}
        {data && !isOutdated && data.problem !== null && (
          <Callout kind="warning" title={t`Something isn't right yet`}>
            <p>{i18n._(problemWords[data.problem])}</p>
            {data.detail && <p className="mt-1 font-mono text-xs wrap-anywhere">{data.detail}</p>}
          </Callout>
        )}
      </div>
    </div>
  );
}
