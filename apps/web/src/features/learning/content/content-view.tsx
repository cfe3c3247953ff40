import { plural, t } from '@lingui/core/macro';
import type { ContentDetail } from '@snapwell/contract/learning/content.schemas';
import { type ReactNode, useRef, useState } from 'react';
import { useSavingState } from '#platform/outbox/outbox.ts';
import { paths } from '#platform/paths.ts';
import { useCompact } from '#platform/device/width.ts';
import { BarDock } from '#ui/layout/bottom-bar.tsx';
import { Breadcrumbs } from '#ui/layout/breadcrumbs.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { classNames } from '#ui/class-names.ts';
import { ChapterTimeline } from '../catalogue/chapter-timeline.tsx';
import { ClarityQuestion } from './clarity-question.tsx';
import { ContentBar } from './content-bar.tsx';
import { ContentHead } from './content-head.tsx';
import { ContentPlayer } from './content-player.tsx';
import { ReadingHead } from './reading-head.tsx';
import { type Play, usePlay } from '../player/use-play.ts';
import { CLARITY_KIND, PROGRESS_KINDS } from '../progress/progress-outbox.ts';

interface ContentViewProps {
  orgId: string;
  uid: string;
  content: ContentDetail;
  onBookmark: (isSaved: boolean) => void;
  /** A way back to where the learner came from, above the title. */
  wayBack?: ReactNode;
  /** Where the learner goes on instead of the next item. */
  wayOn?: { readonly to: string; readonly label: string } | undefined;
  /** Where it is from, and when it was printed: stands on paper only. */
  paperHead?: string;
  /** Below the player: the learner's own note. */
  note?: ReactNode;
  /** Where somebody to whom an article was not clear can go on. */
  wayToExplanation?: ReactNode;
}

/** An item being learned: the way here, the chapter beside it, its player, and the bar with what is left. */
export function ContentView({
  orgId,
  uid,
  content,
  onBookmark,
  wayBack,
  wayOn,
  paperHead,
  note,
  wayToExplanation,
}: ContentViewProps) {
  const play = usePlay({ uid, orgId, content });
  const [actions, setActions] = useState<HTMLElement | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const saving = useSavingState(...PROGRESS_KINDS, CLARITY_KIND);
  const isBarFloating = useBarFloating(content.type, play.isCompleted);
  const isCompact = useCompact();
  const isHeadBar = isCompact && !isBarFloating;
  const { module, chapter } = content;
  const crumbs = [
    { label: t`Home`, to: paths.orgHome(orgId) },
    ...(module ? [{ label: module.title, to: paths.module(orgId, module.id) }] : []),
    { label: chapter?.title ?? content.title },
  ];
  return (
    <>
      {/* The bar of a game stands at the end: below the first screen from the beginning, so that it does not move. */}
      <div className="wrap min-h-dvh pt-1 pb-12 nav:pt-6 nav:pb-16">
        <div className={module || isHeadBar ? 'max-nav:hidden' : 'max-nav:pt-3'}>
          <Breadcrumbs crumbs={crumbs} />
        </div>
        <div className="mt-1 nav:mt-5 nav:grid nav:grid-cols-[232px_minmax(0,40.5rem)] nav:gap-13">
          <div
            data-head-bar={isHeadBar || undefined}
            className={classNames(
              'nav:sticky nav:top-24 nav:self-start',
              isCompact && 'mb-1 flex items-center justify-end gap-3',
              isHeadBar && HEAD_BAR,
            )}
          >
            <div className="min-w-0 flex-1">
              {/* What stands in no chapter has its path there, beside the assistant's face. */}
              {isHeadBar && !module && <Breadcrumbs crumbs={crumbs} />}
              <ChapterTimeline
                orgId={orgId}
                content={content}
                furthest={play.furthest}
                isCompleted={play.isCompleted}
              />
            </div>
            {isHeadBar && <BarDock />}
          </div>
          <article data-lesson className="min-[361px]:max-sm:px-2">
            {wayBack}
            {paperHead && <p className="mb-3 hidden text-sm text-ink-2 print:block">{paperHead}</p>}
            <ContentHead
              content={content}
              isCompleted={play.isCompleted}
              onBookmark={onBookmark}
              actionsRef={setActions}
              titleRef={title}
              pathIn={(language) => `?text=${language}`}
            />
            <PlayedItem
              orgId={orgId}
              uid={uid}
              content={content}
              play={play}
              actions={actions}
              note={note}
              wayToExplanation={wayToExplanation}
            />
          </article>
        </div>
        {!isHeadBar && (
          <ReadingHead
            content={content}
            back={module ? paths.module(orgId, module.id) : paths.orgHome(orgId)}
            title={title}
            furthest={play.furthest}
            isCompleted={play.isCompleted}
          />
        )}
        <output className="sr-only">{play.isCompleted ? t`Complete.` : ''}</output>
      </div>
      <ContentBar
        orgId={orgId}
        content={content}
        furthest={play.furthest}
        isCompleted={play.isCompleted}
        isFloating={isBarFloating}
        saving={saving}
        wayOn={wayOn}
      />
    </>
  );
}

interface PlayedItemProps extends Pick<ContentViewProps, 'orgId' | 'uid' | 'content' | 'note' | 'wayToExplanation'> {
  play: Play;
  actions: HTMLElement | null;
}

/** An item in its player, with what stands below it; a simulation with the way to it. */
function PlayedItem({ orgId, uid, content, play, actions, note, wayToExplanation }: PlayedItemProps) {
  return (
    <>
      {content.type === 'simulation' && (
        <p>
          <SnapButton to={simulationPath(orgId, content)}>{t`Start the simulation`}</SnapButton>
        </p>
      )}
      {content.body !== null && (
        <ContentPlayer
          content={content}
          play={play}
          contentPath={(id) => paths.content(orgId, id)}
          actions={actions}
          afterText={
            <ClarityQuestion
              uid={uid}
              orgId={orgId}
              contentId={content.id}
              isClear={content.progress.is_clear}
              isAsked={play.isCompleted}
              wayToExplanation={wayToExplanation}
            />
          }
        >
          <PaysLater ms={content.progress.pays_in_ms} />
          {note}
        </ContentPlayer>
      )}
      {content.body === null && note}
    </>
  );
}

/** The path of a game or a film on a phone: it stays, with the assistant's face, because their bar stands at the end. */
const HEAD_BAR = 'sticky top-14 z-12 -mx-[16px] min-h-13 bg-paper/92 px-[16px] py-px backdrop-blur-md';

/**
 * Whether the bar floats. Rows that are moved, the buttons of a film: half under a bar they could not be met. It comes
 * when the item is complete.
 */
function useBarFloating(type: ContentDetail['type'], isCompleted: boolean): boolean {
  const [wasCompleted] = useState(isCompleted);
  const isOperated = type === 'interactive' || type === 'video';
  return !isOperated || (isCompleted && !wasCompleted);
}

/** Of an item that was gone through faster than anybody can read it: it is complete, and pays soon. */
function PaysLater({ ms }: { ms: number | null }) {
  const seconds = Math.max(1, Math.round((ms ?? 0) / 1000));
  return (
    <output className="mt-4 block text-sm text-ink-2 empty:hidden">
      {ms !== null &&
        t`That was quick. You’ll get your points in about ${plural(seconds, { one: '# second', other: '# seconds' })}.`}
    </output>
  );
}

function simulationPath(orgId: string, { id, play }: ContentDetail): string {
  return play === 'scenes' ? paths.quizSimulation(orgId, id) : paths.liveScenario(orgId, id);
}
