import { z } from 'zod';
import { mediaPath } from '../../text/media-path.ts';
import { filmQuestion } from './embedded-question.ts';
import { joinText, label, words } from '../../text/words.ts';

const seconds = z
  .number()
  .min(0)
  .max(4 * 3600);

export const videoBody = z
  .strictObject({
    /** An mp4 or webm file, or the .m3u8 list of an HLS video. */
    source: mediaPath,
    poster: mediaPath.optional(),
    /** Length in seconds. */
    duration: seconds.min(1),
    /** WebVTT files; the first is shown at the start. The transcript is made of them. */
    captions: z
      .array(
        z.strictObject({
          source: mediaPath,
          language: z.string().regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, 'Use a language code such as en or pt-BR.'),
          label,
        }),
      )
      .max(20)
      .default([]),
    chapters: z
      .array(z.strictObject({ start: seconds, title: label }))
      .max(50)
      .default([]),
    /** The film stops and asks; what is answered is not marked. */
    questions: z.array(filmQuestion).max(30).optional(),
    /** Only for a video without captions, such as one without speech: what happens in it, in words. */
    transcript: words(40_000).optional(),
  })
  .check(({ value, issues }) => {
    if (value.captions.length === 0 && !value.transcript)
      issues.push({
        code: 'custom',
        input: value,
        path: ['captions'],
        message: 'Give captions, or a transcript for a video without speech.',
      });
    value.questions?.forEach(({ at }, i) => {
      const previous = value.questions?.[i - 1]?.at ?? 0;
      if (at <= previous || at > value.duration)
        issues.push({
          code: 'custom',
          input: value,
          path: ['questions', i, 'at'],
          message: 'Questions come one after another, after the beginning and not after the end of the video.',
        });
    });
    value.chapters.forEach(({ start }, i) => {
      const previous = value.chapters[i - 1]?.start ?? -1;
      if (start <= previous || start >= value.duration)
        issues.push({
          code: 'custom',
          input: value,
          path: ['chapters', i, 'start'],
          message: 'Chapters start one after another, before the end of the video.',
        });
    });
  });
export type VideoBody = z.output<typeof videoBody>;

export function videoText(body: VideoBody): string {
  return joinText([
    ...body.chapters.map((chapter) => chapter.title),
    ...(body.questions ?? []).map(({ prompt }) => prompt),
    body.transcript,
  ]);
}
