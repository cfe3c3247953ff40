import { t } from '@lingui/core/macro';
import type { MediaFile } from '@snapwell/contract/learning/content.schemas';
import { Play } from 'lucide-react';
import { Drawing } from '#ui/picture/drawing.tsx';

/** What stands over a film until it plays: its picture, and over all of it the button, whose mark leaves the middle to who is seen there. */
export function FilmCover({ poster, onPlay }: { poster: MediaFile | undefined; onPlay: () => void }) {
  return (
    <div className="absolute inset-0">
      {poster && (
        <div className="absolute inset-0 grid items-center overflow-hidden">
          <Drawing src={poster.url} alt="" width={poster.width} height={poster.height} />
        </div>
      )}
      <button
        type="button"
        aria-label={t`Play the film`}
        onClick={onPlay}
        className="group absolute inset-0 flex size-full items-end p-3 sm:p-5"
      >
        <span className="grid size-15 place-items-center sm:size-18 rounded-full bg-leaf text-on-leaf shadow-[0_5px_0_var(--leaf-edge)] transition-transform group-hover:-translate-y-0.5 group-active:translate-y-1">
          <Play className="ml-1 size-7 sm:size-8 fill-current" aria-hidden="true" />
        </span>
      </button>
    </div>
  );
}
