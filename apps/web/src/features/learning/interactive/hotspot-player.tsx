import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { ContentText } from '#ui/text/content-text.tsx';
import { Disclosure } from '#ui/layout/disclosure.tsx';
import { MissedPin, PictureRing, PointPicture } from '#ui/arrange/point-picture.tsx';
import { areaAt, type PicturePoint } from '#ui/arrange/points.ts';
import type { PlayerProps } from '../player/player.ts';
import { ChoiceCard } from './choice-card.tsx';
import { GameEnd } from './game-end.tsx';
import { numbersIn } from './shuffle.ts';

/** Places to find in a picture: pointed at, or chosen from the names of things below it. */
export function HotspotPlayer({ body, start, media, report }: PlayerProps<'hotspot'>) {
  const { prompt, image, alternative, areas } = body;
  const wanted = areas.filter(({ correct }) => correct).length;
  // What was completed comes back as it was left.
  const [isBack, setBack] = useState(start.furthest >= 1);
  const [looked, setLooked] = useState<readonly number[]>(() =>
    isBack ? placesToFind(areas) : numbersIn(start.place.looked).filter((at) => at < areas.length),
  );
  const [remark, setRemark] = useState('');
  /** Pointing at nothing, so many times in a row, and where it was last. */
  const [misses, setMisses] = useState(0);
  const [missed, setMissed] = useState<PicturePoint | null>(null);
  const found = looked.filter((at) => areas[at]!.correct).length;
  const file = media(image);
  const choose = (at: number) => {
    const area = areas[at]!;
    setMisses(0);
    setRemark([area.correct ? t`Found.` : t`Not this.`, area.why].join(' '));
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
  const point = (at: PicturePoint, height: number) => {
    const hit = areaAt(areas, at, height);
    if (hit >= 0) return choose(hit);
    const times = misses + 1;
    setMisses(times);
    setMissed(at);
    // The same words again would look as if nothing had happened.
    setRemark(times === 1 ? t`Nothing to see there.` : t`Nothing there either, ${times} times in a row.`);
  };
  return (
    <div className="grid gap-5">
      <p className="text-lg font-semibold">
        <ContentText text={prompt} />
      </p>
      <PointPicture picture={{ ...file, url: file?.url, alternative }} onPoint={point}>
        {looked.map((at) => (
          <PictureRing key={at} area={areas[at]!} look={areas[at]!.correct ? 'right' : 'wrong'} />
        ))}
        {missed && misses > 0 && <MissedPin key={misses} at={missed} onGone={() => setMissed(null)} />}
      </PointPicture>
      <output className="min-h-6 text-ink-2">
        <b>{t`${found} of ${wanted} found.`}</b> <ContentText text={remark} />
      </output>
      {found === wanted && (
        <GameEnd
          isFresh={!isBack}
          onAgain={() => {
            setBack(false);
            setLooked([]);
            setRemark('');
            setMisses(0);
          }}
        >
          {t`You’ve found every place.`}
        </GameEnd>
      )}
      <Disclosure title={t`Choose from a list`}>
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

const placesToFind = (areas: PlayerProps<'hotspot'>['body']['areas']) =>
  areas.flatMap(({ correct }, at) => (correct ? [at] : []));
