import { t } from '@lingui/core/macro';
import type { ContentKind } from '@snapwell/contract/catalogue/content-kind';
import type { AuthorItem, DraftBody, DraftText } from '@snapwell/contract/library/authoring.schemas';
import { useQueryClient } from '@tanstack/react-query';
import { ChevronRight, CloudCheck, CloudUpload, TriangleAlert } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { formatDateTime } from '#platform/locale/format.ts';
import { paths } from '#platform/paths.ts';
import { RowsSkeleton } from '#ui/feedback/rows-skeleton.tsx';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { Framed } from '#ui/layout/framed.tsx';
import { authoringKeys, authorItem, type KindLook } from '../authoring.queries.ts';
import { editorByKind, VersionBody } from '../editor-by-kind.ts';
import type { ItemEditorProps, ItemMedia } from '../item-editor.ts';
import { StatusChip } from '../tree/item-row.tsx';
import { LanguageBar } from './language-bar.tsx';
import { VersionHead } from './version-head.tsx';
import { HeadFields } from './head-fields.tsx';
import { ItemNotices } from './item-notices.tsx';
import { problemPlace, problemWords } from './problem-words.ts';
import { HINDRANCE_ID, PublishBar } from './publish-bar.tsx';
import { hindranceWords } from './publish-hindrance.tsx';
import { type Draft, useDraft } from './use-draft.ts';
import { WhoIsHere } from './who-is-here.tsx';
import { useItemMedia } from './use-item-media.ts';

interface ItemEditorViewProps {
  orgId: string;
  item: AuthorItem;
  look: KindLook;
  /** What this device has not sent yet. */
  waiting: DraftText | null;
  /** The item as a learner sees it, once it is saved. */
  renderPreview: (revision: number) => ReactNode;
}

type View = 'write' | 'phone' | 'wide';

/** The one with which an item is added. */
const FIRST_REVISION = 1;

/** One item being written: its frame, the editor of its kind, what must be mended, and the way to learners. */
export function ItemEditorView({ orgId, item: opened, look, waiting, renderPreview }: ItemEditorViewProps) {
  const [item, setItem] = useState(opened);
  const draft = useDraft(orgId, item, waiting);
  const [view, setView] = useState<View>('write');
  const [shownRevision, setShownRevision] = useState(item.revision);
  const media = useItemMedia(orgId, item, () => undefined);
  const show = async (next: View) => {
    if (next !== 'write') setShownRevision(await draft.flush().catch(() => draft.revision));
    setView(next);
  };
  const queryClient = useQueryClient();
  const openAnew = async () => {
    await queryClient.invalidateQueries({ queryKey: authoringKeys.item(orgId, item.id) });
    const next = await queryClient.fetchQuery({ ...authorItem(orgId, item.id), staleTime: 0 });
    setItem(next);
    draft.resolve(next, false);
  };
  // What an item lacks that nobody has written in yet is no mistake: the line beside 'Publish' counts it.
  const isUntouched = item.status === 'new' && draft.revision === (item.original ? 0 : FIRST_REVISION);
  const shownProblems = isUntouched ? [] : draft.problems;
  const bodyProblems = shownProblems
    .filter(({ path }) => path[0] === 'body')
    .map((problem) => {
      const words = problemWords(problem);
      const place = problem.line === null ? '' : problemPlace(problem, draft.body.markdown);
      return { path: problem.path.slice(1), message: place ? `${place}: ${words}` : words };
    });
  return (
    <div className="min-w-0">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line pb-2 max-sm:justify-between max-sm:gap-x-1">
        <div className="min-w-0 flex-1 basis-56 max-sm:basis-full">
          <Place orgId={orgId} item={item} />
          <h1 className="flex items-center gap-x-3 text-lg leading-tight">
            <span className="min-w-0 truncate" lang={item.language}>
              {draft.head.title || item.original?.head.title || t`Without a title`}
            </span>
            <StatusChip status={item.status} hasChanges={draft.revision > 0} isScheduled={item.publish_at !== null} />
          </h1>
        </div>
        <SaveState draft={draft} hindrance={hindranceWords(item, draft)} />
        <PublishBar orgId={orgId} item={item} draft={draft} onItem={setItem} />
      </header>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <LanguageBar orgId={orgId} item={item} hasDraft={draft.revision > 0} onChanged={() => void openAnew()} />
        <SegmentedControl
          label={t`What you look at`}
          options={[
            { value: 'write', label: t`Write` },
            { value: 'phone', label: t`Phone preview` },
            { value: 'wide', label: t`Wide preview` },
          ]}
          value={view}
          onChange={(next) => void show(next)}
        />
      </div>
      <WhoIsHere orgId={orgId} contentId={item.id} draft={draft} />
      <ItemNotices orgId={orgId} item={item} draft={draft} onItem={setItem} />
      {view === 'write' ? (
        <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3">
          <WrittenText {...{ orgId, item, look, draft, media, problems: shownProblems, bodyProblems }} />
        </div>
      ) : (
        <Framed
          key={`${view}/${shownRevision}`}
          title={view === 'phone' ? t`Phone preview` : t`Wide preview`}
          className={
            view === 'phone'
              ? 'mx-auto mt-6 block h-[46rem] max-h-[80dvh] w-[406px] max-w-full rounded-[36px] border-8 border-ink bg-paper dark:border-line-strong'
              : 'mt-6 block h-[46rem] max-h-[80dvh] w-full rounded-lg border border-line bg-paper'
          }
        >
          {renderPreview(shownRevision)}
        </Framed>
      )}
    </div>
  );
}

