import type { MediaFile } from '@snapwell/contract/learning/content.schemas';
import type { BodyOfKind } from '@snapwell/contract/learning/kinds';
import { Check, Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ContentText } from '#ui/text/content-text.tsx';
import { Drawing } from '#ui/picture/drawing.tsx';
import { Popover } from '#ui/overlay/popover.tsx';
import { type Marker, placeMarkers, sideOf } from './place-markers.ts';

/** Room beside the picture for the markers of that side. */
const GUTTER_PX = 46;
/** What lies this near to a spot is what its text is about: the text stands above or below. */
const EXPLAINED_PX = 56;

interface MarkedPictureProps {
  file: MediaFile | undefined;
  spots: BodyOfKind<'infographic'>['hotspots'];
  opened: readonly number[];
  onOpen: (spot: number) => void;
}

/**
 * A picture with markers beside it, each tied by a line to its spot. They show no numbers of their own: a picture often
 * has some already.
 */
export function MarkedPicture({ file, spots, opened, onOpen }: MarkedPictureProps) {
  const picture = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(picture);
  // The picture goes on beneath the markers: an edge there would look like a seam.
  const [ground, setGround] = useState<string | null>(null);
  const left = spots.some((spot) => sideOf(spot) === 'left') ? GUTTER_PX : 0;
  const right = spots.some((spot) => sideOf(spot) === 'right') ? GUTTER_PX : 0;
  const markers = height > 0 ? placeMarkers(spots, height) : [];
  const middleOf = ({ side }: Marker) => (side === 'left' ? left / 2 : left + width + right / 2);
  return (
    <div className="relative" style={{ paddingLeft: left, paddingRight: right, background: ground ?? undefined }}>
      {/* What the picture says stands in words below. */}
      <div ref={picture}>
        <Drawing src={file?.url} alt="" width={file?.width} height={file?.height} turnsByNight onGround={setGround} />
      </div>
      <svg aria-hidden="true" className="pointer-events-none absolute inset-0 size-full overflow-visible fill-none">
        {markers.map((marker, at) => {
          const { x, y } = spots[at]!;
          const [cx, cy] = [left + (x / 100) * width, (y / 100) * height];
          const tone = opened.includes(at) ? 'stroke-leaf' : 'stroke-ember';
          return (
            <g key={spots[at]!.title}>
              <line
                x1={middleOf(marker)}
                y1={marker.top}
                x2={cx}
                y2={cy}
                className="stroke-paper"
                style={{ stroke: ground ?? undefined }}
                strokeWidth="4"
              />
              <line x1={middleOf(marker)} y1={marker.top} x2={cx} y2={cy} className={tone} strokeWidth="1.5" />
              <circle cx={cx} cy={cy} r="5" className={tone} strokeWidth="2" />
            </g>
          );
        })}
      </svg>
      {markers.map((marker, at) => {
        const { title, text, y } = spots[at]!;
        return (
          <span
            key={title}
            className="absolute -translate-1/2"
            style={{ left: middleOf(marker), top: `${marker.top}px` }}
          >
            <Popover
              title={title}
              anchor={() => bandAround(picture.current, y)}
              trigger={
                <button
                  type="button"
                  aria-label={`${at + 1}: ${title}${opened.includes(at) ? ', opened' : ''}`}
                  onClick={() => onOpen(at)}
                  className="grid size-11 place-items-center"
                >
                  <span
                    aria-hidden="true"
                    className={`grid size-8 place-items-center rounded-full text-on-leaf shadow-card [&>svg]:size-4.5 ${opened.includes(at) ? 'bg-leaf' : 'bg-ember'}`}
                  >
                    {opened.includes(at) ? <Check strokeWidth={3} /> : <Plus strokeWidth={3} />}
                  </span>
                </button>
              }
            >
              <ContentText text={text} />
            </Popover>
          </span>
        );
      })}
    </div>
  );
}

/** The part of the picture at the height of a spot. */
function bandAround(picture: HTMLElement | null, y: number) {
  return {
    getBoundingClientRect() {
      const frame = picture?.getBoundingClientRect() ?? new DOMRect();
      return new DOMRect(frame.x, frame.y + (y / 100) * frame.height - EXPLAINED_PX, frame.width, 2 * EXPLAINED_PX);
    },
  };
}

function useSize(ref: { readonly current: HTMLElement | null }) {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver !== 'function') return;
    const observer = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}
