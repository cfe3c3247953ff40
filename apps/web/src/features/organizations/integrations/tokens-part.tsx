import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { MOST_TOKEN_DAYS } from '@snapwell/contract/organizations/integrations/integrations.limits';
import {
  type ApiScope,
  apiScope,
  type ApiToken,
} from '@snapwell/contract/organizations/integrations/integrations.schemas';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useReachable } from '#platform/http/connection.ts';
import { failureWords } from '#platform/http/failure-words.ts';
import { formatDate } from '#platform/locale/format.ts';
import { Button } from '#ui/action/button.tsx';
import { Chip } from '#ui/action/chip.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { FormError } from '#ui/form/form-error.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Card } from '#ui/layout/card.tsx';
import { SectionHead } from '#ui/layout/section-head.tsx';
import { scopeNames } from './integration-texts.ts';
import { addToken, revokeToken, tokenList } from './integrations.queries.ts';
import { ToldOnce } from './told-once.tsx';

/** The keys by which programs call the API for this organization. */
export function TokensPart({ orgId }: { orgId: string }) {
  const { data } = useSuspenseQuery(tokenList(orgId));
  const revoke = useMutation(revokeToken(orgId));
  return (
    <Card>
      <SectionHead
        title={t`API tokens`}
        lead={t`A program with a token may do what you may here, within its scopes, until it ends.`}
      />
      {data.items.length > 0 && (
        <ul className="mb-6">
          {data.items.map((token) => (
            <li key={token.id} className="border-b border-line py-3 last:border-0">
              <TokenRow token={token} isPending={revoke.isPending} onRevoke={() => revoke.mutate(token.id)} />
            </li>
          ))}
        </ul>
      )}
      <NewToken orgId={orgId} />
    </Card>
  );
}

function TokenRow({ token, isPending, onRevoke }: { token: ApiToken; isPending: boolean; onRevoke: () => void }) {
  const until = formatDate(token.expires_at);
  const used = token.last_used_at ? formatDate(token.last_used_at) : null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <span className="grid min-w-0 flex-1 basis-56">
        <b className="font-semibold wrap-anywhere">{token.name}</b>
        <span className="text-sm text-ink-3">
          <code>{token.hint}…</code> · {t`until ${until}`} · {used ? t`last used ${used}` : t`never used`}
        </span>
        <span className="text-sm text-ink-3">{token.scopes.join(', ')}</span>
      </span>
      {token.is_revoked ? (
        <Chip>{t`Revoked`}</Chip>
      ) : (
        <Button size="sm" variant="destructive" isPending={isPending} onClick={onRevoke}>
          <Trans>Revoke</Trans>
        </Button>
      )}
    </div>
  );
}

function NewToken({ orgId }: { orgId: string }) {
  const add = useMutation(addToken(orgId));
  const isReachable = useReachable();
  const [name, setName] = useState('');
  const [days, setDays] = useState(90);
  const [scopes, setScopes] = useState<ApiScope[]>(['insights:read']);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add.mutate({ name, scopes, days }, { onSuccess: () => setName('') });
  };
  const toggle = (scope: ApiScope) => (isOn: boolean) =>
    setScopes(isOn ? [...scopes, scope] : scopes.filter((other) => other !== scope));
  return (
    <form className="grid gap-3" onSubmit={submit}>
      {add.data && <ToldOnce title={t`The new token`} secret={add.data.token} />}
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label={t`What it’s for`}
          required
          maxLength={80}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <TextField
          label={t`Days until it ends`}
          type="number"
          inputMode="numeric"
          required
          min={1}
          max={MOST_TOKEN_DAYS}
          value={days}
          onChange={({ target }) => setDays(Number(target.value))}
        />
      </div>
      <fieldset>
        <legend className="text-sm font-semibold">{t`Scopes`}</legend>
        <div className="grid sm:grid-cols-2">
          {apiScope.options.map((scope) => (
            <Checkbox
              key={scope}
              label={i18n._(scopeNames[scope])}
              isChecked={scopes.includes(scope)}
              onChange={toggle(scope)}
            />
          ))}
        </div>
      </fieldset>
      {add.error && <FormError>{failureWords(add.error, isReachable).advice}</FormError>}
      <SnapButton
        size="sm"
        type="submit"
        className="justify-self-start"
        disabled={scopes.length === 0}
        isPending={add.isPending}
      >
        <Trans>Make a token</Trans>
      </SnapButton>
    </form>
  );
}
