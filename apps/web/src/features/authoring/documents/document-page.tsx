import { i18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { documentProblems } from '@snapwell/contract/library/documents/document-problems';
import type { DocumentDetail, DocumentDraft, DraftItem } from '@snapwell/contract/library/documents/documents.schemas';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { BookOpen, FileText } from 'lucide-react';
import { useRef, useState } from 'react';
import { contractText } from '#platform/locale/locale.ts';
import { formatDate } from '#platform/locale/format.ts';
import { Chip } from '#ui/action/chip.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { Select } from '#ui/form/select.tsx';
import { ChangePanel } from './change-panel.tsx';
import { DocumentActs } from './document-acts.tsx';
import { lineStates, linesOfItem, type LineState } from './document-coverage.ts';
import { DocumentReport } from './document-report.tsx';
import { documentDetails, skipLine } from './documents.queries.ts';
import { formatNames } from './document-texts.ts';
import { DraftText } from './draft-text.tsx';
import { LineLinks } from './line-links.tsx';
import { LineStrip } from './line-strip.tsx';
import { MakeDrafts } from './make-drafts.tsx';
import { SourceLines } from './source-lines.tsx';

interface DocumentPageProps {
  orgId: string;
  documentId: string;
  /** Where an item is written. */
  itemPath: (contentId: string) => string;
  onMade: (contentId: string) => void;
}

/** One document: how far it is read, what came of it, and its draft beside it, line tied to line. */
export function DocumentPage({ orgId, documentId, itemPath, onMade }: DocumentPageProps) {
  const { data: document } = useSuspenseQuery(documentDetails(orgId, documentId));
  const { name } = document;
  if (document.state === 'failed')
    return (
      <EmptyState icon={<FileText />} title={t`“${name}” wasn’t taken`} isPage>
        {contractText(documentProblems[document.problem ?? 'failed'])}
      </EmptyState>
    );
  if (document.state !== 'ready' || !document.draft)
    return (
      <EmptyState icon={<Spinner />} title={t`Reading “${name}”…`} isPage>
        <Trans>You can leave this page; the document is read meanwhile.</Trans>
      </EmptyState>
    );
  return <ReadDocument orgId={orgId} document={document} draft={document.draft} itemPath={itemPath} onMade={onMade} />;
}

type View = 'both' | 'document' | 'draft';

interface ReadDocumentProps extends Omit<DocumentPageProps, 'documentId'> {
  document: DocumentDetail;
  draft: DocumentDraft;
}

function ReadDocument({ orgId, document, draft, itemPath, onMade }: ReadDocumentProps) {
  const { items } = draft;
  const [isMaking, setIsMaking] = useState(false);
  const skipping = useMutation(skipLine(orgId, document.id));
  const [itemId, setItemId] = useState(items[0]?.id ?? '');
  const [view, setView] = useState<View>('both');
  const area = useRef<HTMLDivElement>(null);
  const item = items.find(({ id }) => id === itemId) ?? items[0];
  const states = lineStates(document, items);
  const changed = new Set(document.changes.flatMap(({ after }) => (after === null ? [] : [after])));
  if (!item) return null;
  const lines = linesOfItem(document.document_lines, items, item);
  return (
    <div className="grid gap-8">
      <header className="grid gap-x-10 gap-y-5 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end">
        <div className="grid gap-2">
          <h1 className="text-2xl">{headline(document, states)}</h1>
          <p className="max-w-2xl text-ink-2">{summaryOf(document, items)}</p>
        </div>
        <LineStrip lines={lines.map(({ line }) => states.get(line)).filter((state) => state !== undefined)} />
      </header>
      <DocumentActs orgId={orgId} document={document} onMake={() => setIsMaking(true)} />
      {isMaking && (
        <MakeDrafts
          orgId={orgId}
          document={document}
          draft={draft}
          onClose={() => setIsMaking(false)}
          onMade={onMade}
        />
      )}
      <DocumentReport notes={document.notes} />
      <ChangePanel orgId={orgId} document={document} itemPath={itemPath} />
      <div className="flex flex-wrap items-end justify-between gap-4">
        {items.length > 1 && (
          <div className="w-full sm:w-96">
            <Select
              label={t`Draft`}
              value={item.id}
              onChange={setItemId}
              options={items.map(({ id, title: label, chapter }) => ({
                value: id,
                label,
                ...(chapter !== null && { detail: chapter }),
              }))}
            />
          </div>
        )}
        <div className="w-full lg:hidden">
          <SegmentedControl
            label={t`Show`}
            options={[
              { value: 'both', label: t`Both` },
              { value: 'document', label: t`Document` },
              { value: 'draft', label: t`Draft` },
            ]}
            value={view}
            onChange={setView}
            isWide
          />
        </div>
      </div>
      <div ref={area} className="relative grid gap-x-[120px] gap-y-8 lg:grid-cols-[minmax(0,42fr)_minmax(0,58fr)]">
        <section
          aria-label={t`The document`}
          className={classNames(
            'grid content-start gap-4 rounded-md border border-line bg-surface p-5 shadow-1 sm:p-7',
            view === 'draft' && 'max-lg:hidden',
          )}
        >
          <SourceHead document={document} />
          <SourceLines
            lines={lines}
            states={states}
            changes={document.changes}
            onSkip={(line, isSkipped) => skipping.mutate({ line, isSkipped })}
          />
        </section>
        <article
          data-draft
          aria-label={t`The draft`}
          className={classNames('grid content-start gap-4', view === 'document' && 'max-lg:hidden')}
        >
          <DraftHead item={item} origin={document.draft?.origin ?? 'rules'} />
          <DraftText item={item} pictures={document.pictures} changed={changed} />
        </article>
        <LineLinks key={item.id} area={area} />
      </div>
    </div>
  );
}

function SourceHead({ document }: { document: DocumentDetail }) {
  const { version, pages, title } = document;
  const day = formatDate(document.uploaded_at);
  return (
    <header className="flex items-center gap-3 border-b border-line pb-4">
      <FileText className="size-5 flex-none" aria-hidden="true" />
      <p className="min-w-0">
        <b className="block font-semibold">{title}</b>
        <small className="text-ink-3">
          {document.format && `${i18n._(formatNames[document.format])} · `}
          <Trans>
            Version {version}, {day}
          </Trans>
          {pages !== null && ` · ${t`${plural(pages, { one: '# page', other: '# pages' })}`}`}
        </small>
      </p>
    </header>
  );
}

function DraftHead({ item, origin }: { item: DraftItem; origin: 'rules' | 'model' }) {
  const { minutes } = item;
  return (
    <header className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        <Chip tone="leaf">
          <BookOpen aria-hidden="true" />
          <Trans>Article</Trans>
        </Chip>
        <Chip>
          <Trans>{minutes} min</Trans>
        </Chip>
        <Chip tone="sky">
          {origin === 'model' ? t`Drafted by Sophie, read by nobody yet` : t`Raw: the document’s own words`}
        </Chip>
      </div>
      <h2 className="text-xl">{item.title}</h2>
    </header>
  );
}

/** What the document's state comes to, in a sentence. */
function headline({ changes, links }: DocumentDetail, states: ReadonlyMap<number, LineState>): string {
  const all = [...states.values()];
  const open = all.filter((state) => state === 'open').length;
  if (changes.length > 0) {
    const count = changes.length;
    return t`${plural(count, { one: 'One line changed.', other: '# lines changed.' })}`;
  }
  if (open > 0) return t`${plural(open, { one: 'One line is in no lesson.', other: '# lines are in no lesson.' })}`;
  return links.length > 0 ? t`Every line is taught.` : t`Every line is in a draft.`;
}

function summaryOf({ draft }: DocumentDetail, items: readonly DraftItem[]): string {
  const minutes = items.reduce((sum, item) => sum + item.minutes, 0);
  const drafts = t`${plural(items.length, { one: 'One draft', other: '# drafts' })}`;
  const questions = t`${plural(draft?.questions.length ?? 0, { one: '# question', other: '# questions' })}`;
  return t`${drafts} of ${plural(minutes, { one: '# minute', other: '# minutes' })} and ${questions}. Nobody sees any of it until you publish it.`;
}
