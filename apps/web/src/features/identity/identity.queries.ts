import { readOutbox } from '@snapwell/contract/identity/identity.endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/http/api.ts';
import { readPasswordPolicy } from './lazy-identity.ts';

export const identityKeys = { account: ['identity', 'account'] as const };

export const passwordPolicy = () =>
  queryOptions({ queryKey: ['identity', 'password-policy'], queryFn: readPasswordPolicy, staleTime: Infinity });

export const account = () =>
  queryOptions({
    queryKey: identityKeys.account,
    queryFn: async () => (await import('./account/account.ts')).readAccount(),
  });

/** Whose password the link of a mail resets. */
export const passwordReset = (code: string) =>
  queryOptions({
    queryKey: ['identity', 'reset', code],
    queryFn: async () => (await import('./account/account-links.ts')).readPasswordReset(code),
    retry: false,
    staleTime: Infinity,
    throwOnError: false,
  });

export const outbox = () =>
  queryOptions({
    queryKey: ['identity', 'outbox'],
    queryFn: () => call(readOutbox, {}, { isCacheSkipped: true }),
    refetchInterval: 3_000,
  });
