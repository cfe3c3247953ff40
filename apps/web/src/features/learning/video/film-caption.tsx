import { classNames } from '#ui/class-names.ts';
import { CONTENT_LANGUAGE } from '#platform/locale/content-language.ts';
import type { Cue } from './use-cues.ts';

interface FilmCaptionProps {
  cues: readonly Cue[];
  at: number;
  /** Below a small picture, of which it would cover half; it keeps its room between two sentences. */
  isBelow: boolean;
}

/** What is being said, over the lower edge of the film. Screen readers hear the film itself, or read the transcript. */
export function FilmCaption({ cues, at, isBelow }: FilmCaptionProps) {
  const cue = cues.find(({ start, end }) => at >= start && at < end);
  if (!cue && (!isBelow || cues.length === 0)) return null;
  return (
    <p
      aria-hidden="true"
      lang={CONTENT_LANGUAGE}
      data-theme="dark"
      className={classNames(
        'px-3 py-1.5 text-center text-sm leading-snug font-semibold whitespace-pre-line',
        isBelow
          ? 'grid min-h-18 place-items-center bg-monitor'
          : 'pointer-events-none absolute inset-x-3 bottom-3 mx-auto w-fit max-w-[44ch] rounded-sm bg-monitor/88 sm:bottom-5 sm:text-lg',
      )}
    >
      {cue?.text}
    </p>
  );
}
