import { areDangerous, isGrave } from './amounts/values.ts';

const ONE = String.raw`(?:he|she|they|it|(?:the |a |my |our )?(?:baby|child|patient|resident|lady|man|woman|boy|girl|guy|colleague|visitor|mother|father)|(?:mr|mrs|ms) \w+)`;
const ON = String.raw`(?:just |now |suddenly |all |really |very |completely |also |still )*`;
const NOT = '(?:will|does|do|did|is|are|would) not';

const HOARDED = String.raw`(?:saved|saves|saving|hoard(?:s|ed|ing)|collect(?:s|ed|ing)|stash(?:es|ed|ing)?|kept|keeps) (?:up )?(?:all )?(?:of )?(?:his|her|their|the) (?:\w+ )?(?:pills|tablets|capsules|medicines?|meds|morphine)\b`;
const DULL = '(?:sleep(?:y|ier)|drows(?:y|ier)|confused|muddled|dazed|dopey|hard to wake|difficult to wake)';

/** What people say when somebody's life may be in danger, in everyday words. `text` is spelt out. */
const SIGNS: readonly RegExp[] = [
  // Consciousness: not to be woken, eyes shut, a fit that goes on.
  new RegExp(
    String.raw`\b(?:can|could) not (?:be )?(?:wake|woken|rouse|roused)\b|\b${NOT} (?:open (?:his|her|their) eyes|come (?:round|to)\b)`,
  ),
  new RegExp(
    String.raw`\b(?:is |was )?having (?:a|another) (?:fit|seizure)\b|\b(?:fits?|seizures?|convulsions?)\b.{0,12}\b(?:${NOT} stop|again and again)`,
  ),
  // Nothing but the sign is typed where there is no time for more.
  /^(?:help )?(?:not (?:waking|breathing|responding|moving|reacting)(?: up)?|no pulse|choking)(?: (?:help|now|pls|please|quick|hurry))*[.!? ]*$/,
  // A stroke, or blood pressing on the brain.
  /\b(?:suddenly|all of a sudden|just now)\b.*\b(?:can not|stopped|unable to) (?:speak|talk|speaking|talking|see|move)\b|\b(?:can not|stopped|unable to) (?:speak|talk|speaking|talking|see|move)\b.*\b(?:suddenly|all of a sudden|just now)\b/,
  /\b(?:arm|hand|one side|half of (?:his|her|their) face) (?:is |has |went |gone |feels )+(?:gone |suddenly |all )*(?:dead|numb|limp|floppy|paraly[sz]ed|lame)\b|\bpupils?\b.{0,12}\b(?:different|unequal|uneven|not the same|blown|fixed|huge)\b|\bworst headache\b/,
  /\bhit (?:his|her|their) head\b.*\b(?:drowsy|sleepy|vomit\w*|confused|hard to wake|throwing up)\b/,
  // The heart.
  /\b(?:grab|hold|clutch|press)(?:s|bed|ing|ed|es)? (?:at )?(?:his|her|their) chest\b|\belephant on (?:his|her|my|their) chest\b|\b(?:tight(?:ness)?|pressure|pain|weight|stabbing)(?: feeling)? (?:in|on|across) (?:his|her|my|their|the) chest\b|\b(?:my|his|her|their) chest (?:hurts?|is tight|aches|feels (?:tight|heavy))\b|^chest (?:hurts?|is tight|pain)\b|\bheart (?:has |just )*stopped\b/,
  // Blood.
  new RegExp(
    String.raw`\bbleed(?:s|ing)?\b.{0,25}\b(?:${NOT} stop|after (?:the )?birth|through (?:the )?(?:dressing|bandage|pad))|\bblood (?:all over|everywhere|pouring|gushing|spurting)|\b(?:vomit(?:s|ed|ing)?|cough(?:s|ed|ing)?|throw(?:s|ing)?|br(?:ings|inging|ought)|spit(?:s|ting)?) (?:up )?(?:fresh |bright |lots of |a lot of |some )*blood\b|\bblack (?:stools?|poo|tarry)\b.*\b(?:dizzy|faint|pale|weak|grey)\b`,
  ),
  // Air.
  /\b(?:lips?|tongue|face|throat|mouth|neck)\b(?: (?:is|are|has|have|keeps?|starts?|started|getting|to|all|very|so|really|badly|quickly))* (?:swell(?:s|ing|ed)?|swollen)\b|(?<!when )\b(?:struggl\w+|fighting|gasping) (?:for (?:breath|air)|to breathe)\b|\b(?:can|could) not breathe\b/,
  new RegExp(
    String.raw`\b${ONE} (?:is|has|looks|goes|went|turned) ${ON}(?:gone |turning |going |looking )?(?:blue|ashen|gr[ea]y)\b`,
  ),
  // Sugar, pressure and poison.
  /\b(?:hypo|sugar|glucose)\b.*\b(?:not making sense|confused|drowsy|sweat(?:s|y|ing)|shak(?:y|es|ing)|trembl\w+|unresponsive|fitting)\b/,
  /^(?=.*\b(?:insulin|actrapid|novorapid|humalog|lantus|levemir|fiasp|apidra)\b).*\b(?:sweat(?:s|y|ing)|shak(?:y|es|ing)|trembl\w+|clammy|drowsy|sleepy|confused|pale|not making sense)\b/,
  new RegExp(
    String.raw`\b(?:blood pressure|pressure)\b.{0,12}\b(?:${NOT} come up|keeps (?:dropping|falling|going down)|is (?:dropping|crashing)|crashed)\b`,
  ),
  /\b(?:drank|drunk|swallowed|ate)\b(?: \w+){0,2}? (?:cleaning|cleaner|poison\w*|chemicals?)\b|\boverdose\b.{0,25}\b(?:given|by mistake|times too much)\b|\bwaters? (?:has |have |just )*broke\b|\belectric shock\b/,
  /^(?=.*\b(?:sleep(?:y|ier)|drows(?:y|ier)|confused|gr[ea]y(?:er)?|clammy|paler?|weaker)\b).*\b(?:bp|blood pressure|pressure)\b(?! (?:ulcers?|sores?|injur|and)).{0,10}\b(?:drops?|falls?|dropping|falling|sinks?|sinking|going down)\b/,
  /\bheart (?:is )?(?:racing|pounding|jumping)\b.*\b(?:dying|faint|pain|breath\w*|black)\b/,
  /\blocked (?:himself|herself|themselves) in\b.*\b(?:razor|blade|knife|rope|belt|pills|tablets)\b/,
  /\b(?:kill|hang|shoot|poison|cut|harm) (?:himself|herself|themselves)\b/,
  // Somebody in care has set about ending their life.
  new RegExp(
    String.raw`\b${ONE} (?:\w+ ){0,4}?(?:going to|about to|plans? to|planning to|wants to|will) (?:end (?:it(?: all)?|everything|(?:his|her|their) life)|jump)\b(?!.{0,12}\b(?:call|meeting|visit|talk)\b)`,
  ),
  new RegExp(String.raw`^(?=.*\b${HOARDED}).*\b(?:tonight|over|end|goodbye|die|enough|last)\b`),
  /\b(?:suicide|goodbye|farewell) (?:note|letter)\b|\b(?:noose|rope) (?:round|around) (?:his|her|their) neck\b/,
  // Who was well a while ago and is dull now.
  new RegExp(
    String.raw`\b(?:was|were) (?:all )?(?:fine|ok|okay|well|chatty|alert|awake|normal|walking|talking|himself|herself|themselves)\b.*\bnow\b.*\b(?:${DULL}|not making sense|floppy|limp|gr[ae]y|mottled|clammy)\b`,
  ),
  // A bleeding in the head shows hours after the fall.
  new RegExp(
    String.raw`^(?=.*\b(?:since|after|from) (?:the|his|her|their|a|that|last night's|yesterday's) (?:fall|knock|bump|tumble)\b).*(?:\b(?:more and more|increasingly|getting|gets|becoming|ever more|very|so) (?:\w+ )?${DULL}|\b${DULL}\b.*\b(?:${DULL}|vomit\w*|threw up|throwing up|throws up|been sick|headache)|\b(?:vomit\w*|threw up|throwing up|throws up|been sick)\b.*\b${DULL})\b`,
  ),
  // Who looks for what is needed then.
  /\bwhere (?:is|are) (?:the |our |an? )?(?:crash (?:cart|trolley)|defib\w*|aed|epi ?pens?|resus\w*)\b|\bepi ?pens? where\b/,
];

