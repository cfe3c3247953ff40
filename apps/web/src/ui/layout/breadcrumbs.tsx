import { t } from '@lingui/core/macro';
import { Link } from 'react-router';

export interface Crumb {
  label: string;
  to?: string;
}

/** The way here. The last one is where one is; on phones the first is left out. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={t`Breadcrumb`}>
      <ol className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-3">
        {crumbs.map(({ label, to }, at) => (
          <li
            key={to ?? label}
            className="inline-flex min-w-0 items-center gap-2 wrap-anywhere max-nav:first:not-last:hidden"
          >
            {to && at < crumbs.length - 1 ? (
              <Link to={to} className="inline-flex min-h-8 items-center text-ink-2 hover:underline">
                <span className="line-clamp-1">{label}</span>
              </Link>
            ) : (
              <span aria-current={at === crumbs.length - 1 ? 'page' : undefined} className="line-clamp-1">
                {label}
              </span>
            )}
            {at < crumbs.length - 1 && <span aria-hidden="true">/</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
