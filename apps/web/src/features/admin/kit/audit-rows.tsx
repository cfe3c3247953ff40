import { t } from '@lingui/core/macro';
import type { AuditEntry } from '@snapwell/contract/admin/admin.schemas';
import { classNames } from '#ui/class-names.ts';
import { Avatar } from '#ui/layout/avatar.tsx';
import { actName } from './admin-texts.ts';
import { shortMoment } from './times.ts';

/** What administrators did, one line each. `marked` is the one that a finding points at. */
export function AuditRows({ entries, marked }: { entries: readonly AuditEntry[]; marked?: string }) {
  return (
    <ul>
      {entries.map((entry) => (
        <li
          key={entry.id}
          className={classNames(
            'grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3.5 gap-y-0.5 border-b border-line py-3 last:border-0 sm:grid-cols-[6.5rem_auto_minmax(0,1fr)]',
            entry.id === marked && '-mx-3 rounded-md border-0 bg-ember-soft px-3',
          )}
        >
          <time dateTime={entry.at} className="text-sm text-ink-3 tabular-nums max-sm:col-span-2">
            {shortMoment(entry.at)}
          </time>
          <Avatar name={nameOf(entry)} isHidden={entry.is_erased} size="sm" />
          <span className="min-w-0 wrap-anywhere">
            <b className="font-semibold">{nameOf(entry)}</b> {actName(entry.act)}
            <span className="block text-xs text-ink-3">{detailsOf(entry)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function nameOf({ is_erased: isErased, actor_uid: uid, actor_name: name }: AuditEntry): string {
  if (isErased) return t`Somebody who was erased`;
  return uid === null ? t`The server` : name || t`Unknown account`;
}

/** To what, from where, with which values. */
function detailsOf({ target, target_name: name, address, details }: AuditEntry): string {
  const values = Object.entries(details).map(([key, value]) => `${key}: ${String(value)}`);
  return [name || target, ...values, address].filter(Boolean).join(' · ');
}
