import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { config } from '#platform/config.ts';
import { OperatorMissing } from './operator-missing.tsx';

/** `/imprint`: who runs this server, as its configuration says. */
export function ImprintScreen() {
  const { operator } = config();
  return (
    <div className="wrap grid max-w-[44rem] content-start gap-8 py-10">
      <h1>{t`Imprint`}</h1>
      {operator === null ? (
        <OperatorMissing />
      ) : (
        <dl className="grid gap-6">
          <Entry title={t`Who runs this server`}>
            <p className="font-semibold">{operator.name}</p>
            {operator.address.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Entry>
          {operator.representative && <Entry title={t`Represented by`}>{operator.representative}</Entry>}
          {(operator.email || operator.phone) && (
            <Entry title={t`Contact`}>
              {operator.email && (
                <p>
                  <a href={`mailto:${operator.email}`} className="font-semibold text-sky-ink underline">
                    {operator.email}
                  </a>
                </p>
              )}
              {operator.phone && <p>{operator.phone}</p>}
            </Entry>
          )}
          {operator.register && <Entry title={t`Register`}>{operator.register}</Entry>}
          {operator.tax_id && <Entry title={t`Tax number`}>{operator.tax_id}</Entry>}
        </dl>
      )}
    </div>
  );
}

const Entry = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="grid gap-1.5 border-t border-line pt-4 sm:grid-cols-[12rem_1fr]">
    <dt className="text-sm font-semibold text-ink-2">{title}</dt>
    <dd>{children}</dd>
  </div>
);
