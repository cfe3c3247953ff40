import { useState } from 'react';
import { ContentText } from '#ui/text/content-text.tsx';
import type { PlayerProps } from '../player/player.ts';
import { ChoiceCard } from './choice-card.tsx';
import { GameEnd } from './game-end.tsx';
import { numbersIn, shuffledPlaces } from './shuffle.ts';
import { useDrag } from './use-drag.ts';

/** Pairs to find: choose one on the left, then its partner on the right. */
export function MatchingPlayer({ body, content, start, report }: PlayerProps<'matching'>) {
  const { pairs, decoys, prompt } = body;
  const rights = [...pairs.map(({ right }) => right), ...decoys];
  const order = shuffledPlaces(rights.length, content.id);
  const [found, setFound] = useState<readonly number[]>(() =>
    numbersIn(start.place.found).filter((at) => at < pairs.length),
  );
  const [slips, setSlips] = useState(0);
  const [left, setLeft] = useState<number | null>(null);
  const [wrong, setWrong] = useState<number | null>(null);
  const match = (left: number, right: number) => {
    if (found.includes(left) || found.includes(right)) return;
    if (right !== left) {
      setLeft(left);
      setWrong(right);
      setSlips(slips + 1);
      return;
    }
    const now = [...found, left];
    setFound(now);
    setLeft(null);
    setWrong(null);
    const score = Math.round((pairs.length / (pairs.length + slips)) * 100);
    report({ furthest: now.length / pairs.length, place: { found: now }, score });
  };
  const drag = useDrag((from, to) => match(Number(from), Number(to)));
  const again = () => {
    setFound([]);
    setSlips(0);
  };
  const last = found.at(-1);
  return (
    <div className="grid gap-5">
      <p className="text-lg font-semibold">
        <ContentText text={prompt} />
      </p>
      <div className="grid grid-cols-2 items-start gap-3 sm:gap-6">
        <div className="grid gap-3">
          {pairs.map((pair, at) => (
            <ChoiceCard
              key={pair.left}
              look={found.includes(at) ? 'right' : left === at ? 'chosen' : 'open'}
              isPressed={left === at}
              isDisabled={found.includes(at)}
              onPress={() => (setLeft(at), setWrong(null))}
              className="touch-pan-y select-none"
              {...(!found.includes(at) && drag.handle(String(at)))}
            >
              <ContentText text={pair.left} />
            </ChoiceCard>
          ))}
        </div>
        <div className="grid gap-3">
          {order.map((right) => (
            <ChoiceCard
              key={rights[right]}
              look={
                found.includes(right)
                  ? 'right'
                  : drag.over === String(right)
                    ? 'target'
                    : wrong === right
                      ? 'wrong'
                      : 'open'
              }
              drop={String(right)}
              isDisabled={found.includes(right)}
              onPress={() => left !== null && match(left, right)}
            >
              <ContentText text={rights[right] ?? ''} />
            </ChoiceCard>
          ))}
        </div>
      </div>
      <output className="min-h-6 text-ink-2">
        {wrong !== null
          ? 'Not this one. Try another.'
          : last !== undefined && <ContentText text={pairs[last]?.why ?? ''} />}
      </output>
      {found.length === pairs.length && (
        <GameEnd onAgain={again}>{`All ${pairs.length} pairs found${slips === 0 ? ', without a slip' : ''}.`}</GameEnd>
      )}
    </div>
  );
}
