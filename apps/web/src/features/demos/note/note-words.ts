// What nurses write in shift notes, sorted by where it belongs. Pure data: patterns that speak for a part of SBAR or a
// place of the body, with how much they speak for it.

import content from './note-content.json';

export const SBAR = ['S', 'B', 'A', 'R'] as const;
export type SbarPart = (typeof SBAR)[number];

export const BODY = ['head', 'chest', 'heart', 'belly', 'bladder', 'skin', 'limbs'] as const;
export type BodyPlace = (typeof BODY)[number];

/** A sentence, or a piece of one that belongs elsewhere than the rest. */
export interface NotePiece {
  readonly said: string;
  /** Where it begins in the text. */
  readonly start: number;
  readonly part: SbarPart;
  readonly places: readonly BodyPlace[];
  /** Numbers as figures, units short: as it stands in the note. */
  readonly written: string;
}

export interface Sign {
  readonly find: RegExp;
  readonly weight: number;
}

const sign = (weight: number, find: RegExp): Sign => ({ find, weight });

const CONDITIONS =
  'heart failure|atrial fibrillation|a-?fib|diabet\\w+|copd|asthma|hypertension|high blood pressure|dementia|alzheimer\\w*|parkinson\\w*|stroke|kidney (?:disease|failure)|ckd|epilepsy|cancer|depression|coronary|pacemaker|osteoporosis|arthritis|sickle cell|cirrhosis|dvt|mi in|bypass';

