/** What sort of answer a question wants. */
export type QuestionType = 'number' | 'when' | 'why' | 'yes-no' | 'steps' | 'meaning' | 'which' | 'who' | 'other';

const TYPES: readonly (readonly [QuestionType, RegExp])[] = [
  [
    'number',
    /\bhow (?:many|much|long|often|far|old|big|high|low|quick(?:ly)?|fast|soon|late|few|deep|wide|hot|cold)\b|\bwhat (?:number|percentage|score|dose|age|limit|time|temperature|rate|value)\b|\bpoints?\b|\bat least\b|\bper ?cent\b|\b(?:minutes|hours|days) (?:is|are|do|does|must|should)\b/,
  ],
  ['when', /\bwhen\b|\bwhat time\b|\bin which moment/],
  [
    'why',
    /\bwhy\b|\bhow come\b|\bwhat for\b|\bwhat is the (?:reason|point|sense)\b|\bwhat is (?:so )?(?:bad|wrong|good) (?:about|with)\b/,
  ],
  ['who', /\bwho(?:m|se)?\b/],
  [
    'steps',
    /\bhow (?:do|does|can|should|shall|would|to|am|could|must)\b|\bwhat (?:do|should|must|can|shall|would) (?:i|we|you|one|they) do\b|\bwhat (?:first|now|next)\b|\bsteps?\b|\bin (?:which|what) order\b/,
  ],
  [
    'meaning',
    /\bwhat (?:is|are|does)\b.*\b(?:mean|stand for|called)\b|\bmeaning\b|\bdefin|^what (?:is|are) (?:an? |the )?[\w -]{2,40}\??$/,
  ],
  ['which', /\bwh(?:ich|at)\b/],
  [
    'yes-no',
    /^(?:and |so |but |ok |or )*(?:is|are|am|was|were|do|does|did|can|could|may|must|should|shall|will|would|has|have|need)\b|\b(?:right|ok|allowed|or not|enough|true)\b\s*\??$/,
  ],
];

/** Of a question that is spelt out and in small letters. */
export function typeOfQuestion(text: string): QuestionType {
  return TYPES.find(([, pattern]) => pattern.test(text))?.[0] ?? 'other';
}
