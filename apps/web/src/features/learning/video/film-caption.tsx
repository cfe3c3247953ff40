import { CONTENT_LANGUAGE } from '#platform/locale/content-language.ts';
import type { Cue } from './use-cues.ts';

/** What is being said, over the lower edge of the film. Screen readers hear the film itself, or read the transcript. */
export function FilmCaption({ cues, at }: { cues: readonly Cue[]; at: number }) {
  const cue = cues.find(({ start, end }) => at >= start && at < end);
  if (!cue) return null;
  return (
    <p
      aria-hidden="true"
      lang={CONTENT_LANGUAGE}
      data-theme="dark"
      className="pointer-events-none absolute inset-x-3 bottom-3 mx-auto w-fit max-w-[44ch] rounded-sm bg-monitor/88 px-3 py-1.5 text-center text-sm leading-snug font-semibold whitespace-pre-line sm:bottom-5 sm:text-lg"
    >
      {cue.text}
    </p>
  );
}
