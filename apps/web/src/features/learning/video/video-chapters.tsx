import { t } from '@lingui/core/macro';
import type { BodyOfKind } from '@snapwell/contract/learning/kinds';
import { clock } from './transcript.tsx';

interface VideoChaptersProps {
  chapters: BodyOfKind<'video'>['chapters'];
  at: number;
  onSeek: (seconds: number) => void;
}

/** The parts of a film; the one that plays is marked. */
export function VideoChapters({ chapters, at, onSeek }: VideoChaptersProps) {
  if (chapters.length === 0) return null;
  const current = chapters.findLastIndex(({ start }) => start <= at);
  return (
    <nav aria-label={t`Chapters of the video`}>
      <ol className="flex flex-wrap gap-2">
        {chapters.map(({ start, title }, place) => (
          <li key={start}>
            <button
              type="button"
              aria-current={place === current ? 'step' : undefined}
              onClick={() => onSeek(start)}
              className="min-h-11 rounded-full border border-line px-4 text-left text-sm font-semibold hover:bg-surface-2 aria-[current=step]:border-leaf aria-[current=step]:bg-leaf-soft"
            >
              <span className="figure mr-1.5 text-ink-2">{clock(start)}</span>
              {title}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
