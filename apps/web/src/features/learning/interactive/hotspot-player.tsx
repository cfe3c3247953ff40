import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { ContentText } from '#ui/text/content-text.tsx';
import { Disclosure } from '#ui/layout/disclosure.tsx';
import { PictureRing, PointPicture } from '#ui/arrange/point-picture.tsx';
import { areaAt, type PicturePoint } from '#ui/arrange/points.ts';
import type { PlayerProps } from '../player/player.ts';
import { ChoiceCard } from './choice-card.tsx';
import { GameEnd } from './game-end.tsx';
import { numbersIn } from './shuffle.ts';

/** Places to find in a picture: pointed at, or chosen from the names of things below it. */
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
    if (hit >= 0) choose(hit);
    else setRemark(t`Nothing to see there.`);
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
      </PointPicture>
      <output className="min-h-6 text-ink-2">
        <b>{t`${found} of ${wanted} found.`}</b> <ContentText text={remark} />
      </output>
      {found === wanted && (
        <GameEnd
          onAgain={() => {
            setLooked([]);
            setRemark('');
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
