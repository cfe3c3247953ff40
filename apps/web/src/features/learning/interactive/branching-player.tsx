import { t } from '@lingui/core/macro';
import { CornerDownRight } from 'lucide-react';
import { useRef, useState } from 'react';
import { Drawing } from '#ui/picture/drawing.tsx';
import { ContentText } from '#ui/text/content-text.tsx';
import type { PlayerProps } from '../player/player.ts';
import { ChoiceCard } from './choice-card.tsx';
import { focusSoon } from './focus-soon.ts';
import { GameEnd } from './game-end.tsx';

const SCORES = { good: 100, mixed: 60, poor: 30 };
const GROUNDS = { good: 'bg-leaf-soft', mixed: 'bg-snap-soft', poor: 'bg-berry-soft' };

/** Cards with decisions: each leads on, and an ending says what came of it. */
export function BranchingPlayer({ body, start, media, report }: PlayerProps<'branching'>) {
  const { cards, start: first } = body;
  const cardOf = (id: unknown) => cards.find((card) => card.id === id);
  const [path, setPath] = useState<readonly string[]>(() =>
    readPath(start.place.path, (id) => cardOf(id) !== undefined, first),
  );
  const [feedback, setFeedback] = useState('');
  const scene = useRef<HTMLDivElement>(null);
  const card = cardOf(path.at(-1)) ?? cardOf(first)!;
  const choose = ({ to, feedback: words = '' }: { to: string; feedback?: string | undefined }) => {
    const now = [...path, to];
    setPath(now);
    setFeedback(words);
    focusSoon(scene);
    const ending = cardOf(to)?.ending;
    // How long the way is nobody knows before its end.
    const furthest = ending ? 1 : Math.min(0.9, now.length / cards.length);
    report({ furthest, place: { path: now.slice(-40) }, score: ending && SCORES[ending.outcome] });
  };
  const picture = card.image ? media(card.image) : undefined;
  return (
    <div className="grid gap-5">
      <output className="block empty:hidden">
        {feedback && (
          <span key={path.length} className="grid animate-rise gap-1 rounded-lg border-l-4 border-sky bg-sky-soft p-4">
            <b className="flex items-center gap-2 text-sm text-sky-ink">
              <CornerDownRight className="size-4.5" aria-hidden="true" /> {t`What came of it`}
            </b>
            <span className="text-lg leading-relaxed">
              <ContentText text={feedback} />
            </span>
          </span>
        )}
      </output>
      <div
        ref={scene}
        tabIndex={-1}
        className={`grid gap-4 rounded-lg border border-line p-6 shadow-card ${card.ending ? GROUNDS[card.ending.outcome] : 'bg-surface'}`}
      >
        {picture && (
          <Drawing
            src={picture.url}
            alt={card.alternative ?? ''}
            width={picture.width}
            height={picture.height}
            turnsByNight
            className="rounded-md"
          />
        )}
        {card.ending && <h2>{card.ending.title}</h2>}
        <p className="text-lg leading-relaxed">
          <ContentText text={card.text} />
        </p>
      </div>
      {card.choices?.map((choice) => (
        <ChoiceCard key={choice.text} look="open" onPress={() => choose(choice)}>
          <ContentText text={choice.text} />
        </ChoiceCard>
      ))}
      {card.ending && (
        <GameEnd
          onAgain={() => {
            setPath([first]);
            focusSoon(scene);
            setFeedback('');
          }}
        >
          {card.ending.outcome === 'good' ? t`You found a good way.` : t`There’s a better way. Will you find it?`}
        </GameEnd>
      )}
    </div>
  );
}

function readPath(value: unknown, isCard: (id: unknown) => boolean, first: string): string[] {
  return Array.isArray(value) && value.length > 0 && value.every(isCard) ? (value as string[]) : [first];
}
