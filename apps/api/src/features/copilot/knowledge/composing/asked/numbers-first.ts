import type { RankedPassage, Ranking } from '../../ranking/rank-passages.ts';

/** What is asked for, and how a passage says it: with a number, or with the words for a few. */
const AMOUNTS: readonly (readonly [asks: RegExp, says: RegExp])[] = [
  [
    /\bhow long\b(?! (?:ago|have i))/i,
    /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|half an?|an?|few|several|some)(?: to \d+)?[ -](?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)\b/i,
  ],
  // 'When do I call' asks in which case; 'when does it have to be in' asks for a time.
  [
    /\bby when\b|\bhow (?:soon|quickly)\b|\bwhen (?:does|do|must|should|has|have) .{1,40}\b(?:be|been) (?:in|given|done|there|finished|started|running|taken|ready|over)\b/i,
    /\b(?:at once|immediately|straight away|right away|within|no later than|by \d|\d+ (?:seconds?|minutes?|hours?|days?))\b/i,
  ],
  [/\bhow often\b/i, /\b(?:every|each|daily|hourly|weekly|once|twice|times|per|at least|again)\b/i],
  [
    /\bhow (?:many|high|low|fast|far|old|big|large|deep|warm|hot|cold|heavy)\b|\bwhat (?:percentage|number|temperature|share)\b/i,
    /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|half|third|quarter|dozen|hundred)\b/i,
  ],
];
/** So many passages may hold it, of which none is much less likely than the first. */
const LOOKED_AT = 4;
const NEARLY = 0.5;

/**
 * Who asks how long, how often or how many is answered by what says it: where the first passage doesn't, and one of the
 * same item that is nearly as likely does, that one goes first. Everything else stays as it was found.
 */
export function withNumbersFirst(question: string, ranking: Ranking): Ranking {
  const says = AMOUNTS.find(([asks]) => asks.test(question))?.[1];
  const [first, ...others] = ranking.passages;
  if (!says || !first || says.test(first.hit.text)) return ranking;
  const isMeant = ({ hit, share }: RankedPassage) =>
    hit.group === first.hit.group && share >= first.share * NEARLY && says.test(hit.text);
  const found = others.slice(0, LOOKED_AT - 1).find(isMeant);
  return found ? { ...ranking, passages: [found, ...ranking.passages.filter((each) => each !== found)] } : ranking;
}
