import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Check, Circle } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';
import { passwordPolicy } from '../identity.queries.ts';
import { rulesOf } from './password-rules.ts';

/** The rules of the password policy, ticked off while one types. Nothing where the policy cannot be read. */
export function PasswordRules({ password }: { password: string }) {
  const { data: policy } = useQuery(passwordPolicy());
  return (
    <ul aria-label={t`A password needs`} aria-live="polite" className="flex min-h-5 flex-wrap gap-x-4 gap-y-1 text-xs">
      {(policy ? rulesOf(policy, password) : []).map(({ text, isMet }) => (
        <li
          key={text}
          className={classNames('flex items-center gap-1.5', isMet ? 'font-semibold text-leaf-ink' : 'text-ink-2')}
        >
          {isMet ? <Check className="size-4" aria-hidden="true" /> : <Circle className="size-3.5" aria-hidden="true" />}
          {text}
          <span className="sr-only">{isMet ? t`(done)` : t`(missing)`}</span>
        </li>
      ))}
    </ul>
  );
}
