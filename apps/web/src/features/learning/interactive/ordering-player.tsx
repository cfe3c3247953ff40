import { plural, t } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import { plainText } from '@snapwell/contract/text/text-marks';
import { ContentText } from '#ui/text/content-text.tsx';
import { Button } from '#ui/action/button.tsx';
import { OrderList } from '#ui/arrange/order-list.tsx';
import type { PlayerProps } from '../player/player.ts';
import { GameEnd } from './game-end.tsx';
import { numbersIn, shuffledPlaces } from './shuffle.ts';

/** Before the first check one has begun, and that is all that is known. */
const BEGUN = 0.05;

/** Things to bring into their order; checked as a whole. */
export function OrderingPlayer({ body, content, start, report }: PlayerProps<'ordering'>) {
  const { items, prompt } = body;
  const [order, setOrder] = useState<readonly number[]>(() => {
    const kept = numbersIn(start.place.order);
    return kept.length === items.length ? kept : shuffledPlaces(items.length, content.id);
  });
  const [checks, setChecks] = useState(0);
  const [isChecked, setChecked] = useState(false);
  const best = useRef(Math.max(BEGUN, start.furthest));
  const isRight = (at: number) => order[at] === at;
  const rightOnes = order.filter((_, at) => isRight(at)).length;
  const total = items.length;
  const isDone = isChecked && rightOnes === items.length;

  const arrange = (next: readonly number[]) => {
    setOrder(next);
    setChecked(false);
    // Where things lie is kept as it is; how far one is, only a check says.
    report({ furthest: best.current, place: { order: next } });
  };
  const check = () => {
    setChecked(true);
    setChecks(checks + 1);
    const isAll = rightOnes === items.length;
    best.current = Math.max(best.current, isAll ? 1 : Math.min(0.9, rightOnes / items.length));
    report({
      furthest: best.current,
      place: { order: [...order] },
      score: isAll ? Math.max(0, 100 - checks * 20) : undefined,
    });
  };

  return (
    <div className="grid gap-5">
      <p className="text-lg font-semibold">
        <ContentText text={prompt} />
      </p>
      <OrderList
        items={order.map((place, at) => ({
          id: String(place),
          name: plainText(items[place]!.text),
          content: (
            <>
              <ContentText text={items[place]!.text} />
              {isDone && items[place]!.why && (
                <small className="block text-sm font-normal text-ink-2">
                  <ContentText text={items[place]!.why} />
                </small>
              )}
            </>
          ),
          look: isChecked ? (isRight(at) ? 'right' : 'wrong') : 'open',
        }))}
        onOrder={(ids) => arrange(ids.map(Number))}
        isFixed={isDone}
      />
      <output className="text-ink-2 empty:hidden">
        {isChecked &&
          !isDone &&
          t`${plural(rightOnes, { one: `# of ${total} is in its place.`, other: `# of ${total} are in their place.` })}`}
      </output>
      {isDone ? (
        <GameEnd
          onAgain={() => {
            setOrder(shuffledPlaces(items.length, content.id));
            setChecked(false);
          }}
        >
          {t`That’s the right order.`}
        </GameEnd>
      ) : (
        <Button size="lg" onClick={check}>
          {t`Check the order`}
        </Button>
      )}
    </div>
  );
}
