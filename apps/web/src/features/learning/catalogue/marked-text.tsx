import type { MarkedText as Pieces } from '@snapwell/contract/catalogue/catalogue.schemas';

/** A text with the words that were looked for. */
export function MarkedText({ pieces }: { pieces: Pieces }) {
  let offset = 0;
  return pieces.map(({ text, is_hit: isHit }) => {
    offset += text.length;
    if (!isHit) return <span key={offset}>{text}</span>;
    return (
      <mark key={offset} className="rounded-sm bg-snap-soft px-0.5 text-snap-ink">
        {text}
      </mark>
    );
  });
}
