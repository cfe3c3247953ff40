import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import type { PlayerProps } from '../player/player.ts';
import { GameEnd } from './game-end.tsx';
import { numbersIn, shuffledPlaces } from './shuffle.ts';

/** Things to bring into their order, each moved up and down; checked as a whole. */
export function OrderingPlayer({ body, content, start, report }: PlayerProps<'ordering'>) {
  const { items, prompt } = body;
  const [order, setOrder] = useState<readonly number[]>(() => {
    const kept = numbersIn(start.place.order);
    return kept.length === items.length ? kept : shuffledPlaces(items.length, content.id);
  });
  const [checks, setChecks] = useState(0);
  const [isChecked, setChecked] = useState(false);
  const isRight = (at: number) => order[at] === at;
  const rightOnes = order.filter((_, at) => isRight(at)).length;
  const isDone = isChecked && rightOnes === items.length;
  const move = (at: number, by: number) => {
    const next = [...order];
    [next[at], next[at + by]] = [next[at + by]!, next[at]!];
    setOrder(next);
    setChecked(false);
  };
  const check = () => {
    setChecked(true);
    setChecks(checks + 1);
    // Only the right order is all of it.
    const furthest = rightOnes === items.length ? 1 : Math.min(0.9, rightOnes / items.length);
    report({ furthest, place: { order: [...order] }, score: rightOnes === items.length ? Math.max(0, 100 - checks * 20) : undefined });
  };
  return (
    <div className="grid gap-5">
      <p className="text-lg font-semibold">{prompt}</p>
      <ol className="grid gap-2.5">
        {order.map((place, at) => (
          <li
            key={items[place]!.text}
            className={`flex items-center gap-3 rounded-md border-2 py-2 pr-2 pl-4 ${isChecked ? (isRight(at) ? 'border-leaf bg-leaf-soft' : 'border-berry bg-berry-soft') : 'border-line bg-surface'}`}
          >
            <span className="figure w-5 text-ink-2">{at + 1}</span>
            <span className="flex-1 leading-snug font-[550]">
              {items[place]!.text}
              {isDone && items[place]!.why && <small className="block text-sm font-normal text-ink-2">{items[place]!.why}</small>}
            </span>
            <IconButton label={`Move up: ${items[place]!.text}`} disabled={at === 0 || isDone} onClick={() => move(at, -1)}>
              <ArrowUp className="size-5" />
            </IconButton>
            <IconButton label={`Move down: ${items[place]!.text}`} disabled={at === items.length - 1 || isDone} onClick={() => move(at, 1)}>
              <ArrowDown className="size-5" />
            </IconButton>
          </li>
        ))}
      </ol>
      <output className="text-ink-2">{isChecked && !isDone && `${rightOnes} of ${items.length} are in their place.`}</output>
      {isDone ? (
        <GameEnd
          onAgain={() => {
            setOrder(shuffledPlaces(items.length, content.id));
            setChecked(false);
          }}
        >
          That is the right order.
        </GameEnd>
      ) : (
        <Button size="lg" onClick={check}>
          Check the order
        </Button>
      )}
    </div>
  );
}
