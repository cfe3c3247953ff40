import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { plainText } from '@snapwell/contract/text/text-marks';
import { ContentText } from '#ui/text/content-text.tsx';
import { ArrangeArea } from '#ui/arrange/arrange-area.tsx';
import type { PlayerProps } from '../player/player.ts';
import { ArrangedCard } from './arranged-card.tsx';
import { GameEnd } from './game-end.tsx';
import { GameRemark } from './game-remark.tsx';
import { numbersIn, shuffledPlaces } from './shuffle.ts';

/** Pairs to find: one is brought to its partner. A right one stays, a wrong one says so. */
export function MatchingPlayer({ body, content, start, report }: PlayerProps<'matching'>) {
  const { pairs, decoys, prompt } = body;
  const rights = [...pairs.map(({ right }) => right), ...decoys];
  const order = shuffledPlaces(rights.length, content.id);
  const [found, setFound] = useState<readonly number[]>(() =>
    numbersIn(start.place.found).filter((at) => at < pairs.length),
  );
  const [slips, setSlips] = useState(0);
  /** The two that do not belong together. */
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const match = (one: string, other: string) => {
    const [left, right] = placesOf(one, other);
    if (right !== left) {
      setWrong([one, other]);
      setSlips(slips + 1);
      // What was said of it is on the screen.
      return { said: '', isRefused: true };
    }
    const now = [...found, left];
    setFound(now);
    setWrong([]);
    const score = Math.round((pairs.length / (pairs.length + slips)) * 100);
    report({ furthest: now.length / pairs.length, place: { found: now }, score });
    return { said: `${plainText(pairs[left]!.left)}: ${plainText(pairs[left]!.right)}.` };
  };
  const lookOf = (id: string, place: number) =>
    found.includes(place) ? 'right' : wrong.includes(id) ? 'wrong' : 'open';
  const last = found.at(-1);
  const why = last === undefined ? '' : pairs[last]?.why;
  const total = pairs.length;
  // Both columns lie on the same rows, so that a long card makes its neighbour as tall.
  const rows = { gridRow: `span ${rights.length}` };
  return (
    <ArrangeArea accepts={isLeftAndRight} onPut={match} className="grid gap-5">
      <p className="text-lg font-semibold">
        <ContentText text={prompt} />
      </p>
      <div className="grid grid-cols-2 gap-3 sm:gap-x-6">
        <div className="grid grid-rows-subgrid" style={rows}>
          {pairs.map(({ left }, at) => (
            <ArrangedCard
              key={left}
              id={`left-${at}`}
              name={plainText(left)}
              look={lookOf(`left-${at}`, at)}
              isDisabled={found.includes(at)}
            >
              <ContentText text={left} />
            </ArrangedCard>
          ))}
        </div>
        <div className="grid grid-rows-subgrid" style={rows}>
          {order.map((at) => (
            <ArrangedCard
              key={at}
              id={`right-${at}`}
              name={plainText(rights[at]!)}
              look={lookOf(`right-${at}`, at)}
              isDisabled={found.includes(at)}
            >
              <ContentText text={rights[at]!} />
            </ArrangedCard>
          ))}
        </div>
      </div>
      <GameRemark
        remark={
          wrong.length > 0
            ? { is: 'wrong', words: t`Not this one. Try another.` }
            : why
              ? { is: 'right', words: <ContentText text={why} /> }
              : null
        }
      />
      {found.length === pairs.length && (
        <GameEnd
          onAgain={() => {
            setFound([]);
            setSlips(0);
          }}
        >
          {slips === 0 ? t`All ${total} pairs found, without a slip.` : t`All ${total} pairs found.`}
        </GameEnd>
      )}
    </ArrangeArea>
  );
}

const isLeftAndRight = (one: string, other: string) => one.startsWith('left-') !== other.startsWith('left-');

/** Which pair is meant on the left, and which on the right. */
function placesOf(one: string, other: string): [left: number, right: number] {
  const [left, right] = one.startsWith('left-') ? [one, other] : [other, one];
  return [Number(left.slice('left-'.length)), Number(right.slice('right-'.length))];
}