export const sbarSigns: Record<SbarPart, readonly Sign[]> = {
  S: [
    sign(3, /\b(?:calling|ringing|writing) (?:you )?(?:about|because|regarding)\b/),
    sign(3, /\b(?:rang|pressed (?:the|her|his) (?:bell|buzzer)|called out|call light|buzzed)\b/),
    sign(3, /\b(?:fell|fall at|slipped|found (?:him|her|them|on|lying|sitting|unresponsive))\b/),
    sign(
      2.5,
      /\b(?:complain\w*|c\/o|reports?|says? (?:he|she|it|that|they|there)|states?|feels? (?:sick|dizzy|worse|faint|hot|cold|tight|breathless))\b/,
    ),
    sign(
      2.5,
      /\b(?:started|began|since|sudden\w*|new onset|newly|getting worse|worsening|increasing(?:ly)?|no longer)\b/,
    ),
    sign(
      2,
      /\b(?:pain|hurts?|ache|aching|headache|short of breath|breathless|nause\w+|vomit\w*|dizz\w+|bleeding|chills|shivering|itch\w*)\b/,
    ),
    sign(1.5, /\b(?:worried|concerned|anxious|afraid|scared|upset|crying|agitated|restless)\b/),
    sign(1, /\b(?:this (?:morning|afternoon|evening)|tonight|just now|at the moment|right now)\b/),
  ],
  B: [
    sign(4, /\ballerg\w*|\bNKDA\b/i),
    sign(
      3.5,
      /\b(?:history of|known (?:for|to have|with)|past (?:medical )?history|hx|pmh|background of|longstanding|chronic)\b/,
    ),
    sign(
      3,
      new RegExp(
        `\\b(?:has|have|had|with|is) (?:a |an |type \\d |insulin.dependent |end.stage |chronic |severe |mild |early )*(?:${CONDITIONS})\\b`,
      ),
    ),
    sign(2, new RegExp(`\\b(?:${CONDITIONS})\\b`)),
    sign(
      3,
      /\b(?:day (?:one|two|three|four|five|six|seven|\d+)|first day|second day|third day)\b.*\b(?:after|post|of|since|with)\b|\bpost.?op(?:erative)?\b|\bpod ?\d/,
    ),
    sign(3, /\b(?:admitted|admission|came in|transferred|brought in|presented|came (?:from|with)|referred)\b/),
    sign(3, /\b(?:bed|room|bay) \d+\b/),
    sign(2.5, /\b(?:mr|mrs|ms|miss)\.? [A-Z][a-z]+/i),
    sign(2.5, /\b\d{2,3}(?: years? old|-year-old|y\/?o\b|, (?:bed|room))/),
    sign(
      2.5,
      /\b(?:lives? (?:alone|with|in)|widow\w*|at home (?:he|she|they|uses?|walks?)|independent at home|nursing home|care home|daughter visits|carer)\b/,
    ),
    sign(
      2.5,
      /\b(?:takes|usually (?:on|takes|walks|sleeps)|regular (?:medicines?|meds)|on (?:warfarin|apixaban|rivaroxaban|metformin|insulin at home|blood thinners?|steroids|home oxygen))\b/,
    ),
    sign(2.5, /\b(?:full code|dnr|dnacpr|for resuscitation|not for resus|advance directive)\b/),
    sign(
      2,
      /\b(?:hip|knee|bowel|gall ?bladder|heart|spinal|prostate) (?:replacement|surgery|operation|repair|resection|removal)\b/,
    ),
  ],
  A: [
    sign(4, /\b(?:bp|blood pressure|pressure) ?(?:is |was |of )?\d|\b\d{2,3} ?(?:\/|over) ?\d{2,3}\b/),
    sign(
      4,
      /\b(?:pulse|heart rate|hr|resps?|respirations?|respiratory rate|rr|breaths?|breathes?|breathing|sats?|spo2|saturation|temp(?:erature)?|news2?|gcs|braden|glucose|blood sugar|bm) ?(?:is |was |of |at |rate )*\d/,
    ),
    sign(3, /\b\d+(?:\.\d+)? ?(?:degrees|°|%|percent|ml|litres?|l\/min|kg|mmol|units|mg|g|mcg)\b/),
    sign(
      3,
      /\b(?:given|gave|had (?:his|her|paracetamol|morphine|oxycodone|ibuprofen|ondansetron|one|two)|received|administered|took (?:his|her|all))\b/,
    ),
    sign(2.5, /\b(?:alert|orientat?ed|drowsy|awake|pupils|confus\w+|responds?|rousable|slept|asleep|gcs)\b/),
    sign(
      2.5,
      /\b(?:dressing|wound|drain|stoma|incision|staples|sutures|cannula|iv site|line site|catheter|pressure area|sacrum|heels?|bruis\w+|rash|skin)\b/,
    ),
    sign(
      2.5,
      /\b(?:lungs?|crackles|wheez\w+|air entry|cough\w*|sputum|chest (?:is )?clear|bowel sounds|abdomen|belly|soft|tender|distended|bowels|stool|urine|voided|passed|walked|mobili[sz]ed|sat out|turned|ate|drank|eaten|appetite|oedema|edema|swollen|warm|cold|pale|pink|clammy|dry|moves|feels my|sensation|pedal|calf|calves|toes)\b/,
    ),
    sign(2, /\b(?:looks?|appears?|seems?|no sign|no signs|i think|could be|may be|might be|suspect)\b/),
    sign(
      2,
      /\bpain\b.*\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)\b|\b(?:\d+|two|three|four|five|six|seven|eight|nine) (?:of|out of|\/) ?(?:10|ten)\b/,
    ),
    sign(3, /\bweigh(?:t|s|ed)? (?:is |was |of )?\d/),
    sign(
      1.5,
      /\b(?:weight|intake|output|balance|weighed|ecg|lactate|h[a]?emoglobin|potassium|creatinine|crp|x-?ray)\b/,
    ),
  ],
  R: [
    sign(
      4,
      /\b(?:would like|i(?:'d| would) (?:like|want)|please|can (?:you|somebody|someone|the doctor|we)|could (?:you|somebody|someone|the doctor|we))\b/,
    ),
    sign(3.5, /\b(?:needs? (?:to|a|an|his|her|another|new)|has to|have to|must|should|ought)\b/),
    sign(3.5, /\b(?:plan(?: is)?|recommend\w*|suggest\w*|request\w*|to do|next steps?|asking for)\b/),
    sign(
      3.5,
      /^(?:to )?(?:re-?check|review|monitor|continue|watch|keep|encourage|repeat|call|ring|check|ask|chase|send|offer|turn|weigh|measure|observe|aim|hold|inform|refer|give|start|stop|remove|try)\b/,
    ),
    sign(
      2.5,
      /\b(?:re-?check|follow.?up|review (?:by|in|at|tomorrow)|to be (?:reviewed|seen|checked|repeated|weighed|removed|taken|sent)|due (?:at|tomorrow|tonight|in)|for (?:discharge|x-?ray|review|physio\w*) (?:tomorrow|today|at|in)|if (?:it|he|she|the|they|pain|temp|pressure|bp|sats?|there)\b)/,
    ),
    sign(
      2.5,
      /\b(?:tomorrow|overnight|next shift|night shift|day shift|by (?:tonight|noon|morning|the evening)|within the hour|hourly|every (?:hour|two|four|\d))\b/,
    ),
    sign(2, /\b(?:doctor|physician|physio\w*|wound nurse|dieti[ct]ian|pharmacist|registrar|team) to\b/),
  ],
};

export const bodySigns: Record<BodyPlace, RegExp> = {
  head: /\b(?:alert|orientat?ed|drowsy|awake|pupils?|confus\w+|gcs|headache|dizz\w+|asleep|slept|sleepy|rousable|knows (?:the|where|his|her)|speech|face|eyes?|hearing|mouth|swallow\w*|agitat\w+|restless|lethargic|unresponsive)\b/i,
  chest:
    /\b(?:breath\w*|resps?|respirations?|respiratory|rr|sats?|spo2|saturation|oxygen|o2|lungs?|crackles|wheez\w+|cough\w*|sputum|phlegm|air entry|nasal|chest (?:is )?clear|chest x-?ray|inhaler|nebuli[sz]er)\b/i,
  heart:
    /\b(?:bp|blood pressure|pressure (?:is |was |of )?\d|pulse|heart(?! failure)|hr|rhythm|ecg|chest (?:pain|tightness)|palpitations?|systolic|weight|weighs|\d{2,3} ?(?:\/|over) ?\d{2,3})\b/i,
  belly:
    /\b(?:abdomen|abdominal|belly|tummy|stomach|bowels?|stools?|nause\w*|vomit\w*|ate|eat(?:s|en|ing)?|appetite|breakfast|lunch|dinner|supper|drank|drinks|drinking|diarrh?o?ea|constipat\w+|flatus|stoma|glucose|blood sugar|bm \d)\b/i,
  bladder:
    /\b(?:urine|urinat\w+|void\w*|catheter|bladder|passed \d|passed water|continent|incontinen\w+|toilet|wet|pad)\b/i,
  skin: /\b(?:skin|wound|dressing|drain|incision|staples|sutures|bruis\w+|rash|sacrum|heels?|pressure (?:area|ulcer|sore|injury)|redness|red|blanch\w*|cannula|iv site|clammy|pale|braden|skin tear)\b/i,
  limbs:
    /\b(?:legs?|arms?|knees?|hips?|ankles?|feet|foot|toes?|calf|calves|hands?|fingers?|pedal|walk\w*|mobili[sz]\w*|sat out|stood|stands|frame|oedema|edema|swollen|physio\w*|gait|shoulder|transfers?|fell)\b/i,
};

export interface JudgementWord {
  /** What is wrong with it. */
  readonly id: 'blame' | 'label' | 'doubt' | 'empty';
  readonly find: RegExp;
  /** What to write instead, as an example. */
  readonly instead: string;
}

/** Words that judge a person, or say less than they seem to. */
export const judgementWords: readonly JudgementWord[] = [
  {
    id: 'blame',
    find: /\b(?:non-?\s?complian(?:t|ce)|uncooperative|un-cooperative)\b/i,
    instead: content.insteads.oxygen,
  },
  { id: 'blame', find: /\brefus(?:ed|es|ing)\b/i, instead: content.insteads.declined },
  { id: 'label', find: /\bdrug.?seek\w*|\bmed.?seeking|\bclock.?watch\w*/i, instead: content.insteads.asks },
  { id: 'label', find: /\bfrequent flyer\b|\b(?:addict|junkie|alcoholic|abuser)\b/i, instead: content.insteads.label },
  {
    id: 'label',
    find: /\b(?:manipulative|attention.?seeking|lazy|dramatic|hysterical|childish|needy)\b/i,
    instead: content.insteads.acts,
  },
  {
    id: 'label',
    find: /\b(?:difficult|demanding|rude|obnoxious|abusive|unpleasant|annoying|grumpy|stubborn)\b(?! to (?:rouse|wake|breathe|swallow|see|move|turn|find))/i,
    instead: content.insteads.rang,
  },
  { id: 'label', find: /\b(?:aggressive|combative|violent)\b/i, instead: content.insteads.hit },
  {
    id: 'doubt',
    find: /\b(?:claims|claimed|insists|insisted|alleges|alleged|supposedly|allegedly|so-called)\b/i,
    instead: content.insteads.says,
  },
  { id: 'doubt', find: /\bpoor historian\b/i, instead: content.insteads.history },
  {
    id: 'empty',
    find: /\b(?:comfortable|tolerated (?:it )?well|tol\.? well|slept well|good (?:night|day)|doing (?:well|fine|ok|okay)|fine|unremarkable|stable|settled|uneventful)\b/i,
    instead: content.insteads.comfort,
  },
  {
    id: 'empty',
    find: /\b(?:a lot|a bit|some|large amounts?|small amounts?|moderate amounts?|plenty|copious|adequate|good (?:intake|output|appetite))\b(?= (?:of|urine|blood|fluid|drainage|sputum|output|intake)|[.,;]|$)/i,
    instead: content.insteads.amount,
  },
  {
    id: 'empty',
    find: /\b(?:appears? to be|seems? (?:to be )?|looks? like (?:he|she) is )(?=\w)/i,
    instead: content.insteads.seen,
  },
];
