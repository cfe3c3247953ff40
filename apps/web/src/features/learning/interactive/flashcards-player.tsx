import { t } from '@lingui/core/macro';
import { type CSSProperties, type ReactNode, useRef, useState } from 'react';
import { Drawing } from '#ui/picture/drawing.tsx';
import { ContentText } from '#ui/text/content-text.tsx';
import { Button } from '#ui/action/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
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
    return <GameEnd onAgain={again}>{t`You’ve known every card once.`}</GameEnd>;
  }
  const [count, number, total] = [known.length, known.length + 1, cards.length];
  const picture = card.image ? media(card.image) : undefined;
  return (
    <div className="grid gap-5">
      <div className="flex items-center gap-3">
        <span className="flex-1">
          <ProgressBar value={(known.length / cards.length) * 100} label={t`${count} of ${total} cards known`} />
        </span>
        <span className="text-sm text-ink-2 tabular-nums">{t`Card ${number} of ${total}`}</span>
      </div>
      <button
        ref={face}
        type="button"
        aria-expanded={isTurned}
        onClick={() => setTurned(!isTurned)}
        {...swipe}
        className={classNames(
          'grid min-h-64 touch-pan-y place-items-center gap-4 rounded-lg border p-6 text-center',
          // A pile lies under it, and its back has another edge.
          queue.length > 1
            ? 'shadow-[0_7px_0_-3px_var(--surface-2),0_8px_0_-3px_var(--line-strong),0_15px_0_-7px_var(--surface-2),0_16px_0_-7px_var(--line-strong)]'
            : 'shadow-card',
          isTurned ? 'animate-rise border-leaf bg-leaf-soft' : 'border-line bg-surface',
        )}
      >
        {/* Both sides lie there from the start: turning only shows the other, and the card keeps its height. */}
        <span aria-live="polite" className="contents">
          <CardSide isShown={!isTurned} words={t`Press to turn the card over`}>
            <span className="font-display text-2xl leading-tight font-bold">
              <ContentText text={card.front} />
            </span>
            {card.hint && (
              <span className="text-sm text-ink-2">
                {t`Hint:`} <ContentText text={card.hint} />
              </span>
            )}
          </CardSide>
          <CardSide isShown={isTurned} words={t`Press to see the question`}>
            {picture && (
              <Drawing
                src={picture.url}
                alt=""
                width={picture.width}
                height={picture.height}
                tallest={12}
                turnsByNight
                className="rounded-md"
              />
            )}
            <span className="text-sm font-semibold text-ink-2">
              <ContentText text={card.front} />
            </span>
            <span className="text-lg leading-relaxed">
              <ContentText text={card.back} />
            </span>
          </CardSide>
        </span>
      </button>
      <div className="mt-2 grid grid-cols-2 gap-3" style={shownIf(isTurned)}>
        <Button size="lg" onClick={() => next(false)}>
          {t`Not yet`}
        </Button>
        <Button size="lg" onClick={() => next(true)}>
          {t`I knew it`}
        </Button>
        <p className="col-span-2 text-center text-sm text-ink-2">{t`Cards you don't know yet come again at the end.`}</p>
      </div>
    </div>
  );
}

interface CardSideProps {
  isShown: boolean;
  /** What a press does. */
  words: string;
  children: ReactNode;
}

/** One side of a card; both lie at the same place. */
function CardSide({ isShown, words, children }: CardSideProps) {
  return (
    <span className="col-start-1 row-start-1 grid w-full justify-items-center gap-4" style={shownIf(isShown)}>
      {children}
      <span className="text-sm text-ink-2">{words}</span>
    </span>
  );
}

/** What is hidden keeps its room, and is not there for keys and screen readers. */
const shownIf = (isShown: boolean): CSSProperties => ({ visibility: isShown ? undefined : 'hidden' });
