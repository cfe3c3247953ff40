import { i18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { documentProblems } from '@snapwell/contract/library/documents/document-problems';
import type { DocumentCard } from '@snapwell/contract/library/documents/documents.schemas';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { Link } from 'react-router';
import { contractText } from '#platform/locale/locale.ts';
import { formatDate } from '#platform/locale/format.ts';
import { Button } from '#ui/action/button.tsx';
import { Chip } from '#ui/action/chip.tsx';
import { formatNames } from './document-texts.ts';
import { documentList } from './documents.queries.ts';

interface DocumentListProps {
  orgId: string;
  pathOf: (documentId: string) => string;
}

/** The documents of an organization, newest first, with what became of each. */
export function DocumentList({ orgId, pathOf }: DocumentListProps) {
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useSuspenseInfiniteQuery(documentList(orgId));
  const cards = data.pages.flatMap(({ items }) => items);
  if (cards.length === 0)
    return (
      <p className="text-ink-2">
        <Trans>No documents yet. What you drop here becomes a draft; nobody sees it until you publish it.</Trans>
      </p>
    );
  return (
    <div className="grid gap-4">
      <ul className="grid gap-3">
        {cards.map((card) => (
          <li key={card.id}>
            <DocumentRow card={card} to={pathOf(card.id)} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button className="justify-self-center" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </div>
  );
}

function DocumentRow({ card, to }: { card: DocumentCard; to: string }) {
  const { title, version, uploaded_at: at } = card;
  const day = formatDate(at);
  return (
    <Link
      to={to}
      className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-1 rounded-lg border border-line bg-surface p-4 hover:border-line-strong sm:grid-cols-[auto_minmax(0,1fr)_auto]"
    >
      <FileText className="size-6 text-ink-2" aria-hidden="true" />
      <span className="grid min-w-0">
        <b className="truncate font-semibold">{title}</b>
        <span className="text-sm text-ink-3">
          {card.format && `${i18n._(formatNames[card.format])} · `}
          <Trans>
            Version {version}, {day}
          </Trans>
        </span>
      </span>
      <span className="max-sm:col-start-2">
        <DocumentStateChip card={card} />
      </span>
    </Link>
  );
}

/** How far a document is; why, where it could not be read. */
export function DocumentStateChip({ card }: { card: DocumentCard }) {
  if (card.state === 'failed')
    return <span className="text-sm text-berry-ink">{contractText(documentProblems[card.problem ?? 'failed'])}</span>;
  if (card.state !== 'ready') return <Chip tone="sky">{t`Reading…`}</Chip>;
  const { items } = card;
  return <Chip tone="leaf">{t`${plural(items, { one: '# draft', other: '# drafts' })}`}</Chip>;
}