/** Whether it is told that somebody has set about ending their life, or says so. `text` in lower case. */
export const tellsOfSuicide = (text: string): boolean =>
  /\b(?:kill|hang|shoot|poison|cut|harm)(?:s|ing)? (?:himself|herself|themselves)\b|\bsuicid\w+|\bend (?:it|everything|(?:his|her|their) life)\b|\bjump\b|\b(?:goodbye|farewell) letter\b/.test(
    text,
  ) || new RegExp(HOARDED).test(text);

/** Who asks what a value counts, or what holds for people as such, learns. */
const OF_TEACHING =
  /\b(?:points?|scores?|counts?|colou?r|column|scale|table|means?|limit|normal|example|lesson|quiz|question|policy|target|painad|for (?:kids|children|adults)|if (?:somebody|someone|a patient|the)|what if|would|is that|is it|what is|signs? of|mm ?hg)\b/;

/** What is happening to a body and cannot wait. */
const DANGEROUS_STATE =
  /\b(?:(?:not|stopped|stops|hardly) breath(?:ing|e|es)|can ?not breathe|chok(?:ed|ing|es)|chock(?:ed|ing)|collapsed?|unconscious|unresponsive|lifeless|limp|not (?:responding|moving|waking|reacting|conscious)|(?:will|does|do|did|is) not (?:respond|react|move|wake)(?:ing)?(?: up)?|no pulse|(?:turn(?:ed|ing|s)?|gone|went|goes|going|looks?|looked) (?:all |really |very |completely |totally |suddenly )?(?:blue|gr[ea]y|ashen)|blue lips|seizures?(?! (?:tablets?|medicines?|drugs?|medication|pills?|plan|history))|seizing|fitting|convuls\w+|faint(?:ed|ing|s)?|passed out|bleed(?:s|ing) (?:out|heavily|a lot|badly|everywhere)|bleeding .{0,20}(?:not stop|heavily)|stroke|heart attack|cardiac arrest|chest pain|overdos\w*|(?:took|swallowed|taken) (?:all|too many|a lot of)|(?:face|mouth) (?:is |feels |looks |hangs? )?(?:droop\w*|numb|heavy|lopsided|crooked|hang\w*)|(?:half|one side) (?:of )?(?:my|his|her|their|the) (?:face|body)|slurr(?:ed|ing|s)|blood (?:is )?everywhere|(?:lots|a lot) of blood|so much blood|stabbed|shot|electrocuted|drown\w*|anaphyla\w+|throat (?:is )?swell\w*)\b/;
