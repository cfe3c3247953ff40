import type { MarkedText as Pieces } from '@snapwell/contract/learning/catalogue.schemas';

/** A text with the words that were looked for. */
export function MarkedText({ pieces }: { pieces: Pieces }) {
  return pieces.map(({ text, is_hit: isHit }, at) => {
    // A piece has no identity but its place and its words.
    const key = `${at} ${text}`;
    return isHit ? (
      <mark key={key} className="rounded-sm bg-snap-soft px-0.5 text-snap-ink">
        {text}
      </mark>
    ) : (
      <span key={key}>{text}</span>
    );
  });
}
