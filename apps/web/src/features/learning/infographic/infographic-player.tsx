import { useEffect, useEffectEvent, useState } from 'react';
import Markdown from 'react-markdown';
import { Popover } from '#ui/popover.tsx';
import type { PlayerProps } from '../player/player.ts';
import { PictureFrame } from './picture-frame.tsx';

/** The text counts as read when it has been open for so long. */
const READING_MS = 5_000;

/** A picture to look into: larger or smaller, points that say more, and everything in words below. */
export function InfographicPlayer({ body, content, start, media, report }: PlayerProps<'infographic'>) {
  const [opened, setOpened] = useState<readonly number[]>(() => readOpened(start.place.opened));
  const [isTextOpen, setTextOpen] = useState(false);
  const finish = useEffectEvent(() => report({ furthest: 1, place: { opened: [...opened] } }));
  useEffect(() => {
    if (!isTextOpen) return;
    const timer = setTimeout(finish, READING_MS);
    return () => clearTimeout(timer);
  }, [isTextOpen]);
  const file = media(body.image);
  const open = (spot: number) => {
    if (opened.includes(spot)) return;
    const now = [...opened, spot];
    setOpened(now);
    report({ furthest: now.length / body.hotspots.length, place: { opened: now } });
  };
  return (
    <div className="grid gap-6">
      <PictureFrame
        label={`Picture: ${content.title}`}
        remark={
          body.hotspots.length > 0 && (
            <output>
              {opened.length} of {body.hotspots.length} points opened
            </output>
          )
        }
      >
        {/* What the picture says stands in words below. */}
        <img
          src={file?.url}
          alt=""
          draggable={false}
          width={file?.width ?? undefined}
          height={file?.height ?? undefined}
          className="block h-auto w-full"
        />
        {body.hotspots.map((spot, at) => (
          <span key={spot.title} className="absolute -translate-1/2" style={{ left: `${spot.x}%`, top: `${spot.y}%` }}>
            <Popover
              title={spot.title}
              trigger={
                <button
                  type="button"
                  aria-label={`${at + 1}: ${spot.title}${opened.includes(at) ? ', opened' : ''}`}
                  onClick={() => open(at)}
                  className={`grid size-11 place-items-center rounded-full border-[3px] border-paper text-on-leaf shadow-card ${opened.includes(at) ? 'bg-leaf' : 'bg-ember'}`}
                >
                  <span aria-hidden="true" className="figure text-sm">
                    {at + 1}
                  </span>
                </button>
              }
            >
              {spot.text}
            </Popover>
          </span>
        ))}
      </PictureFrame>
      <details
        className="rounded-lg border border-line p-5"
        onToggle={(event) => setTextOpen(event.currentTarget.open)}
      >
        <summary className="cursor-pointer font-semibold">The picture in words</summary>
        <div className="prose mt-4">
          <Markdown>{body.alternative}</Markdown>
        </div>
      </details>
    </div>
  );
}

function readOpened(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((at): at is number => typeof at === 'number') : [];
}
