// What a film shows at a moment.
import type { Cut, Film } from './films.ts';
import { stages } from './stages/all-stages.ts';

const FADE_S = 0.35;

/** The picture of a moment. One scene passes softly into the next. */
export function pictureAt(film: Film, cut: Cut, at: number): string {
  const now = film.scenes.findLastIndex(({ start }) => start <= at);
  const shown = sceneAt(film, cut, now, at);
  const share = (at - film.scenes[now]!.start) / FADE_S;
  if (now === 0 || share >= 1) return shown;
  return `${sceneAt(film, cut, now - 1, at)}<g opacity="${share.toFixed(2)}">${shown}</g>`;
}

/** The moment that stands for the film, as a share of it. */
const POSTER_AT = 0.36;

/** When the still picture of a film is taken: where one scene stands, and none passes into the next. */
export function posterMoment({ scenes, duration }: Pick<Film, 'scenes' | 'duration'>): number {
  const at = POSTER_AT * duration;
  const now = scenes.findLastIndex(({ start }) => start <= at);
  const { start } = scenes[now]!;
  // The scene before has just shown everything.
  return now > 0 && at - start <= FADE_S ? start - FADE_S : at;
}

function sceneAt({ id, scenes, cues }: Film, { say }: Cut, order: number, at: number): string {
  const { shows, start, end } = scenes[order]!;
  const stage = stages[id]?.[shows];
  if (!stage) throw new Error(`Nothing is drawn for '${shows}' of ${id}.`);
  const own = cues.filter((cue) => cue.start >= start && cue.start < end);
  const sentence = Math.max(
    0,
    own.findLastIndex((cue) => cue.start <= at),
  );
  const { start: said, end: over } = own[sentence]!;
  return stage({
    t: at - start,
    share: Math.min(1, (at - start) / (end - start)),
    sentence,
    sentenceShare: Math.min(1, (at - said) / (over - said)),
    isTalking: at < over - 0.5 && at > said,
    say,
  });
}
