import { plural, t } from '@lingui/core/macro';
import type { AuthorItem, DraftText } from '@snapwell/contract/library/authoring.schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CalendarClock, ChevronDown, CloudCheck, CloudUpload, History, TriangleAlert } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { call } from '#platform/http/api.ts';
import { ApiError } from '#platform/http/api-error.ts';
import { failureWords } from '#platform/http/failure-words.ts';
import { formatDateTime } from '#platform/locale/format.ts';
import { getAuthorItem } from '@snapwell/contract/library/authoring.endpoints';
import { Button } from '#ui/action/button.tsx';
import { IconButton } from '#ui/action/icon-button.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { notify } from '#ui/feedback/notify.tsx';
import { RowsSkeleton } from '#ui/feedback/rows-skeleton.tsx';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { Menu } from '#ui/overlay/menu.tsx';
import { MenuItem } from '#ui/overlay/menu-item.tsx';
import { authoringKeys, cancelPublishing, type KindLook, publishItem, settleConflict } from '../authoring.queries.ts';
import { editorByKind } from '../editor-by-kind.ts';
import { StatusChip } from '../tree/author-tree-panel.tsx';
import { HeadFields } from './head-fields.tsx';
import { HistoryDialog } from './history-dialog.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { type Draft, useDraft } from './use-draft.ts';
import { useItemMedia } from './use-item-media.ts';

interface ItemEditorViewProps {
  orgId: string;
  item: AuthorItem;
  look: KindLook;
  /** What this device has not sent yet. */
  waiting: DraftText | null;
  /** The item as a learner sees it, once it is saved. */
  preview: (shown: { revision: number; width: 'phone' | 'wide' }) => ReactNode;
}

type View = 'write' | 'phone' | 'wide';

/** One item being written: its frame, the editor of its kind, what must be mended, and the way to learners. */
export function ItemEditorView({ orgId, item: opened, look, waiting, preview }: ItemEditorViewProps) {
  const [item, setItem] = useState(opened);
  const draft = useDraft(orgId, item, waiting);
  const [view, setView] = useState<View>('write');
  const [shownRevision, setShownRevision] = useState(item.revision);
  const media = useItemMedia(orgId, item, () => undefined);
  const show = async (next: View) => {
    if (next !== 'write') setShownRevision(await draft.flush().catch(() => draft.revision));
    setView(next);
  };
  const Editor = editorByKind[item.kind];
  const bodyProblems = draft.problems
    .filter(({ path }) => path[0] === 'body')
    .map(({ path, line, message }) => ({
      path: path.slice(1),
      message: line === null ? message : t`Line ${line}: ${message}`,
    }));
  return (
    <div className="min-w-0">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line pb-3">
        <div className="min-w-0 flex-1">
          <p className="truncate text-sm text-ink-2">
            {[item.module?.title, item.chapter?.title].filter(Boolean).join(' › ')}
          </p>
          <h1 className="flex flex-wrap items-center gap-x-3 text-xl">
            <span className="min-w-0 break-words">{draft.head.title || t`Without a title`}</span>
            <StatusChip status={item.status} hasChanges={draft.revision > 0} isScheduled={item.publish_at !== null} />
          </h1>
        </div>
        <SaveState draft={draft} />
        <PublishBar orgId={orgId} item={item} draft={draft} onItem={setItem} />
      </header>
      <div className="mt-4">
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
      <Notices orgId={orgId} item={item} draft={draft} onItem={setItem} />
      {view === 'write' ? (
        <div className="mt-5 grid gap-6">
          <HeadFields
            head={draft.head}
            problems={draft.problems.filter(({ path }) => path[0] === 'head')}
            media={media}
            onChange={(head) => draft.change({ head })}
          />
          <section aria-label={look.name(item.kind)}>
            {Editor ? (
              <Suspense fallback={<RowsSkeleton />}>
                <Editor
                  key={draft.generation}
                  body={draft.body}
                  onChange={(body) => draft.change({ body })}
                  problems={bodyProblems}
                  media={media}
                />
              </Suspense>
            ) : (
              <Callout kind="info" title={t`This kind is changed in its file`}>
                {t`Export the library, edit the file and import it again.`}
              </Callout>
            )}
          </section>
        </div>
      ) : (
        <div
          className={
            view === 'phone'
              ? 'mx-auto mt-6 h-[46rem] max-h-[80dvh] w-[390px] max-w-full overflow-y-auto rounded-[36px] border-8 border-ink bg-paper p-4'
              : 'mt-6 rounded-lg border border-line bg-paper p-6'
          }
        >
          {preview({ revision: shownRevision, width: view })}
        </div>
      )}
    </div>
  );
}

function SaveState({ draft }: { draft: Draft }) {
  const { state, savedAt } = draft;
  const words = {
    saved: savedAt ? t`Saved ${formatDateTime(savedAt)}` : t`Nothing changed`,
    writing: t`Saving …`,
    stored: t`Stored on this device`,
    conflict: t`Not saved`,
  };
  return (
    <output className="inline-flex items-center gap-1.5 text-sm text-ink-2 [&>svg]:size-4.5">
      {state === 'saved' ? (
        <CloudCheck className="text-leaf-ink" aria-hidden="true" />
      ) : state === 'conflict' ? (
        <TriangleAlert className="text-ember-ink" aria-hidden="true" />
      ) : (
        <CloudUpload aria-hidden="true" />
      )}
      {words[state]}
    </output>
  );
}

