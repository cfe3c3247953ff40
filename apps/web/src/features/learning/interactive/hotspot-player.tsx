import { type MouseEvent, useState } from 'react';
import { ContentText } from '#ui/text/content-text.tsx';
import { Disclosure } from '#ui/layout/disclosure.tsx';
import type { PlayerProps } from '../player/player.ts';
import { ChoiceCard } from './choice-card.tsx';
import { GameEnd } from './game-end.tsx';
import { numbersIn } from './shuffle.ts';

/** Places to find in a picture. Who cannot point chooses from the names of things below it. */
export function HotspotPlayer({ body, start, media, report }: PlayerProps<'hotspot'>) {
  const { prompt, image, alternative, areas } = body;
  const wanted = areas.filter(({ correct }) => correct).length;
  const [looked, setLooked] = useState<readonly number[]>(() =>
    numbersIn(start.place.looked).filter((at) => at < areas.length),
  );
  const [remark, setRemark] = useState('');
  const found = looked.filter((at) => areas[at]!.correct).length;
  const file = media(image);
  const choose = (at: number) => {
    const area = areas[at]!;
    setRemark(`${area.correct ? 'Found.' : 'Not this.'} ${area.why}`);
    if (looked.includes(at)) return;
    const now = [...looked, at];
    setLooked(now);
    const slips = now.filter((place) => !areas[place]!.correct).length;
    const isFound = now.filter((place) => areas[place]!.correct).length;
    report({
      furthest: isFound / wanted,
      place: { looked: now },
      score: Math.round((wanted / (wanted + slips)) * 100),
    });
  };
  const point = (event: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const [x, y] = [event.clientX - left, event.clientY - top];
    const hit = areas.findIndex(
      (area) => Math.hypot(x - (area.x / 100) * width, y - (area.y / 100) * height) <= (area.radius / 100) * width,
    );
    if (hit >= 0) choose(hit);
    else setRemark('Nothing to see there.');
  };
  return (
    <div className="grid gap-5">
      <p className="text-lg font-semibold">
        <ContentText text={prompt} />
      </p>
      <div className="relative overflow-hidden rounded-lg border border-line">
        {/* The names below do the same for keys and screen readers. */}
        <img
          src={file?.url}
          alt={alternative}
          width={file?.width ?? undefined}
          height={file?.height ?? undefined}
          onClick={point}
          className="block h-auto w-full cursor-crosshair"
        />
        {looked.map((at) => (
          <span
            key={at}
            aria-hidden="true"
            className={`pointer-events-none absolute aspect-square -translate-1/2 rounded-full border-4 ${areas[at]!.correct ? 'border-leaf' : 'border-berry'}`}
            style={{ left: `${areas[at]!.x}%`, top: `${areas[at]!.y}%`, width: `${areas[at]!.radius * 2}%` }}
          />
        ))}
      </div>
      <output className="min-h-6 text-ink-2">
        <b>
          {found} of {wanted} found.
        </b>{' '}
        <ContentText text={remark} />
      </output>
      {found === wanted && (
        <GameEnd
          onAgain={() => {
            setLooked([]);
            setRemark('');
          }}
        >
          You have found every place.
        </GameEnd>
      )}
      <Disclosure title="Choose by name instead">
        <div className="grid gap-3 sm:grid-cols-2">
          {areas.map(({ label, correct }, at) => (
            <ChoiceCard
              key={label}
              look={looked.includes(at) ? (correct ? 'right' : 'wrong') : 'open'}
              onPress={() => choose(at)}
            >
              {label}
            </ChoiceCard>
          ))}
        </div>
      </Disclosure>
    </div>
  );
}
