import { t } from '@lingui/core/macro';
import type { DraftText } from '@snapwell/contract/library/authoring.schemas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDateTime } from '#platform/locale/format.ts';
import { Button } from '#ui/action/button.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { classNames } from '#ui/class-names.ts';
import { RowsSkeleton } from '#ui/feedback/rows-skeleton.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { historyEntry, itemHistory } from '#features/authoring/authoring.queries.ts';
import { compareTexts } from './compare-texts.ts';

interface HistoryDialogProps {
  orgId: string;
  contentId: string;
  current: DraftText;
  onRestore: (text: DraftText) => void;
  onClose: () => void;
}

/** What an item said before: each text beside the one now, and back to it. */
export function HistoryDialog({ orgId, contentId, current, onRestore, onClose }: HistoryDialogProps) {
  const { data } = useQuery(itemHistory(orgId, contentId));
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={t`History`}
      footer={<Button onClick={onClose}>{t`Close`}</Button>}
    >
      {!data && <RowsSkeleton />}
      {data?.items.length === 0 && <p className="text-ink-2">{t`Nothing was saved yet.`}</p>}
      <ul className="grid divide-y divide-line">
        {data?.items.map(({ id, is_published: isPublished, number, made_at: madeAt }) => (
          <li key={id} className="py-2">
            <button
              type="button"
              aria-expanded={chosen === id}
              onClick={() => setChosen(chosen === id ? null : id)}
              className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-4 rounded-control px-2 text-left hover:bg-surface-2"
            >
              <span className="font-semibold">
                {isPublished ? t`Published, version ${number}` : t`Draft ${number}`}
              </span>
              <span className="text-sm text-ink-2">{formatDateTime(madeAt)}</span>
            </button>
            {chosen === id && (
              <Comparison
                orgId={orgId}
                contentId={contentId}
                entryId={id}
                current={current}
                onRestore={(text) => {
                  onRestore(text);
                  onClose();
                }}
              />
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

interface ComparisonProps {
  orgId: string;
  contentId: string;
  entryId: string;
  current: DraftText;
  onRestore: (text: DraftText) => void;
}

function Comparison({ orgId, contentId, entryId, current, onRestore }: ComparisonProps) {
  const { data } = useQuery(historyEntry(orgId, contentId, entryId));
  if (!data) return <RowsSkeleton />;
  const lines = compareTexts(data, current);
  return (
    <div className="mt-2 grid gap-3 px-2">
      <pre className="max-h-72 overflow-auto rounded-control bg-surface-2 p-3 font-mono text-xs whitespace-pre-wrap">
        {lines.length === 0
          ? t`It’s the same as now.`
          : lines.map(({ side, text, key }) => (
              <span
                key={key}
                className={classNames(
                  'block',
                  side === 'then' && 'bg-berry-soft text-berry-ink',
                  side === 'now' && 'bg-leaf-soft text-leaf-ink',
                  side === 'left-out' && 'text-ink-3',
                )}
              >
                {side === 'then' ? '− ' : side === 'now' ? '+ ' : '  '}
                {text}
              </span>
            ))}
      </pre>
      <SnapButton size="sm" className="justify-self-start" onClick={() => onRestore(data)}>
        {t`Restore this text`}
      </SnapButton>
    </div>
  );
}