interface ItemPartProps {
  orgId: string;
  item: AuthorItem;
  draft: Draft;
  onItem: (item: AuthorItem) => void;
}

function PublishBar({ orgId, item, draft, onItem }: ItemPartProps) {
  const publish = useMutation(publishItem(orgId, item.id));
  const cancel = useMutation(cancelPublishing(orgId, item.id));
  const [asked, setAsked] = useState<'schedule' | 'history' | null>(null);
  const isEmpty = draft.revision === 0 && draft.state === 'saved';
  const send = async (at: string | null) => {
    try {
      const revision = await draft.flush();
      const next = await publish.mutateAsync({ revision, at });
      onItem(next);
      if (at === null) draft.resolve(next, false);
      notify('success', at === null ? t`Learners see it now` : t`It’s published on ${formatDateTime(at)}`);
    } catch (error) {
      const first = error instanceof ApiError ? error.details?.[0]?.message : undefined;
      notify('error', failureWords(error, true).advice, { detail: first });
    }
  };
  return (
    <div className="flex items-center gap-1.5">
      <IconButton label={t`History`} onClick={() => setAsked('history')}>
        <History aria-hidden="true" />
      </IconButton>
      {item.publish_at ? (
        <Button onClick={() => cancel.mutate(undefined, { onSuccess: () => onItem({ ...item, publish_at: null }) })}>
          <CalendarClock className="size-5" aria-hidden="true" /> {formatDateTime(item.publish_at)}: {t`Cancel`}
        </Button>
      ) : (
        <>
          <SnapButton
            size="sm"
            isPending={publish.isPending}
            disabled={isEmpty || draft.problems.length > 0}
            onClick={() => void send(null)}
          >
            {t`Publish`}
          </SnapButton>
          <Menu
            trigger={
              <IconButton label={t`More ways to publish`}>
                <ChevronDown aria-hidden="true" />
              </IconButton>
            }
          >
            <MenuItem disabled={isEmpty || draft.problems.length > 0} onSelect={() => setAsked('schedule')}>
              {t`Publish at a time …`}
            </MenuItem>
          </Menu>
        </>
      )}
      {asked === 'schedule' && <ScheduleDialog onClose={() => setAsked(null)} onChoose={(at) => void send(at)} />}
      {asked === 'history' && (
        <HistoryDialog
          orgId={orgId}
          contentId={item.id}
          current={{ head: draft.head, body: draft.body }}
          onClose={() => setAsked(null)}
          onRestore={(text) => draft.change(text)}
        />
      )}
    </div>
  );
}

/** What the author must know before anything else: conflicts, and what must be mended. */
function Notices({ orgId, item, draft, onItem }: ItemPartProps) {
  const queryClient = useQueryClient();
  const settle = useMutation(settleConflict(orgId, item.id));
  const goOn = async (mine: boolean) => {
    const server = await call(getAuthorItem, { params: { orgId, contentId: item.id } }, { isCacheSkipped: true });
    onItem(server);
    draft.resolve(server, mine);
    void queryClient.invalidateQueries({ queryKey: authoringKeys.tree(orgId) });
  };
  return (
    <div className="mt-4 grid gap-3 empty:hidden">
      {draft.state === 'conflict' && (
        <Callout kind="warning" title={t`Somebody else changed the same words`}>
          <p>{t`Both texts are in the history. Choose what to go on with.`}</p>
          <p className="mt-3 flex flex-wrap gap-2">
            <Button size="sm" onClick={() => void goOn(true)}>{t`Go on with mine`}</Button>
            <Button size="sm" onClick={() => void goOn(false)}>{t`Go on with theirs`}</Button>
          </p>
        </Callout>
      )}
      {item.is_conflict && (
        <Callout kind="warning" title={t`What learners see has changed`}>
          <p>{t`An import changed the published text after this draft was begun. Both are in the history.`}</p>
          <p className="mt-3 flex flex-wrap gap-2">
            {(['draft', 'published'] as const).map((use) => (
              <Button
                key={use}
                size="sm"
                isPending={settle.isPending}
                onClick={() =>
                  settle.mutate(use, {
                    onSuccess: (next) => {
                      onItem(next);
                      draft.resolve(next, use === 'draft');
                    },
                  })
                }
              >
                {use === 'draft' ? t`Go on with the draft` : t`Take the published text`}
              </Button>
            ))}
          </p>
        </Callout>
      )}
      {item.publish_failure && (
        <Callout kind="warning" title={t`It wasn’t published when it was time`}>
          {item.publish_failure}
        </Callout>
      )}
      {draft.problems.length > 0 && (
        <details className="rounded-md border border-line bg-surface px-4 py-3">
          <summary className="min-h-6 cursor-pointer text-sm font-semibold">
            {t`${plural(draft.problems.length, { one: '# thing to mend before you publish', other: '# things to mend before you publish' })}`}
          </summary>
          <ul className="mt-2 grid gap-1 text-sm text-ink-2">
            {draft.problems.map(({ path, line, message }) => (
              <li key={`${path.join('.')}/${line} ${message}`}>
                <span className="text-ink-3">{line === null ? path.slice(1).join(' › ') : t`Line ${line}`}</span>{' '}
                {message}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
