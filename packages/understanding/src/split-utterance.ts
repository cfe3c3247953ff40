/** A piece of what was said, with its place in it. */
export interface UtterancePart {
  readonly said: string;
  readonly start: number;
}

/** Where one sentence may hold two: before a conjunction or comma that begins something with a verb of its own. */
const JOINT =
  /(?:\s*[,;:–—]\s*(?:and |but |or |also |then |so )*|\s+(?:and also|and|but|or|also|then|plus)\s+)(?=(?:what|where|when|why|who|which|how|since when|is|are|was|were|do|does|did|don't|have|has|had|can|could|may|shall|should|would|will|any|i|i'm|i'll|i've|we|we'll|you|you're|let|let's|please|tell|show|thank|thanks|it|it's|that|that's|my|this|she|he|they|there|hello|hi|good|sorry|ok|okay|mr|mrs|ms)\b)/giu;

/** Cuts what was said into sentences, and each sentence into clauses that may stand for themselves. */
export function splitUtterance(said: string): { sentences: UtterancePart[]; clauses: UtterancePart[][] } {
  const sentences = cutAt(said, 0, /(?<=[.!?…])\s+(?=\S)|\n+|(?<=\?)(?=\p{L})/gu);
  return { sentences, clauses: sentences.map(({ said: text, start }) => cutAt(text, start, JOINT)) };
}

function cutAt(text: string, offset: number, joint: RegExp): UtterancePart[] {
  const parts: UtterancePart[] = [];
  let from = 0;
  const take = (to: number) => {
    const piece = text.slice(from, to);
    const trimmed = piece.trim();
    if (trimmed) parts.push({ said: trimmed, start: offset + from + piece.indexOf(trimmed) });
  };
  for (const match of text.matchAll(joint)) {
    take(match.index);
    from = match.index + match[0].length;
  }
  take(text.length);
  return parts;
}