const SOMEBODY_OR_NOW =
  /\b(?:he|she|they|mr|mrs|ms|miss|i|him|her|my|patient|pt|nobody|colleague|coworker|someone|somebody|man|woman|visitor|resident|guest|child|baby|lady|guy|person|father|mother|now|help|just|quick|urgent|emergency|what (?:do|should|shall|can) (?:i|we) do|room|bed)\b|!!/;
const DANGER =
  /\b(?:smoke (?:coming|out|from|in)|(?:(?<!keep )it|something|room|bin|kitchen|building|house|socket|bed|oven|ward|laptop|printer) (?:is |has )?(?:on fire|burning|burns|caught fire)|on fire|there is (?:a )?(?:fire|smoke|gas leak|gunman|bomb)|smell(?:s)? (?:of )?gas|gas (?:smell|leak)|fire in|attack(?:ing|ed) (?:me|us|staff|someone|somebody)|(?:is|are) (?:hitting|punching|kicking|beating|strangling|choking) (?:me|us|her|him|someone|somebody|(?:a|the|my|our|another) \w+)|with (?:a |an |his |her )?(?:knife|knives|gun|weapon|axe)|has (?:got )?a (?:knife|gun|weapon)|threaten(?:ing|s|ed)? (?:me|us|staff|to)|jump (?:out|off|from))\b/;
/** What burns in an eye or on the skin is no fire. */
const BURNS_A_BODY =
  /\b(?:it |that |this )?(?:is |really |still )*(?:burns|burning)\b(?=.*\b(?:eyes?|skin|mouth|lips?|throat|tongue|nose)\b)|(?<=\b(?:eyes?|skin|mouth|lips?|throat|tongue|nose)\b.*)\b(?:it |that |this )?(?:is |really |still )*(?:burns|burning)\b/g;
