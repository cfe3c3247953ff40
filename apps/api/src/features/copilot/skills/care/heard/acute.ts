const ONE = String.raw`(?:he|she|they|it|(?:the |a |my |our )?(?:baby|child|patient|resident|lady|man|woman|boy|girl|guy|colleague|visitor|mother|father)|(?:mr|mrs|ms) \w+)`;
const ON = String.raw`(?:just |now |suddenly |all |really |very |completely |also |still )*`;
const NOT = '(?:will|does|do|did|is|are|would) not';

/** What people say when somebody's life may be in danger, in everyday words. `text` is spelt out. */
const SIGNS: readonly RegExp[] = [
  // Consciousness: not to be woken, eyes shut, a fit that goes on.
  new RegExp(
    String.raw`\b(?:can|could) not (?:be )?(?:wake|woken|rouse|roused)\b|\b${NOT} (?:open (?:his|her|their) eyes|come (?:round|to)\b)`,
  ),
  new RegExp(
    String.raw`\b(?:is |was )?having (?:a|another) (?:fit|seizure)\b|\b(?:fits?|seizures?|convulsions?)\b.{0,12}\b(?:${NOT} stop|again and again)`,
  ),
  // A stroke, or blood pressing on the brain.
  /\b(?:suddenly|all of a sudden|just now)\b.*\b(?:can not|stopped|unable to) (?:speak|talk|speaking|talking|see|move)\b|\b(?:can not|stopped|unable to) (?:speak|talk|speaking|talking|see|move)\b.*\b(?:suddenly|all of a sudden|just now)\b/,
  /\b(?:arm|hand|one side|half of (?:his|her|their) face) (?:is |has |went |gone |feels )+(?:gone |suddenly |all )*(?:dead|numb|limp|floppy|paraly[sz]ed|lame)\b|\bpupils?\b.{0,12}\b(?:different|unequal|uneven|not the same|blown|fixed|huge)\b|\bworst headache\b/,
  /\bhit (?:his|her|their) head\b.*\b(?:drowsy|sleepy|vomit\w*|confused|hard to wake|throwing up)\b/,
  // The heart.
  /\b(?:grab|hold|clutch|press)(?:s|bed|ing|ed|es)? (?:at )?(?:his|her|their) chest\b|\belephant on (?:his|her|my|their) chest\b|\b(?:tight(?:ness)?|pressure|pain|weight|stabbing)(?: feeling)? (?:in|on|across) (?:his|her|my|their|the) chest\b|\b(?:my|his|her|their) chest (?:hurts?|is tight|aches|feels (?:tight|heavy))\b|^chest (?:hurts?|is tight|pain)\b|\bheart (?:has |just )*stopped\b/,
  // Blood.
  new RegExp(
    String.raw`\bbleed(?:s|ing)?\b.{0,25}\b(?:${NOT} stop|after (?:the )?birth|through (?:the )?(?:dressing|bandage|pad))|\bblood (?:all over|pouring|gushing|spurting)|\b(?:vomit(?:s|ed|ing)?|cough(?:s|ed|ing)?|throw(?:s|ing)?|br(?:ings|inging|ought)|spit(?:s|ting)?) (?:up )?(?:fresh |bright |lots of |a lot of |some )*blood\b|\bblack (?:stools?|poo|tarry)\b.*\b(?:dizzy|faint|pale|weak|grey)\b`,
  ),
  // Air.
  /\b(?:lips?|tongue|face|throat|mouth|neck)\b(?: (?:is|are|has|have|keeps?|starts?|started|getting|to|all|very|so|really|badly|quickly))* (?:swell(?:s|ing|ed)?|swollen)\b|(?<!when )\b(?:struggl\w+|fighting|gasping) (?:for (?:breath|air)|to breathe)\b|\b(?:can|could) not breathe\b/,
  new RegExp(
    String.raw`\b${ONE} (?:is|has|looks|goes|went|turned) ${ON}(?:gone |turning |going |looking )?(?:blue|ashen|gr[ea]y)\b`,
  ),
  // Sugar, pressure and poison.
  /\b(?:hypo|sugar|glucose)\b.*\b(?:not making sense|confused|drowsy|sweat(?:s|y|ing)|shak(?:y|es|ing)|trembl\w+|unresponsive|fitting)\b/,
  new RegExp(
    String.raw`\b(?:blood pressure|pressure)\b.{0,12}\b(?:${NOT} come up|keeps (?:dropping|falling|going down)|is (?:dropping|crashing)|crashed)\b`,
  ),
  /\b(?:drank|drunk|swallowed|ate)\b(?: \w+){0,2}? (?:cleaning|cleaner|poison\w*|chemicals?)\b|\boverdose\b.{0,25}\b(?:given|by mistake|times too much)\b|\bwaters? (?:has |have |just )*broke\b|\belectric shock\b/,
  /\bheart (?:is )?(?:racing|pounding|jumping)\b.*\b(?:dying|faint|pain|breath\w*|black)\b/,
  /\blocked (?:himself|herself|themselves) in\b.*\b(?:razor|blade|knife|rope|belt|pills|tablets)\b/,
  /\b(?:kill|hang|shoot|poison) (?:himself|herself|themselves)\b/,
  // Who looks for what is needed then.
  /\bwhere (?:is|are) (?:the |our |an? )?(?:crash (?:cart|trolley)|defib\w*|aed|epi ?pens?|resus\w*)\b|\bepi ?pens? where\b/,
];

/** A value so far out that it is an emergency by itself. */
const VALUES: readonly { readonly value: RegExp; readonly isGrave: (value: number) => boolean }[] = [
  {
    value:
      /\b(?:rr|resps?|resp(?:iratory)? rate|breathing(?: rate)?|breaths?)\b(?: (?:is|are|of|at|now|rate|only|just|about|down|to|dropped|fell))*[ :=]*(\d{1,2})\b/,
    isGrave: (value) => value <= 8 || value >= 35,
  },
  {
    value:
      /\b(?:saturation|o2 sats?|oxygen)\b(?: (?:is|are|of|at|now|only|just|about|down|to|dropped|dropping|fell|gone))*[ :=]*(\d{2})\b/,
    isGrave: (value) => value <= 85 && value >= 40,
  },
  {
    value:
      /\b(?:blood pressure|pressure|systolic)\b(?: (?:is|of|at|now|only|just|about|down|to|dropped|dropping|fell|gone))*[ :=]*(\d{2,3})\b/,
    isGrave: (value) => value <= 80 && value >= 30,
  },
];

/** Who asks what a value counts, or what holds for people as such, learns. */
const OF_TEACHING =
  /\b(?:points?|scores?|counts?|colou?r|column|scale|table|means?|limit|normal|example|lesson|quiz|question|policy|target|painad|for (?:kids|children|adults)|if (?:somebody|someone|a patient|the)|what if|would|is that|is it|what is|signs? of|mm ?hg)\b/;

/** Whether it tells that somebody's life may be in danger now. `text` is spelt out, in small letters. */
export function tellsOfDanger(text: string): boolean {
  if (OF_TEACHING.test(text)) return false;
  if (SIGNS.some((sign) => sign.test(text))) return true;
  return VALUES.some(({ value, isGrave }) => {
    const found = value.exec(text)?.[1];
    return found !== undefined && isGrave(Number(found));
  });
}