interface WrittenTextProps extends Pick<ItemEditorViewProps, 'orgId' | 'item' | 'look'> {
  draft: Draft;
  media: ItemMedia;
  problems: Draft['problems'];
  bodyProblems: ItemEditorProps<DraftBody>['problems'];
}

/** What is written of an item: its head, and its body in the editor of its kind; a version beside its original. */
function WrittenText({ orgId, item, look, draft, media, problems, bodyProblems }: WrittenTextProps) {
  const { kind, original } = item;
  const headProblems = problems
    .filter(({ path }) => path[0] === 'head')
    .map((problem) => ({ ...problem, message: problemWords(problem) }));
  const onHead = (head: Draft['head']) => draft.change({ head });
  const editor = {
    body: draft.body,
    onChange: (body: DraftBody) => draft.change({ body }),
    problems: bodyProblems,
    media,
  };
  const Editor = editorByKind[kind];
  return (
    <>
      {original ? (
        <VersionHead head={draft.head} original={original} problems={headProblems} onChange={onHead} />
      ) : (
        <HeadFields
          head={draft.head}
          problems={headProblems}
          media={media}
          publicAddress={publicAddressOf(orgId, item)}
          onChange={onHead}
        />
      )}
      <section aria-label={look.name(kind)}>
        <Suspense fallback={<RowsSkeleton />}>
          {original ? (
            <VersionBody key={draft.generation} kind={kind} original={original} Editor={Editor} {...editor} />
          ) : (
            <Editor key={draft.generation} {...editor} />
          )}
        </Suspense>
      </section>
    </>
  );
}

/** Where the item stands, and the way back to all of them. */
function Place({ orgId, item: { module, chapter } }: { orgId: string; item: AuthorItem }) {
  return (
    <nav aria-label={t`Breadcrumb`} className="flex items-center gap-x-1.5 text-xs text-ink-2">
      <Link to={paths.panelContent(orgId)} className="reach flex-none font-semibold hover:underline">
        {t`Content`}
      </Link>
      {module && (
        <>
          <ChevronRight className="size-3.5 flex-none" aria-hidden="true" />
          <span className="min-w-0 truncate">{module.title}</span>
          <StatusChip status={module.status} />
        </>
      )}
      {chapter && (
        <>
          <ChevronRight className="size-3.5 flex-none" aria-hidden="true" />
          <span className="min-w-0 truncate">{chapter.title}</span>
        </>
      )}
    </nav>
  );
}

function SaveState({ draft, hindrance }: { draft: Draft; hindrance: string | null }) {
  const { state, savedAt } = draft;
  const words = {
    saved: savedAt ? t`Saved ${formatDateTime(savedAt)}` : t`Nothing changed`,
    writing: t`Saving …`,
    stored: t`Stored on this device`,
    conflict: t`Not saved`,
  };
  return (
    <div className="grid gap-0.5 text-xs text-ink-2">
      <output className="inline-flex items-center gap-1.5 [&>svg]:size-4">
        {state === 'saved' ? (
          <CloudCheck className="text-leaf-ink" aria-hidden="true" />
        ) : state === 'conflict' ? (
          <TriangleAlert className="text-ember-ink" aria-hidden="true" />
        ) : (
          <CloudUpload aria-hidden="true" />
        )}
        {words[state]}
      </output>
      <span id={HINDRANCE_ID} className="font-semibold empty:hidden">
        {hindrance}
      </span>
    </div>
  );
}

/** A quiz has a page of its own; every other item stands under its content. */
const publicAddressOf = (orgId: string, { id, kind }: { id: string; kind: ContentKind }) =>
  kind === 'quiz' ? paths.publicQuiz(orgId, id) : paths.publicContent(orgId, id);