/** Somebody lies there after a fall, and who found them wants to move them: help comes first. */
const FALLEN = /\b(?:fell|fallen|fall|falling|slipped|(?:on|from) (?:the )?(?:floor|ground))\b/;
const MOVES_THEM =
  /\b(?:can|could|may|should|shall|do|must|let us|want to|try to|going to) (?:i|we)?\b ?(?:just |now |quickly )*(?:pull|lift|pick|get|help|move|stand|sit|drag|put|haul|hoist) (?:him|her|them|mr \w+|mrs \w+|my \w+|the (?:patient|man|woman|lady|resident))\b/;
const SOMEBODY_ELSE =
  '(?:(?:the |a |my |our |one of (?:my|our) )?(?:old |elderly |confused )?(?:patients?|pt|residents?|lady|man|woman|gentleman|colleague|visitor|mother|father|husband|wife)|(?:mr|mrs|ms|miss) \\w+)';
const DOWN =
  '(?:on the (?:(?:bathroom|toilet|kitchen|shower|cold|hard|wet) )?(?:floor|ground)(?! floor)|(?:next to|beside) (?:the|his|her|their) bed)';
/** Who was found on the floor, or lies beside their bed, has fallen, whatever they say. */
const FOUND_LYING: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<!\b(?:is|was|were|been|be|nurse|who) )\bfound (?:him|her|them|${SOMEBODY_ELSE}) (?:(?:lying|sitting|down|alone|again|just now) )*${DOWN}\b`,
  ),
  new RegExp(
    String.raw`\b(?:he|she|they|${SOMEBODY_ELSE}(?: \w+ \w+)?) (?:is |are )?(?:just |still |now )*(?:lying|lies|down) (?:down )?${DOWN}\b`,
  ),
  /\b(?:he|she) is (?:now |still )?on the (?:floor|ground)(?! floor)\b/,
];
const wasFoundLying = (text: string): boolean => FOUND_LYING.some((each) => each.test(text));
/** A head that was hit, and what makes a bleeding in it likely. */
const HIT_HEAD =
  /\b(?:hit|bang(?:ed|s)?|bump(?:ed|s)?|struck|knock(?:ed|s)?|cracked|smashed)\b.{0,12}\bhead\b|\bhead (?:injury|wound|is bleeding|bleeds)\b|\bblood (?:from|out of) (?:his|her|their|the) head\b/;
export const BLOOD_THINNER =
  /\b(?:blood thinners?|anticoagul\w+|apixaban|eliquis|rivaroxaban|xarelto|edoxaban|dabigatran|warfarin|marcumar|phenprocoumon|heparin|enoxaparin|clopidogrel)\b/;
const NOW = /\b(?:just now|right now|now|just|help|what (?:do|should|shall|must|can) (?:i|we) do)\b/;
/** A value of somebody, with a sign that they get worse. */
const VALUE =
  /\b(?:breathing|breaths?|resps?|resp(?:iratory)? rate|rr|sats?|saturation|spo2|pressure|bp|systolic|pulse|heart rate|hr|news ?2?)\b.{0,12}\b\d{1,3}\b|\b\d{1,3}\b.{0,4}\b(?:breaths|systolic)\b|\b\d{2,3} ?(?:over|\/) ?\d{2,3}\b(?! ?(?:points?|items?|questions?|right))/;
const GETS_WORSE =
  /\b(?:confused|muddled|gr[ea]y|blue|drowsy|sleepy|clammy|cold and sweaty|mottled|unresponsive|not alert|getting worse|worse and worse|nobody (?:picks|comes|answers)|help)\b/;
/** Somebody who is given opioids and can't be kept awake: breathing fails next. */
export const OPIOID =
  /\b(?:opioids?|opiates?|morphine|fentanyl|oxycodone|oxynorm|hydromorphone|tramadol|methadone|tilidine|piritramide)\b/;
const DOZES_OFF =
  /\b(?:doz(?:es|ed|ing)(?: off)?|nodd(?:s|ed|ing) off|(?:falls?|fell|falling|drifts?|drifting|drops?) (?:off |back )?(?:to sleep|asleep)|(?:can ?not|can't|does not|hardly|barely) (?:stay|keep|be kept) awake|barely awake|hard to (?:wake|rouse))\b/;
/** Somebody has swallowed what harms: too much of a medicine, or something that is none. */
const POISONED = new RegExp(
  [
    String.raw`\b(?:took|taken|swallowed|ate|eaten|had|drank|drunk)\b(?: \w+){0,3}? (?:(?:far |way )?too (?:many|much)|(?:a|the) (?:whole |full )?(?:box|bottle|pack|packet|strip|handful)(?: full)? of|all (?:of )?(?:my|his|her|their|the))(?: \w+){0,2}? (?:pills?|tablets?|capsules?|paracetamol|aspirin|ibuprofen|insulin|morphine|medicines?|medication|sleeping pills?)\b`,
    String.raw`\boverdos(?:ed|ing) (?:on|himself|herself|myself|themselves)\b|\b(?:took|taken) (?:an|a) overdose\b`,
    String.raw`\b(?:swallowed|drank|drunk|ate|eaten)\b(?: \w+){0,3}? (?:bleach|cleaner|cleaning (?:fluid|agent)|disinfectant|hand ?(?:rub|gel|sanitizer)|detergent|acid|a battery|batteries|antifreeze|white spirit)\b`,
  ].join('|'),
);
/** A flame that turned grey and a counter that doesn't move belong to the product. */
const OF_THE_PRODUCT =
  /\b(?:streaks?|snap ?points?|earn(?:ed|ing)?|counter|badges?|quiz(?:zes)?|leaderboard|flame|progress bar|(?:ch(?:apter)?|lesson|module) ?\d)\b/;

/** Who says how much it hurts is awake: 'says 2 but won't move' is about pain. */
const TELLS_PAIN =
  /\b(?:says?|said|rates?|rated|reports?|gives?|tells? me|told me)\b (?:it |that |its? |her |his |their |the |pain |a |an |is |of |only )*(?:\d{1,2}\b(?! (?:over|breaths))|no pain|little pain)/;

const KEEPS_STILL = /\b(?:will|does|do|did|is) not (?:move|moving)\b|\bnot moving\b/g;

/**
 * Whether it tells of a danger to all, or that somebody's life may be in danger. `isOfNow`: it doesn't ask of people as
 * such; `isStory`: it is about somebody in a lesson. `text` is spelt out, in small letters.
 */
export function emergencyIn(
  text: string,
  { isOfNow, isStory }: { readonly isOfNow: boolean; readonly isStory: boolean },
): 'danger' | 'emergency' | null {
  if (DANGER.test(text.replaceAll(BURNS_A_BODY, ' '))) return 'danger';
  if (!isOfNow) return null;
  const state = TELLS_PAIN.test(text) ? text.replaceAll(KEEPS_STILL, '') : text;
  const isEmergency =
    (FALLEN.test(text) && MOVES_THEM.test(text)) ||
    (wasFoundLying(text) && !isStory && !OF_TEACHING.test(text)) ||
    (FALLEN.test(text) && HIT_HEAD.test(text) && (NOW.test(text) || BLOOD_THINNER.test(text)) && !isStory) ||
    areDangerous(text) ||
    (VALUE.test(text) && GETS_WORSE.test(text)) ||
    (OPIOID.test(text) && DOZES_OFF.test(text)) ||
    (tellsOfDanger(text) && !isStory) ||
    POISONED.test(text) ||
    (DANGEROUS_STATE.test(state) && SOMEBODY_OR_NOW.test(text) && !OF_THE_PRODUCT.test(text));
  return isEmergency ? 'emergency' : null;
}

/** Whether somebody has fallen. `text` is in small letters. */
export const tellsOfFall = (text: string): boolean =>
  /\b(?:fell|fallen)\b(?! (?:asleep|ill|apart|behind|for|in love))/.test(text) || wasFoundLying(text);

/** Whether it is asked if somebody is to be lifted or moved. `text` is in small letters. */
export const asksToMove = (text: string): boolean => MOVES_THEM.test(text);

/** Whether it tells in everyday words that somebody's life may be in danger now. `text` is spelt out, in small letters. */
export function tellsOfDanger(text: string): boolean {
  if (OF_TEACHING.test(text)) return false;
  return SIGNS.some((sign) => sign.test(text)) || isGrave(text);
}
