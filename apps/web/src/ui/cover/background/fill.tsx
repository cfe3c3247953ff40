import { Aurora } from './aurora.tsx';
import type { BackgroundFill } from './background-fill.ts';
import { DriftingPicture } from './drifting-picture.tsx';

/** One background, drawn over the whole of its layer. */
export function Fill({ fill }: { fill: BackgroundFill }) {
  switch (fill.type) {
    case 'none':
      return null;
    case 'color':
      return <div className="absolute inset-0" style={{ background: fill.color }} />;
    case 'image':
      return (
        <div className="absolute inset-0 overflow-hidden">
          <img
            src={fill.url}
            alt=""
            className="size-full"
            style={{
              objectFit: fill.fit ?? 'cover',
              filter: fill.blurPx ? `blur(${fill.blurPx}px)` : undefined,
              transform: fill.blurPx ? 'scale(1.06)' : undefined,
            }}
          />
        </div>
      );
    case 'bgfx':
      return <DriftingPicture source={fill.imageUrl} />;
    case 'aurora':
      return <Aurora />;
  }
}
