/** What somebody wants of the assistant's memory. */
export type MemoryWish =
  | { readonly want: 'remember'; readonly text: string }
  | { readonly want: 'list' | 'forget-all' }
  | { readonly want: 'forget'; readonly about: string };

const POLITE = String.raw`(?:(?:hey |hi )?sophie,? )?(?:please,? |can you |could you |and |ok,? |from now on,? )*`;
const REMEMBER = new RegExp(
  String.raw`^${POLITE}(?:remember|keep in mind|note down|note|don['’]?t forget)(?: that\b| this:|:)? +(.{3,})$`,
  'is',
);
const CALL = new RegExp(
  String.raw`^${POLITE}(?:you can |just )?call me (?!back|when|if|at|on|later|a\b)([\p{L}][\p{L}.'’ -]{0,40}?)[.!]?$`,
  'iu',
);
const LENGTH =
  /^(?:please,? |can you |could you )*(?:(?:keep|make|give)\b.{0,20}\b(?:answers?|replies|them|it)\b.{0,10}|i (?:like|prefer|want) )?\b(short|brief|long|detailed)(?: (?:answers?|replies))?(?:,? (?:please|from now on|always))*[.!]?$/i;
const LIST =
  /^(?:so |and )*(?:what|which things) (?:do|did|have|can) you (?:know|remember|remembered|keep|kept|save|saved|store|stored|noted?)\b(?: (?:about|of|on|for) me)?[?.!]*$/i;
const FORGET_ALL =
  /^(?:please )?(?:forget|delete|clear|erase) (?:everything|all|it all|your memory)(?: (?:that )?(?:you (?:know|remember)|i (?:said|told you)))?(?: about me)?[.!]?$/i;
const FORGET = /^(?:please )?(?:forget|stop remembering) (?:that |about )?((?:i|my|me)\b.{2,120}?)[.!]?$/i;
/** Who asks whether something is remembered, or how to remember it oneself, wants nothing kept. */
const ASKS = /^(?:remember|note) (?:how|what|when|where|why|which|who)\b|\?$/i;

export function memoryWishOf(question: string): MemoryWish | null {
  const text = question.trim();
  if (LIST.test(text)) return { want: 'list' };
  if (FORGET_ALL.test(text)) return { want: 'forget-all' };
  const forgotten = FORGET.exec(text)?.[1];
  if (forgotten) return { want: 'forget', about: forgotten };
  const name = CALL.exec(text)?.[1];
  if (name) return { want: 'remember', text: `Call me ${name.trim()}` };
  const length = /\b(?:answers?|replies)\b/i.test(text) ? LENGTH.exec(text)?.[1]?.toLowerCase() : undefined;
  if (length)
    return { want: 'remember', text: length === 'short' || length === 'brief' ? 'Short answers' : 'Long answers' };
  const fact = ASKS.test(text) ? undefined : REMEMBER.exec(text)?.[1];
  return fact ? { want: 'remember', text: sentenceOf(fact) } : null;
}

const sentenceOf = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.charAt(0).toUpperCase() + line.slice(1);
};

/** How somebody wants to be called; null where they did not say. */
export function nameIn(memory: readonly string[]): string | null {
  const last = memory.findLast((text) => /^call me /i.test(text));
  return last ? last.replace(/^call me /i, '').replace(/[.!]$/, '') : null;
}

/** Whether somebody said last that they want answers short. */
export function wantsShort(memory: readonly string[]): boolean {
  const last = memory.findLast((text) =>
    /\b(?:short|brief|long|detailed) (?:answers?|replies)\b|\b(?:answers?|replies) (?:short|brief|long|detailed)\b/i.test(
      text,
    ),
  );
  return last !== undefined && /\b(?:short|brief)\b/i.test(last);
}
