import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useReachable } from '#platform/http/connection.ts';
import { failureWords } from '#platform/http/failure-words.ts';
import { Button } from '#ui/action/button.tsx';
import { FormError } from '#ui/form/form-error.tsx';
import { Card } from '#ui/layout/card.tsx';
import { SectionHead } from '#ui/layout/section-head.tsx';

/** A room's head: what it is, one sentence of how it stands, and what can be done. */
export function RoomHead({ title, lead, children }: { title: ReactNode; lead?: ReactNode; children?: ReactNode }) {
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-4">
      <div className="grid min-w-0 gap-1.5">
        <h1 className="text-2xl wrap-anywhere">{title}</h1>
        {lead && <p className="max-w-[60ch] text-ink-2">{lead}</p>}
      </div>
      {children && <div className="flex flex-wrap gap-3">{children}</div>}
    </header>
  );
}

interface PanelProps {
  title: ReactNode;
  lead?: ReactNode;
  /** What stands right in the head: a link, a button. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** One part of a room. */
export function Panel({ title, lead, aside, className, children }: PanelProps) {
  return (
    <Card className={className}>
      <SectionHead title={title} lead={lead}>
        {aside}
      </SectionHead>
      {children}
    </Card>
  );
}

/** What the last write was refused for. */
export function Refusal({ error }: { error: Error | null }) {
  const isReachable = useReachable();
  return error && <FormError>{failureWords(error, isReachable).advice}</FormError>;
}

interface MoreProps {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}

/** The way to the next page of a list. */
export function More({ hasNextPage, isFetchingNextPage, fetchNextPage }: MoreProps) {
  if (!hasNextPage) return null;
  return (
    <Button className="mt-4 justify-self-center" isPending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
      <Trans>Show more</Trans>
    </Button>
  );
}
