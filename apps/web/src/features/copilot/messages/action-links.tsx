import { t } from '@lingui/core/macro';
import type { Action } from '@snapwell/contract/copilot/stream.schemas';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { safeAddress } from '#ui/text/rich/safe-address.ts';
import { useLeadsHere } from './leads-here.ts';

/** What a reply leads to: each opens something of the product, other than the page one is on. */
export function ActionLinks({ actions }: { actions: readonly Action[] }) {
  const leadsHere = useLeadsHere();
  const links = actions.flatMap(({ title, url }) => {
    const address = safeAddress(url, location.origin);
    return address?.isOwn && !leadsHere(address.to) ? [{ title, to: address.to }] : [];
  });
  if (links.length === 0) return null;
  return (
    <ul aria-label={t`Go on with`} className="flex flex-wrap gap-2">
      {links.map(({ title, to }) => (
        <li key={to}>
          <Link
            to={to}
            className="reach inline-flex min-h-9 items-center gap-1.5 rounded-full bg-sky-soft px-3.5 py-1.5 text-xs font-semibold text-sky-ink hover:underline"
          >
            {title} <ArrowRight className="size-3.5 flex-none" aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
