import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { ContentDetail } from '@snapwell/contract/learning/content.schemas';
import type { getPublicContent } from '@snapwell/contract/learning/learning.endpoints';
import type { ResultOf } from '@snapwell/contract/http/endpoint';
import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { paths } from '#platform/paths.ts';
import { BottomBar } from '#ui/layout/bottom-bar.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { ProgressRing } from '#ui/progress/progress-ring.tsx';
import { ContentHead } from './content-head.tsx';
import { inRing, minutesLeft } from '../catalogue/kind-look.tsx';
import { ContentPlayer, loadPlayer } from './content-player.tsx';
import { usePlay } from '../player/use-play.ts';
import { STRANGER } from '../progress/reading-positions.ts';

type PublicContent = ResultOf<typeof getPublicContent>;

interface PublicContentViewProps {
  orgId: string;
  content: PublicContent;
  /** How somebody who likes it goes on. */
  action: ReactNode;
  /** The same once there is something to keep. */
  begunAction: ReactNode;
  isSignedIn: boolean;
}

/**
 * A public item for somebody without an account: the same players; what they do stays on this device until they sign
 * up.
 */
export function PublicContentView({ orgId, content: page, action, begunAction, isSignedIn }: PublicContentViewProps) {
  const content = asDetail(page);
  const { organization_name: organization } = page;
  const [actions, setActions] = useState<HTMLElement | null>(null);
  const placeOfActions = useRef<HTMLDivElement>(null);
  const { kind } = content;
  const play = usePlay({ uid: STRANGER, orgId, content, shownWith: () => loadPlayer(kind) });
  // Not before its player is there: what has not come to life yet would be drawn anew.
  useEffect(() => void loadPlayer(kind).then(() => startTransition(() => setActions(placeOfActions.current))), [kind]);
  const percent = Math.round((play.isCompleted ? 1 : play.furthest) * 100);
  return (
    <>
      <article className="mx-auto w-[min(40.5rem,100%-2rem)] pt-5 pb-16 sm:pt-8 [&>:has(.animate-pulse)~*]:invisible">
        <p className="mb-4 text-sm font-[650] text-ink-2">{organization}</p>
        <ContentHead
          content={content}
          isCompleted={play.isCompleted}
          onBookmark={null}
          actionsRef={placeOfActions}
          pathIn={(language) => `?lang=${language}`}
        />
        {page.body === null ? (
          <Callout kind="info" heading="h2" title={t`For members`}>
            {t`This one needs your own progress. Sign up and join ${organization} to begin.`}
          </Callout>
        ) : (
          <ContentPlayer
            content={content}
            play={play}
            contentPath={(id) => paths.publicContent(orgId, id)}
            actions={actions}
          />
        )}
        <Callout
          kind="tip"
          heading="h2"
          title={play.isCompleted ? t`Keep what you’ve learned` : t`Learn with ${organization}`}
          className="mt-12"
        >
          {isSignedIn ? t`Continue where your own progress, points and streak are.` : i18n._(INVITATION)}
        </Callout>
        <output className="sr-only">{play.isCompleted ? t`Complete.` : ''}</output>
      </article>
      <BottomBar
        width="text"
        lead={
          <ProgressRing value={percent} label={t`Progress in this item`}>
            {inRing(content.type, { percent, isCompleted: play.isCompleted })}
          </ProgressRing>
        }
        title={play.isCompleted ? t`Complete` : minutesLeft(page.minutes, play.furthest)}
        detail={t`Saved on this device`}
        action={percent > 0 ? begunAction : action}
      />
    </>
  );
}

const INVITATION = msg`Five minutes like these, every day. Sign up and take what you did here with you: your place, your points, your streak.`;

/** A public item stands in no chapter, and nobody's record goes with it. */
function asDetail(page: PublicContent): ContentDetail {
  return {
    ...page,
    module: null,
    chapter: null,
    position: 1,
    timeline: [],
    previous: null,
    next: null,
    points: null,
    progress: {
      furthest: 0,
      place: {},
      best_score: null,
      is_completed: false,
      completed_at: null,
      pays_in_ms: null,
      is_clear: null,
    },
    is_bookmarked: false,
    note: '',
    lock: null,
  };
}
