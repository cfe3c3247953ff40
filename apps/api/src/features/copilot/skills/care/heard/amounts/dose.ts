const OF_A_MEDICINE =
  '(?:mg|mcg|µg|micrograms?|milligrams?|units?|drops?|tablets?|pills?|puffs?|ampoules?|vials?|sachets?|mmol|ie|iu)';
const AMOUNT = `(?:how (?:much|many|fast|high)|(?:what|which) (?:dose|dosage|rate|amount|strength|concentration))`;
const GIVING =
  '(?:give|inject|administer|infuse|run|push|bolus|titrate|draw up|set|start (?:with|at)?|put in|hang|top up|increase|go up)';
/** What somebody is to be given: by whoever asks. */
const DOSES = [
  new RegExp(
    `\\b${AMOUNT}\\b.{0,45}\\b(?:do|should|shall|can|could|may|must|would|am) (?:i|we)\\b(?: \\w+){0,2}? ${GIVING}\\b`,
  ),
  new RegExp(`\\b${AMOUNT}\\b.{0,30}\\b(?:have to|need to|supposed to|to) ${GIVING}(?: (?:now|him|her|them|it))?$`),
  new RegExp(
    `^(?:and |so |ok |but |then )*(?:what|which) (?:dose|dosage)(?: (?:then|now|please|of it|do i need|of (?:\\w+ ){1,2}(?:for|do i).*))?$`,
  ),
  new RegExp(
    `\\bhow many ${OF_A_MEDICINE}\\b.{0,30}\\b(?:for|to) (?:him|her|them|this|that|my|the (?:man|woman|lady|patient|resident|child|boy|girl|baby))\\b`,
  ),
  new RegExp(
    `^(?:and |so |ok |but |then )*(?:how much|how many|what dose|which dose)(?: (?!time\\b|sleep\\b|pain\\b|blood\\b|urine\\b|does\\b|do\\b|is\\b|are\\b)[a-z-]+){0,2} (?:for|to) (?:him|her|them|this (?:man|woman|patient|lady|child|resident)|my (?:patient|resident|man|lady))$`,
  ),
  new RegExp(
    `\\b(?:can|could|may|should|shall|must|do) (?:i|we)(?: \\w+){0,2}? ${GIVING}\\b(?: \\w+){0,3}? \\d+(?:[.,]\\d+)? ?${OF_A_MEDICINE}\\b`,
  ),
];
/** What is given and no medicine. */
const ELSE =
  /\b(?:time|attention|information|space|detail|details|feedback|notice|help|weight|credit|points?|room|warning|freedom|privacy|praise|respect|distance|thought|care|a report|handover|hours?|minutes?|days?|seconds?|breaths?|compressions?|reasons?|options?|choices?|chances?|examples?|questions?|cards?|formulas?|calculat\w+|equation|rule of thumb|lesson)\b/;

/** Whether somebody asks how much of something they are to give. `text` is spelt out. */
export const asksForDose = (text: string): boolean => {
  const bare = text.replace(/[?.!\s]+$/, '');
  return !ELSE.test(bare) && DOSES.some((dose) => dose.test(bare));
};
