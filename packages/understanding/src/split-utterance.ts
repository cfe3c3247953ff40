/** A piece of what was said, with its place in it. */
export interface UtterancePart {
  readonly said: string;
  readonly start: number;
  /** Words of the part before that hold for this one too: `Shall I take blood and start a drip?` asks twice. */
  readonly carried?: string;
}

/** Where one sentence may hold two: before a conjunction or comma that begins something with a verb of its own. */
const JOINT =
  /(?:\s*[,;:–—]\s*(?:and |but |or |also |then |so )*|\s+(?:and also|and|but|or|also|then|plus)\s+)(?=(?:(?:what|where|when|why|who|how)(?:'?s|'?re)?|which|since when|is|are|was|were|do|does|did|don't|have|has|had|can|could|may|shall|should|would|will|any|i|i'm|i'll|i've|we|we'll|you|you're|let|let's|please|tell|show|thank|thanks|it|it's|that|that's|my|this|she|he|they|there|hello|hi|good|sorry|ok|okay|mr|mrs|ms)\b)/giu;

/** Begins what only says under which condition or when the rest holds: it is cut off from nothing. */
const SUBORDINATE =
  /^(?:(?:and|but|so|ok|okay)[ ,]+)*(?:before|until|unless|although|though|even if|in case|because|if|once|after|as soon as)\b/iu;
/** Two things asked or offered by the same words: `shall I ... and ...`. */
const CARRIED =
  /^(?:(?:so|and|but|ok|okay|then)[ ,]+)*((?:shall|should|can|could|may|do|would|will) (?:i|we|you)(?: want me to| like me to)?) .*?\S{3,}.*?(?:\s+and\s+|,\s*)/iu;

/** One asks to see or hear of two things: `let me see the order and the syringe`. */
const ASKED_FOR =
  /^(?:(?:so|and|but|ok|okay|then)[ ,]+)*((?:let (?:me|us) (?:see|check|have)|show me|tell me about|what about|how about|i (?:want|would like|need) to see) ).*?\S{3,}.*?(?:\s+and\s+|,\s*)(?=(?:the|his|her|your|their|its)\b)/iu;

/** Cuts what was said into sentences, and each sentence into clauses that may stand for themselves. */
export function splitUtterance(said: string): { sentences: UtterancePart[]; clauses: UtterancePart[][] } {
  const sentences = cutAt(said, 0, /(?<=[.!?…])\s+(?=\S)|\n+|(?<=\?)(?=\p{L})/gu);
  return { sentences, clauses: sentences.map(({ said: text, start }) => withCarried(cutAt(text, start, JOINT))) };
}

/** Cuts a part again where the words it begins with are said once and meant twice. */
function withCarried(parts: UtterancePart[]): UtterancePart[] {
  if (parts.length > 1) return parts;
  return parts.flatMap((part) => {
    const match = CARRIED.exec(part.said) ?? ASKED_FOR.exec(part.said);
    if (!match) return [part];
    const [whole, carried] = match;
    const rest = part.said.slice(whole.length);
    if (rest.trim().split(/\s+/).length < 2) return [part];
    const first = whole.replace(/(?:\s+and\s+|,\s*)$/iu, '');
    return [
      { said: first, start: part.start },
      { said: rest, start: part.start + whole.length, carried: carried! },
    ];
  });
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
    if (joint === JOINT && SUBORDINATE.test(text.slice(from, match.index).trimStart())) continue;
    take(match.index);
    from = match.index + match[0].length;
  }
  take(text.length);
  return parts;
}
