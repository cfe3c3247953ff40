const SHARP = '(?:needles?|cannulas?|lancets?|scalpels?|sharps?|syringes?|pens?|blades?|ampoules?|glass|butterfly)';
const FLUID =
  '(?:blood|body fluids?|fluids?|urine|pee|vomit|saliva|spit|sputum|secretions?|drain|stool|chemicals?|disinfectant|hand ?(?:rub|gel)|gel|sani?ti[sz]er|alcohol|bleach|cleaner|soap|acid|chemo\\w*|cytostatics?)';
const MY_SKIN = 'my (?:\\w+ )?(?:eyes?|mouth|lips?|face|nose|cut|wound|(?:open|broken) skin)';
const HURT = '(?:stuck|pricked|jabbed|poked|stabbed|stung|scratched|cut|injured|hurt|nicked)';
const OWN_HAND = '(?:my ?self|me|my (?:\\w+ )?(?:finger|thumb|hand|palm|arm|leg))';

const EXPOSURES = [
  // 'Stuck myself with a needle', 'pricked my finger on a lancet'. A cut of oneself may be meant: the hand is named.
  new RegExp(String.raw`\b${HURT.replace('|cut', '').replace('|hurt', '')} ${OWN_HAND}\b.{0,25}\b${SHARP}\b`),
  new RegExp(String.raw`\b${HURT} my (?:\w+ )?(?:finger|thumb|hand|palm|arm|leg)\b.{0,25}\b${SHARP}\b`),
  new RegExp(
    String.raw`\b(?:used |dirty )?${SHARP} (?:\w+ )?(?:${HURT}|went (?:in|into|through)|slipped into) ${OWN_HAND}\b`,
  ),
  /(?:^|\b(?:i|i've|we|just|student|colleague|nurse) )(?:have |has |just |got |had )+(?:a )?(?:needle ?stick|sharps? injury|needle injury)\b/,
  // 'Blood splashed into my eye', 'got urine in my mouth', 'he spat in my face'.
  new RegExp(String.raw`\b${FLUID}\b(?: \w+){0,4} (?:in|into|on|onto|over) ${MY_SKIN}\b`),
  new RegExp(String.raw`\b(?:splash(?:ed)?|squirted|sprayed|spat|spit|coughed)\b.{0,20}\b(?:in|into|on) ${MY_SKIN}\b`),
  /\b(?:patient|pt|resident|he|she|man|woman|lady|somebody|someone) (?:\w+ ){0,2}?(?:bit me|has bitten me|bit my|scratched me till|scratched me (?:and )?(?:it|i))\b|\bi (?:got|was|have been|am) bitten\b/,
];
/** What one would do if it happened, or how to keep it from happening, is taught. */
const SUPPOSES =
  /\b(?:if|when|whenever|suppose|imagine|how (?:do|does|can|many|often|likely)|why|avoid|prevent|risk|lesson|story|comic|film|quiz)\b/;

/** Whether somebody says that a used needle, blood or a bite has just reached them. `text` is spelt out. */
export const tellsOfExposure = (text: string): boolean =>
  EXPOSURES.some((each) => {
    const told = each.exec(text);
    return told !== null && !SUPPOSES.test(text.slice(0, told.index));
  });
