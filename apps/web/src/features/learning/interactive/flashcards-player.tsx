import { useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import type { PlayerProps } from '../player/player.ts';
import { useSwipe } from '../player/use-swipe.ts';
import { focusSoon } from './focus-soon.ts';
import { GameEnd } from './game-end.tsx';
import { numbersIn } from './shuffle.ts';

/**
 * Cards to turn over. What one did not know comes again; complete when each was known once. A swipe goes to the side
 * of the button.
 */
export function FlashcardsPlayer({ body, start, media, report }: PlayerProps<'flashcards'>) {
  const { cards } = body;
  const [known, setKnown] = useState<readonly number[]>(() =>
    numbersIn(start.place.known).filter((at) => at < cards.length),
  );
  const [queue, setQueue] = useState<readonly number[]>(() =>
    cards.map((_, at) => at).filter((at) => !known.includes(at)),
  );
  const [isTurned, setTurned] = useState(false);
  const face = useRef<HTMLButtonElement>(null);
  const [at] = queue;
  const next = (isKnown: boolean) => {
    if (at === undefined) return;
    setTurned(false);
    focusSoon(face);
    if (!isKnown) return setQueue([...queue.slice(1), at]);
    const now = [...known, at];
    setKnown(now);
    setQueue(queue.slice(1));
    report({ furthest: now.length / cards.length, place: { known: now } });
  };
  const swipe = useSwipe((step) => isTurned && next(step === -1));
  const card = at === undefined ? undefined : cards[at];
  if (at === undefined || !card) {
    const again = () => {
      setKnown([]);
      setQueue(cards.map((_, place) => place));
    };
    return <GameEnd onAgain={again}>You have known every card once.</GameEnd>;
  }
  const picture = isTurned && card.image ? media(card.image) : undefined;
  return (
    <div className="grid gap-5">
      <ProgressBar
        value={(known.length / cards.length) * 100}
        label={`${known.length} of ${cards.length} cards known`}
      />
      <button
        ref={face}
        type="button"
        aria-expanded={isTurned}
        onClick={() => setTurned(!isTurned)}
        {...swipe}
        className="grid min-h-64 touch-pan-y place-items-center gap-4 rounded-lg border border-line bg-surface p-6 text-center shadow-card"
      >
        {picture && <img src={picture.url} alt="" className="max-h-48 w-auto rounded-md" />}
        <span
          aria-live="polite"
          className={isTurned ? 'text-lg leading-relaxed' : 'font-display text-2xl leading-tight font-bold'}
        >
          {isTurned ? card.back : card.front}
        </span>
        <span className="grid gap-1 text-sm text-ink-3">
          {!isTurned && card.hint && <span className="text-ink-2">Hint: {card.hint}</span>}
          <span>{isTurned ? 'Press to see the question' : 'Press to turn the card over'}</span>
        </span>
      </button>
      <div className="grid grid-cols-2 gap-3">
        <Button size="lg" disabled={!isTurned} onClick={() => next(false)}>
          Not yet
        </Button>
        <Button size="lg" disabled={!isTurned} onClick={() => next(true)}>
          I knew it
        </Button>
      </div>
    </div>
  );
}
