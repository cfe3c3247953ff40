import { t } from '@lingui/core/macro';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import { Cover } from '#ui/cover/cover.tsx';
import { safeAddress } from '#ui/text/rich/safe-address.ts';
import { useLeadsHere } from '../leads-here.ts';

interface LinkCardProps {
  href: string;
  title: string;
  imageUrl?: string | undefined;
  detail?: string | undefined;
}

/** A card that opens an item, unless one is on it; the item shows the way back to the conversation. */
export function LinkCard({ href, title, imageUrl, detail = t`Open it here` }: LinkCardProps) {
  const leadsHere = useLeadsHere();
  const address = safeAddress(href, location.origin);
  if (!address?.isOwn) return null;
  const picture = imageUrl === undefined ? null : safeAddress(imageUrl, location.origin);
  const isHere = leadsHere(address.to);
  const inside = (
    <>
      {picture?.isOwn ? (
        <img src={picture.to} alt="" className="h-15 w-18 rounded-[10px] object-cover" />
      ) : (
        <Cover id={contentIdOf(address.to)} columns={3} rows={2} className="h-15 w-18 rounded-[10px]" />
      )}
      <span className="grid min-w-0">
        <b className="font-display leading-[1.2] tracking-tight">{title}</b>
        <span className="text-xs text-ink-2">{isHere ? t`You’re on this page` : detail}</span>
      </span>
    </>
  );
  if (isHere) return <div className={LOOK}>{inside}</div>;
  return (
    <Link to={address.to} className={classNames(LOOK, 'hover:bg-surface-2')}>
      {inside}
      <ChevronRight className="size-5 flex-none text-ink-2" aria-hidden="true" />
    </Link>
  );
}

const LOOK =
  'grid w-full grid-cols-[72px_minmax(0,1fr)_auto] items-center gap-3 rounded-md border-[1.5px] border-line bg-surface p-2 pr-3';

/** What the cover is drawn from: the same as everywhere else for the item. */
const contentIdOf = (path: string): string => /\/content\/([^/?#]+)/.exec(path)?.[1] ?? path;
