/** What is given to somebody. */
const MEDICINE =
  '(?:insulin|morphine|opioids?|potassium|heparin|blood thinners?|anticoagulants?|antibiotics?|pills?|tablets?|tabs|meds|medicines?|medication|drugs?|doses?|drips?|infusions?|injections?|syringes?|pump|patch(?:es)?|transfusion|blood(?! pressure| sugar| test)|units?|mg|ml|mcg|drops?)';
const WAS_GIVEN =
  '(?:gave|given|got|had|took|taken|swallowed|drank|received|injected|administered|pushed|infused|transfused|hung|put up|drew up)';
const OF_ANOTHER =
  "(?:(?:the )?(?:other|wrong)(?: \\w+){0,2}|(?:some(?:body|one) else|another (?:patient|person|man|woman|resident)|(?:the )?neighbou?r|(?:the )?(?:man|woman|lady|patient) (?:next door|in (?:the )?(?:next|other) (?:room|bed)))(?:'?s)?)";
const TOO_MUCH = '(?:\\d+ ?x|x ?\\d+|\\d+ times|ten ?fold|ten times|tenfold|twice|two times|double|three times|triple)';

/** What is handed to a person in error and is no medicine. */
const NO_MEDICINE =
  '(?:handover|report|notes?|letters?|forms?|results?|phone|number|info\\w*|file|list|names?|card|news|call|mail|message|feedback|book|keys?)';

const MISHAPS = [
  new RegExp(
    String.raw`\b(?:i|we|i've|we've) (?:have |just |think i |accidentally |by mistake )*(?:gave|given|administered|injected|hung|infused|transfused|mixed up|swapped)\b(?!(?: \w+){0,3} ${NO_MEDICINE}\b).{0,40}\b(?:wrong|instead of|too much|twice|double|somebody else|another patient|by mistake|accident\w*)\b`,
  ),
  new RegExp(
    String.raw`\b(?:gave|given|got|had) (?:the |a )?wrong (?:medicines?|drugs?|tablets?|pills?|dose|infusion|injection|blood|insulin)\b`,
  ),
  // 'Gave Mrs N the other one's pills', 'he got somebody else's insulin'.
  new RegExp(String.raw`\b${WAS_GIVEN}\b(?: \w+){0,4}? ${OF_ANOTHER} (?:\w+ ){0,2}?${MEDICINE}\b`),
  // 'Got 10x insulin', 'gave him ten times too much', 'had a double dose of morphine'.
  new RegExp(String.raw`\b${WAS_GIVEN}\b(?: \w+){0,3}? ${TOO_MUCH}(?: \w+){0,4}? (?:too much|too many|${MEDICINE})\b`),
  // 'Gave 100 units not 10'.
  /\b(?:gave|given|injected|administered|pushed|infused)\b(?: \w+){0,3}? \d+(?:[.,]\d+)? ?(?:units?|mg|mcg|ml|g|tablets?|drops?|puffs?)?(?: \w+){0,3}?,? (?:not|instead of|rather than) (?:the )?\d/,
  // 'Gave the potassium too fast'.
  new RegExp(
    String.raw`\b(?:gave|pushed|ran|injected|infused|(?:was|were) given)\b(?: \w+){0,3}? ${MEDICINE}(?: \w+){0,2}? (?:far |way |much )?too (?:fast|quick|quickly|much|soon|early)\b`,
  ),
  // 'Gave metoprolol to the wrong patient'.
  new RegExp(
    String.raw`\b(?:gave|given|administered|injected|hung|put up|pushed)\b(?!(?: \w+){0,3} ${NO_MEDICINE}\b)(?: [\w.-]+){1,4}? (?:to|into) (?:the |an? )?(?:wrong|other) (?:pts?|pat|patients?|persons?|residents?|man|woman|lady|guy|child|baby|bed|room|one)\b`,
  ),
  // 'The tablet was for the man next door, he has swallowed it'.
  new RegExp(
    String.raw`\b${MEDICINE} (?:was|were) (?:meant |really )?for (?:the|another|some|mr|mrs|ms|his|her|bed|room)\b.*\b${WAS_GIVEN}\b`,
  ),
  // 'Gave Mr Lee the insulin that was for Mrs Chan', 'gave him morphine that was not his'.
  new RegExp(
    String.raw`\b(?:gave|given|administered|injected|hung|pushed)\b(?!(?: [\w.-]+){0,4} ${NO_MEDICINE}\b)(?: [\w.-]+){1,6}? (?:that |which )?(?:(?:was|were|is) (?:meant |really |actually |supposed to be )?for (?:another|some|(?:the|a) (?:other|next|man|woman|lady|patient)|mr|mrs|ms|bed|room|his|her)\b|(?:was|were|is|are) ?n[o'’]?t (?:his|hers|theirs|meant for|for (?:him|her|them))\b|not (?:his|hers|theirs)\b)`,
  ),
  new RegExp(
    String.raw`\b${WAS_GIVEN}\b(?!(?: [\w.-]+){0,4} ${NO_MEDICINE}\b)(?: [\w.-]+){1,3}?,? not (?:his|hers|theirs|her own|his own)\b`,
  ),
  // 'Wrong blood thinner given'.
  new RegExp(
    String.raw`^(?:oh no |help |shit )*wrong (?:\w+ ){0,2}?(?:${MEDICINE} )?(?:was |just )?(?:given|injected|administered)\b`,
  ),
  // 'Found two fentanyl patches on him'.
  /\b(?:found|has|had|got|wears?|wearing|with|there (?:is|are|were|was)|see|saw)\b(?: \w+){0,3}? (?:two|2|three|3|both|another|a second|an old|double)(?: \w+){0,2}? (?:fentanyl|buprenorphine|opioid|morphine|pain)?(?: \w+)? ?patch(?:es)?\b.{0,25}\b(?:on|stuck|him|her|back|arm|chest|shoulder|skin)\b/,
];
/** 'And if somebody has already given it?' goes on from what is dangerous. */
const ALREADY_GIVEN = new RegExp(
  String.raw`\b(?:i|we|someone|somebody|(?:an?|my|the|our) (?:colleague|nurse|student|doctor)|she|he|they)(?: (?:have|has|had))? already (?:gave|given|pushed|injected|infused|hung)(?: (?:it|that|them|this|some))?[?!. ]*$`,
);
/** Whose sentence it is tells that it has happened: what one would do if it did, or how it comes about, is taught. */
const SUPPOSES =
  /\b(?:if|when|whenever|suppose|imagine|should (?:somebody|someone|i|we)|in the (?:lesson|film|comic|story|example|quiz|case)|what (?:to|do you|does one) (?:say|do|tell)|who (?:gave|has given)|how (?:come|can|could|does|do)|why|lesson|story|comic|film|quiz)\b/;

/** Whether somebody says that a medicine, a dose or a transfusion just went wrong. `text` is spelt out. */
export const tellsOfMishap = (text: string): boolean =>
  ALREADY_GIVEN.test(text) || MISHAPS.some((each) => isToldBy(each, text));

/** What is supposed is so before it: who gave a wrong pill and asks 'what if he gets worse' has given it. */
function isToldBy(mishap: RegExp, text: string): boolean {
  const told = mishap.exec(text);
  return told !== null && !SUPPOSES.test(text.slice(0, told.index));
}
