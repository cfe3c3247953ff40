import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { FILM_PLANNED } from '@snapwell/contract/copilot/copilot.limits';
import type { Making } from '@snapwell/contract/copilot/making.schemas';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Clapperboard, Gamepad2, Layers, X } from 'lucide-react';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/action/button.tsx';
import { IconButton } from '#ui/action/icon-button.tsx';
import { IconTile } from '#ui/layout/icon-tile.tsx';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import { useCanDrawFilms } from './film-support.ts';
import { giveUpMaking, isGone, isUnfinished, making, makings } from './making.queries.ts';

const ICONS = { flashcards: Layers, game: Gamepad2, video_short: Clapperboard };
const OPENS = { flashcards: msg`Learn the cards`, game: msg`Play`, video_short: msg`Watch` };

/** Something that Sophie makes: how far it is, and then the way to it. */
export function MakingCard({ orgId, begun }: { orgId: string; begun: Making }) {
  const { data = begun, error } = useQuery(making(orgId, begun.id));
  // The list is what the page draws waiting films from: it has to hear of this one.
  useQuery({ ...makings(orgId), refetchOnMount: 'always' });
  const giveUp = useMutation(giveUpMaking(orgId));
  const canDraw = useCanDrawFilms();
  const Icon = ICONS[data.kind];
  if (giveUp.isSuccess || isGone(error)) return <p className="text-sm text-ink-3">{t`Given up.`}</p>;
  return (
    <section
      aria-label={data.title}
      className="flex w-full items-start gap-3 rounded-lg border border-line bg-surface p-4"
    >
      <IconTile>
        <Icon aria-hidden="true" />
      </IconTile>
      <div className="min-w-0 flex-1">
        <p className="font-display font-bold">{data.title}</p>
        {isUnfinished(data) && (
          <>
            <div className="mt-2">
              <ProgressBar value={data.progress * 100} label={t`Being made`} size="sm" />
            </div>
            <p className="mt-1 text-sm text-ink-3">{stepWords(data, canDraw)}</p>
          </>
        )}
        {data.state === 'failed' && <p className="text-sm text-berry-ink">{data.message}</p>}
        {data.state === 'done' && data.content_id === null && (
          <p className="text-sm text-ink-3">{t`You deleted it.`}</p>
        )}
        {data.state === 'done' && data.content_id !== null && (
          <>
            <p className="text-sm text-ink-3">{t`Only you see it.`}</p>
            <Button className="mt-2" to={paths.content(orgId, data.content_id, { isFromCopilot: true })}>
              {i18n._(OPENS[data.kind])}
            </Button>
          </>
        )}
      </div>
      {isUnfinished(data) && (
        <IconButton label={t`Give up`} onClick={() => giveUp.mutate(data.id)}>
          <X className="size-5" />
        </IconButton>
      )}
    </section>
  );
}

function stepWords({ state, kind, progress }: Making, canDraw: boolean): string {
  if (state === 'waiting') return t`Waiting for its turn …`;
  if (kind !== 'video_short') return t`Reading the page …`;
  if (progress < FILM_PLANNED) return t`Writing the script …`;
  if (canDraw) return t`Drawing the film in your browser. You can keep working.`;
  return t`The script is ready, but this browser can't draw films. Sign in with a current Chrome, Edge, Firefox or Safari to have it drawn there.`;
}
