import type { Cue } from './use-cues.ts';

interface TranscriptProps {
  cues: readonly Cue[];
  /** Where the video is, in seconds. */
  at: number;
  onSeek: (seconds: number) => void;
}

/** What is said, as text: it follows the video, and pressing a line goes there. */
export function Transcript({ cues, at, onSeek }: TranscriptProps) {
  return (
    <details className="rounded-lg border border-line p-5">
      <summary className="cursor-pointer font-semibold">Transcript</summary>
      <ol className="mt-3 max-h-72 overflow-auto">
        {cues.map(({ start, end, text }) => {
          const isNow = at >= start && at < end;
          return (
            <li key={start}>
              <button
                type="button"
                aria-current={isNow || undefined}
                onClick={() => onSeek(start)}
                className={`flex min-h-11 w-full gap-3 rounded-md px-3 py-2 text-left hover:bg-surface-2 ${isNow ? 'bg-leaf-soft font-semibold' : ''}`}
              >
                <span className="figure w-11 flex-none text-sm text-ink-3">{clock(start)}</span>
                <span>{text}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </details>
  );
}

/** 65 is '1:05'. */
export function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
}
