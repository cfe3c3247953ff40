import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ContentKind } from '@snapwell/contract/catalogue/content-kind';
import type { ContentDetail } from '@snapwell/contract/learning/content.schemas';
import { type ComponentType, lazy, type LazyExoticComponent, type ReactNode, Suspense } from 'react';
import { Callout } from '#ui/feedback/callout.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import type { PlayerProps } from '../player/player.ts';
import type { Play } from '../player/use-play.ts';

const loaders = {
  article: () => import('../article/article-player.tsx').then((m) => ({ default: m.ArticlePlayer })),
  video: () => import('../video/video-player.tsx').then((m) => ({ default: m.VideoPlayer })),
  infographic: () => import('../infographic/infographic-player.tsx').then((m) => ({ default: m.InfographicPlayer })),
  comic: () => import('../comic/comic-player.tsx').then((m) => ({ default: m.ComicPlayer })),
  flashcards: () => import('../interactive/flashcards-player.tsx').then((m) => ({ default: m.FlashcardsPlayer })),
  matching: () => import('../interactive/matching-player.tsx').then((m) => ({ default: m.MatchingPlayer })),
  ordering: () => import('../interactive/ordering-player.tsx').then((m) => ({ default: m.OrderingPlayer })),
  hotspot: () => import('../interactive/hotspot-player.tsx').then((m) => ({ default: m.HotspotPlayer })),
  categories: () => import('../interactive/categories-player.tsx').then((m) => ({ default: m.CategoriesPlayer })),
  branching: () => import('../interactive/branching-player.tsx').then((m) => ({ default: m.BranchingPlayer })),
};

/**
 * The players, by kind. Each is loaded when it is first needed. Quizzes and simulations are played by features of
 * their own.
 */
const players: { [K in ContentKind]?: LazyExoticComponent<ComponentType<PlayerProps<K>>> } = {
  article: lazy(loaders.article),
  video: lazy(loaders.video),
  infographic: lazy(loaders.infographic),
  comic: lazy(loaders.comic),
  flashcards: lazy(loaders.flashcards),
  matching: lazy(loaders.matching),
  ordering: lazy(loaders.ordering),
  hotspot: lazy(loaders.hotspot),
  categories: lazy(loaders.categories),
  branching: lazy(loaders.branching),
};

/** Resolves when the player of a kind is there. */
export async function loadPlayer(kind: ContentKind): Promise<void> {
  await Object.entries(loaders).find(([known]) => known === kind)?.[1]();
}

/**
 * One cast: the table pairs each kind with the player of its own body, and content comes with kind and body together.
 */
const playerByKind = players as { [K in ContentKind]?: ComponentType<PlayerProps<ContentKind>> };

interface ContentPlayerProps extends Pick<PlayerProps<'article'>, 'contentPath' | 'actions' | 'afterText'> {
  content: ContentDetail;
  play: Play;
  /** Below the item; it comes with it, so that it is not pushed. */
  children?: ReactNode;
}

/** Plays an item with the player of its kind, from where the learner was. */
export function ContentPlayer({ content, play, contentPath, actions, afterText, children }: ContentPlayerProps) {
  const Player = playerByKind[content.kind];
  if (!Player || content.body === null) {
    return (
      <>
        <Callout kind="info" title={t`Still being built`}>
          <Trans>You can’t play this kind of content in this version yet. Continue with the next item.</Trans>
        </Callout>
        {children}
      </>
    );
  }
  if (!play.start) return <PlayerSkeleton />;
  return (
    <Suspense fallback={<PlayerSkeleton />}>
      <Player
        // What this device remembers comes later than the item where that arrived as HTML.
        key={JSON.stringify(play.start)}
        body={content.body as PlayerProps<'article'>['body']}
        content={content}
        start={play.start}
        media={(name) => content.media[name]}
        contentPath={contentPath}
        actions={actions}
        afterText={afterText}
        report={play.report}
      />
      {children}
    </Suspense>
  );
}

function PlayerSkeleton() {
  return (
    <div className="grid gap-4" aria-hidden="true">
      {['w-full', 'w-11/12', 'w-5/6', 'w-2/3'].map((width) => (
        <Skeleton key={width} className={width} />
      ))}
      <Skeleton shape="card" />
    </div>
  );
}
