import { t } from '@lingui/core/macro';
import type { ContentKind } from '@snapwell/contract/catalogue/content-kind';
import { parseTextId } from '@snapwell/contract/library/language-versions/text-id';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useNavigate, useParams } from 'react-router';
import { ArchiveActs } from '#features/authoring/archive/archive-acts.tsx';
import { authorItem } from '#features/authoring/authoring.queries.ts';
import { DrawnPerson } from '#features/authoring/editors/scenes/drawn-person.ts';
import { LearnersView } from '#features/authoring/questions/learners-view.ts';
import { ItemEditorView } from '#features/authoring/item/item-editor-view.tsx';
import { useWaitingDraft } from '#features/authoring/item/use-waiting-draft.ts';
import { AuthorTreePanel } from '#features/authoring/tree/author-tree-panel.tsx';
import { usePageTitle } from '#platform/device/page-title.ts';
import { useRoomy } from '#platform/device/width.ts';
import { paths } from '#platform/paths.ts';
import { SkipLink } from '#ui/action/skip-link.tsx';
import { TextLink } from '#ui/action/text-link.tsx';
import { RowsSkeleton } from '#ui/feedback/rows-skeleton.tsx';
import { Region } from '../region.tsx';
import { useOrgId } from '../use-org-id.ts';
import { kindLook } from './kind-look.ts';
import { LearnersQuestion } from './learners-question.tsx';
import { PanelShell } from './panel-shell.tsx';
import { SeenPerson } from './seen-person.tsx';

const TREE = 'library-tree';
const ITEM = 'open-item';

/** The players come with the first preview. */
const LearnersPreview = lazy(async () => ({ default: (await import('./learners-preview.tsx')).LearnersPreview }));

/** A question stands beside its preview, a scene beside its map, a film beside its chapters. */
const WIDE_KINDS: ReadonlySet<ContentKind> = new Set(['quiz', 'simulation', 'video']);

/**
 * `/o/{orgId}/admin-panel/content` and `.../{contentId}`: the library as its authors see it, and beside it the item that
 * is being written.
 */
export function PanelContentScreen() {
  const orgId = useOrgId();
  const { contentId } = useParams();
  const navigate = useNavigate();
  const isRoomy = useRoomy();
  // What is edited beside something else (a version beside its original) needs the tree's room.
  const { data: isWide } = useQuery({
    ...authorItem(orgId, contentId ?? ''),
    enabled: contentId !== undefined,
    select: ({ kind, original }) => WIDE_KINDS.has(kind) || original !== null,
    // The tree stays while the next item comes.
    placeholderData: (last) => last,
  });
  const tree = (
    <Region skeleton={<RowsSkeleton />} title={t`The library could not be loaded`}>
      <AuthorTreePanel
        orgId={orgId}
        look={kindLook}
        openId={contentId && parseTextId(contentId).itemId}
        onAdded={(id) => void navigate(paths.panelItem(orgId, id))}
      />
    </Region>
  );
  if (contentId === undefined)
    return (
      <PanelShell>
        <div className="mb-5 flex max-w-3xl flex-wrap items-baseline justify-between gap-x-4">
          <h1 className="text-2xl">{t`Content`}</h1>
          <TextLink variant="more" to={paths.panelGlossary(orgId)}>{t`Glossary`}</TextLink>
        </div>
        <div className="group/tree max-w-3xl">
          {tree}
          <div className="mt-6 flex flex-wrap gap-3 group-has-[.animate-pulse]/tree:invisible">
            <Suspense>
              <ArchiveActs orgId={orgId} />
            </Suspense>
          </div>
        </div>
      </PanelShell>
    );
  return (
    <PanelShell>
      <div
        className={
          isWide
            ? 'grid grid-cols-[minmax(0,1fr)] xl:pr-14'
            : 'grid grid-cols-[minmax(0,1fr)] gap-8 xl:grid-cols-[304px_minmax(0,46rem)] xl:pr-14'
        }
      >
        {!isWide && (
          <div
            id={TREE}
            className="max-xl:hidden xl:sticky xl:top-24 xl:max-h-[calc(100dvh-7rem)] xl:self-start xl:overflow-y-auto"
          >
            {isRoomy && isWide === false && (
              <>
                <SkipLink target={`#${ITEM}`}>{t`Skip to the item`}</SkipLink>
                {tree}
              </>
            )}
          </div>
        )}
        <Region key={contentId} skeleton={<RowsSkeleton />} title={t`The item could not be loaded`}>
          <OpenItem orgId={orgId} contentId={contentId} />
        </Region>
      </div>
    </PanelShell>
  );
}

function OpenItem({ orgId, contentId }: { orgId: string; contentId: string }) {
  const waiting = useWaitingDraft(orgId, contentId);
  return waiting === undefined ? <RowsSkeleton /> : <Item orgId={orgId} contentId={contentId} waiting={waiting} />;
}

interface ItemProps {
  orgId: string;
  contentId: string;
  waiting: Parameters<typeof ItemEditorView>[0]['waiting'];
}

function Item({ orgId, contentId, waiting }: ItemProps) {
  const { data: item } = useSuspenseQuery(authorItem(orgId, contentId));
  usePageTitle(item.head.title || item.original?.head.title);
  const place = useRef<HTMLDivElement>(null);
  // Chosen from the tree, which stays: the keyboard would have to go through all the rows behind it.
  useEffect(() => {
    if (document.getElementById(TREE)?.contains(document.activeElement)) place.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={place} id={ITEM} tabIndex={-1} className="min-w-0 outline-none">
      <LearnersView value={LearnersQuestion}>
        <DrawnPerson value={SeenPerson}>
          <ItemEditorView
            orgId={orgId}
            item={item}
            look={kindLook}
            waiting={waiting}
            renderPreview={(revision) => (
              <Suspense fallback={<RowsSkeleton />}>
                <LearnersPreview orgId={orgId} contentId={contentId} revision={revision} />
              </Suspense>
            )}
          />
        </DrawnPerson>
      </LearnersView>
    </div>
  );
}
