import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Avatar } from '#ui/layout/avatar.tsx';
import { Chip } from '#ui/action/chip.tsx';
import { FormError } from '#ui/form/form-error.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { signIn } from '../lazy-identity.ts';

interface DemoAccountsProps {
  accounts: readonly { email: string; description: string }[];
  password: string;
}

/** Sample people to try the product as, one press each. Only in demo mode. */
export function DemoAccounts({ accounts, password }: DemoAccountsProps) {
  const enter = useMutation({ mutationFn: (email: string) => signIn({ email, password }) });
  return (
    <section aria-labelledby="demo-accounts" className="grid grid-cols-1 gap-2">
      <div className="flex items-center justify-between gap-3">
        <h2 id="demo-accounts" className="text-base">
          {t`Or try it as`}
        </h2>
        <Chip tone="sky">{t`Sample data`}</Chip>
      </div>
      <ul className="-mx-2">
        {accounts.map(({ email, description }) => (
          <li key={email}>
            <button
              type="button"
              aria-disabled={enter.isPending || undefined}
              onClick={() => !enter.isPending && enter.mutate(email)}
              className="flex min-h-13 w-full items-center gap-3 rounded-control px-2 py-1.5 text-left hover:bg-surface-2"
            >
              <Avatar name={nameOf(email).split(',')[0]!} size="sm" />
              <span className="min-w-0 flex-1">
                <span className="block truncate text-sm font-semibold">{nameOf(email)}</span>
                <span className="block text-xs text-ink-2 first-letter:uppercase">{wordsOf(email, description)}</span>
              </span>
              {enter.isPending && enter.variables === email ? (
                <Spinner />
              ) : (
                <ChevronRight className="size-4.5 text-ink-3" aria-hidden="true" />
              )}
            </button>
          </li>
        ))}
      </ul>
      <FormError>{enter.error?.message}</FormError>
    </section>
  );
}

/** 'Ada' of ada@riverside.example; addresses that say what somebody is stay what they are. */
function nameOf(email: string): string {
  const [name = ''] = email.split('@');
  const role = ROLES[name];
  return role ? i18n._(role) : name.charAt(0).toUpperCase() + name.slice(1);
}

/** Who the people of the sample organizations are; whoever else there is, the server describes. */
function wordsOf(email: string, description: string): string {
  const known = DESCRIPTIONS[email.split('@')[0]!];
  return known ? i18n._(known) : description;
}

const DESCRIPTIONS: Readonly<Record<string, MessageDescriptor>> = {
  ada: msg`a learner with months of history`,
  grace: msg`runs Riverside: administration and insights`,
  noor: msg`manager of a ward`,
  eve: msg`a learner of another organization`,
  new: msg`without an organization yet`,
  root: msg`runs the whole installation`,
};

const ROLES: Readonly<Record<string, MessageDescriptor>> = {
  new: msg`Robin, new here`,
  root: msg`System administrator`,
};
