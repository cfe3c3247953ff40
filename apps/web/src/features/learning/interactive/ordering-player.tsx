import { useRef, useState } from 'react';
import { plainText } from '@snapwell/contract/text-marks';
import { ContentText } from '#ui/text/content-text.tsx';
import { Button } from '#ui/action/button.tsx';
import type { PlayerProps } from '../player/player.ts';
import { keepFocus } from './focus-soon.ts';
import { GameEnd } from './game-end.tsx';
import { OrderingRow } from './ordering-row.tsx';
import { numbersIn, shuffledPlaces } from './shuffle.ts';
import { useDrag } from './use-drag.ts';

/** Before the first check one has begun, and that is all that is known. */
const BEGUN = 0.05;

/** Things to bring into their order by dragging, by buttons or by keys; checked as a whole. */
export function OrderingPlayer({ body, content, start, report }: PlayerProps<'ordering'>) {
  const { items, prompt } = body;
  const [order, setOrder] = useState<readonly number[]>(() => {
    const kept = numbersIn(start.place.order);
    return kept.length === items.length ? kept : shuffledPlaces(items.length, content.id);
  });
  const [checks, setChecks] = useState(0);
  const [isChecked, setChecked] = useState(false);
  const [moved, setMoved] = useState('');
  const best = useRef(Math.max(BEGUN, start.furthest));
  const isRight = (at: number) => order[at] === at;
  const rightOnes = order.filter((_, at) => isRight(at)).length;
  const isDone = isChecked && rightOnes === items.length;

  const move = (at: number, to: number) => {
    if (isDone || to < 0 || to >= items.length || to === at) return;
    const next = order.toSpliced(at, 1).toSpliced(to, 0, order[at]!);
    setOrder(next);
    // A row that changes its place loses the focus in the browser.
    keepFocus();
    setChecked(false);
    setMoved(`${plainText(items[order[at]!]!.text)}: now place ${to + 1} of ${items.length}.`);
    // Where things lie is kept as it is; how far one is, only a check says.
    report({ furthest: best.current, place: { order: next } });
  };
  const check = () => {
    setChecked(true);
    setMoved('');
    setChecks(checks + 1);
    const isAll = rightOnes === items.length;
    best.current = Math.max(best.current, isAll ? 1 : Math.min(0.9, rightOnes / items.length));
    report({
      furthest: best.current,
      place: { order: [...order] },
      score: isAll ? Math.max(0, 100 - checks * 20) : undefined,
    });
  };
  const drag = useDrag((from, to) => move(order.indexOf(Number(from)), Number(to)));
  const lookOf = (at: number) =>
    drag.over === String(at) ? 'target' : isChecked ? (isRight(at) ? 'right' : 'wrong') : 'open';

  return (
    <div className="grid gap-5">
      <p className="text-lg font-semibold">
        <ContentText text={prompt} />
      </p>
      <ol className="grid gap-2.5">
        {order.map((place, at) => (
          <OrderingRow
            key={items[place]!.text}
            at={at}
            count={items.length}
            text={items[place]!.text}
            why={isDone ? items[place]!.why : undefined}
            look={lookOf(at)}
            isFixed={isDone}
            onMove={(by) => move(at, at + by)}
            handle={drag.handle(String(place))}
          />
        ))}
      </ol>
      <output className="text-ink-2">
        {isChecked && !isDone && `${rightOnes} of ${items.length} are in their place.`}
        <span className="sr-only">{moved}</span>
      </output>
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
