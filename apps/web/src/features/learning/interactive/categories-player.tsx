import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import { plainText } from '@snapwell/contract/text/text-marks';
import { ContentText } from '#ui/text/content-text.tsx';
import { ArrangeArea, useArranged } from '#ui/arrange/arrange-area.tsx';
import { classNames } from '#ui/class-names.ts';
import type { PlayerProps } from '../player/player.ts';
import { ChoiceCard } from './choice-card.tsx';
import { GameEnd } from './game-end.tsx';
import { GameRemark, type Remark } from './game-remark.tsx';
import { numbersIn, shuffledPlaces } from './shuffle.ts';

/** Cards to sort: one after another, each into its category. A wrong one says why and comes again. */
export function CategoriesPlayer({ body, content, start, report }: PlayerProps<'categories'>) {
  const { prompt, categories, items } = body;
  const [sorted, setSorted] = useState<readonly number[]>(() =>
    numbersIn(start.place.sorted).filter((at) => at < items.length),
  );
  const [queue, setQueue] = useState<readonly number[]>(() =>
    shuffledPlaces(items.length, content.id).filter((at) => !sorted.includes(at)),
  );
  const [slips, setSlips] = useState(0);
  const [remark, setRemark] = useState<Remark | null>(null);
  const [at] = queue;
  const item = at === undefined ? undefined : items[at];
  const choose = (category: string) => {
    if (at === undefined || !item) return;
    if (category !== item.category) {
      setSlips(slips + 1);
      setRemark(said('wrong', t`Not there.`, item.why ?? t`Think again when it comes back.`));
      setQueue([...queue.slice(1), at]);
      return;
    }
    const now = [...sorted, at];
    setSorted(now);
    setQueue(queue.slice(1));
    setRemark(said('right', t`Right.`, item.why));
    report({
      furthest: now.length / items.length,
      place: { sorted: now },
      score: Math.round((items.length / (items.length + slips)) * 100),
    });
  };
  return (
    <ArrangeArea
      accepts={() => true}
      onPut={(_card, category) => {
        choose(category);
        // What came of it is on the screen.
        return { said: '' };
      }}
      className="grid gap-5"
    >
      <p className="text-lg font-semibold">
        <ContentText text={prompt} />
      </p>
      {item ? (
        <div aria-live="polite">
          <PresentCard key={at} id={`card ${at}`} name={plainText(item.text)}>
            <ContentText text={item.text} />
          </PresentCard>
        </div>
      ) : (
        <GameEnd
          onAgain={() => {
            setSorted([]);
            setSlips(0);
            setRemark(null);
            setQueue(shuffledPlaces(items.length, content.id));
          }}
        >
          {t`Every card is where it belongs.`}
        </GameEnd>
      )}
      {item && (
        <div className="grid gap-3 sm:grid-cols-2">
          {categories.map(({ id, title }) => (
            <CategoryCard key={id} id={id} title={title} onPress={() => choose(id)} />
          ))}
        </div>
      )}
      <GameRemark remark={remark} />
      <div className="grid gap-4 sm:grid-cols-2">
        {categories.map(({ id, title }) => {
          const inside = sorted.filter((place) => items[place]!.category === id);
          return (
            inside.length > 0 && (
              <section key={id}>
                <h2 className="text-lg">{title}</h2>
                <ul className="mt-2 grid gap-1 text-sm text-ink-2">
                  {inside.map((place) => (
                    <li key={place}>
                      <ContentText text={items[place]!.text} />
                    </li>
                  ))}
                </ul>
              </section>
            )
          );
        })}
      </div>
    </ArrangeArea>
  );
}

function said(is: Remark['is'], verdict: string, why = ''): Remark {
  const words = (
    <>
      <b>{verdict}</b> <ContentText text={why} />
    </>
  );
  return { is, words };
}

/**
 * There is one card at a time: who does not drag it presses its category. On a phone these lie below it, so all of it
 * is its handle; the page scrolls by the rest.
 */
function PresentCard({ id, name, children }: { id: string; name: string; children: ReactNode }) {
  const { ref, handleRef, isDragging } = useArranged({ id, name, isItem: true });
  return (
    <p
      ref={(element) => {
        ref(element);
        handleRef(element);
      }}
      className={classNames(
        'mx-auto grid min-h-32 w-full max-w-md cursor-grab touch-none place-items-center rounded-lg border bg-surface p-6 text-center font-display text-xl font-bold select-none active:cursor-grabbing',
        // Smaller while it is carried, so that one sees what it is held over.
        isDragging ? 'scale-75 rotate-1 border-leaf shadow-float' : 'border-line shadow-card',
      )}
    >
      {children}
    </p>
  );
}

function CategoryCard({ id, title, onPress }: { id: string; title: string; onPress: () => void }) {
  const { ref, isOver } = useArranged({ id, name: title, isTarget: true });
  return (
    <ChoiceCard ref={ref} look={isOver ? 'target' : 'open'} onPress={onPress}>
      {title}
    </ChoiceCard>
  );
}
