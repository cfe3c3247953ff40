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
const OPENS = { flashcards: 'Learn the cards', game: 'Play', video_short: 'Watch' };

/** Something that Sophie makes: how far it is, and then the way to it. */
export function MakingCard({ orgId, begun }: { orgId: string; begun: Making }) {
  const { data = begun, error } = useQuery(making(orgId, begun.id));
  // The list is what the page draws waiting films from: it has to hear of this one.
  useQuery({ ...makings(orgId), refetchOnMount: 'always' });
  const giveUp = useMutation(giveUpMaking(orgId));
  const canDraw = useCanDrawFilms();
  const Icon = ICONS[data.kind];
  if (giveUp.isSuccess || isGone(error)) return <p className="text-sm text-ink-3">Given up.</p>;
  return (
    <section aria-label={data.title} className="flex items-start gap-3 rounded-lg border border-line bg-surface p-4">
      <IconTile>
        <Icon aria-hidden="true" />
      </IconTile>
      <div className="min-w-0 flex-1">
        <p className="font-display font-bold">{data.title}</p>
        {isUnfinished(data) && (
          <>
            <div className="mt-2">
              <ProgressBar value={data.progress * 100} label="Being made" size="sm" />
            </div>
            <p className="mt-1 text-sm text-ink-3">{stepWords(data, canDraw)}</p>
          </>
        )}
        {data.state === 'failed' && <p className="text-sm text-berry-ink">{data.message}</p>}
        {data.state === 'done' && data.content_id === null && (
          <p className="text-sm text-ink-3">You have deleted it.</p>
        )}
        {data.state === 'done' && data.content_id !== null && (
          <>
            <p className="text-sm text-ink-3">Only you see it.</p>
            <Button className="mt-2" to={paths.content(orgId, data.content_id, { isFromCopilot: true })}>
              {OPENS[data.kind]}
            </Button>
          </>
        )}
      </div>
      {isUnfinished(data) && (
        <IconButton label="Give up" onClick={() => giveUp.mutate(data.id)}>
          <X className="size-5" />
        </IconButton>
      )}
    </section>
  );
}

function stepWords({ state, kind, progress }: Making, canDraw: boolean): string {
  if (state === 'waiting') return 'Waiting for its turn …';
  if (kind !== 'video_short') return 'Reading the page …';
  if (progress < FILM_PLANNED) return 'Writing the script …';
  if (canDraw) return 'Drawing the film in your browser. You can go on working.';
  return 'The script is ready, but this browser cannot draw films. Sign in here with a current Chrome, Edge, Firefox or Safari: it is drawn there.';
}
