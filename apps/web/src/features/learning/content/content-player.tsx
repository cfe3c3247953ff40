import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ContentDetail } from '@snapwell/contract/learning/content.schemas';
import { type ReactNode, Suspense } from 'react';
import { Callout } from '#ui/feedback/callout.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import type { PlayerProps } from '../player/player.ts';
import { playerByKind } from './players.ts';
import type { Play } from '../player/use-play.ts';

interface ContentPlayerProps extends Pick<PlayerProps<'article'>, 'contentPath' | 'actions'> {
  content: ContentDetail;
  play: Play;
  /** Below the item; it comes with it, so that it is not pushed. */
  children?: ReactNode;
}

/** Plays an item with the player of its kind, from where the learner was. */
export function ContentPlayer({ content, play, contentPath, actions, children }: ContentPlayerProps) {
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
