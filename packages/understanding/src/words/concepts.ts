/**
 * What people mean the same by, in talks with patients, relatives and colleagues: each line is one meaning, by its
 * words. It serves any scenario; what only one needs belongs into that scenario's phrases.
 */
const SAME_MEANING = `
pain hurt hurts hurting painful ache aches aching achy sore soreness agony discomfort ouch
medicine medication medications medicines drug drugs tablet tablets pill pills painkiller painkillers analgesic pharmaceuticals
afraid scared frightened fear fears worry worried worries worrying anxious anxiety nervous frighten frightens scare scares terrified concerned bother bothering troubling dread
strong severe bad intense strength severity awful terrible rough
doctor physician surgeon consultant
better improve improves ease eases easier relieve relieves relief soothe help helps
worse worsen aggravate aggravates
fall fell fallen falls slip slipped slips tumble tumbled trip tripped
dizzy dizziness lightheaded faint woozy giddy wobbly
breath breathe breathing breathless air
move moving movement moves shift turn turning
still rest resting motionless
sit seat chair
begin start starts started begin began beginning
come return back
family relative relatives children son daughter wife husband brother sister partner
sorry apologize apologise apology regret forgive
believe trust
explain tell say describe
calm soothe reassure
want wish like hope prefer
talk speak chat conversation discuss
quickly quick hurry fast rush
happen happened happening occur occurred
alone lonely lonesome
home house flat apartment
toilet bathroom loo restroom
night nighttime overnight
sleep asleep slept sleeping
eat eaten eating food meal
late delayed tardy
error mistake mistakes errors wrong
boss manager supervisor leader
plan agree agreement deal arrange
belly tummy stomach abdomen
nausea nauseous sick vomit queasy
sweat sweating sweaty clammy
lonely alone
job work shift
tool program software machine computer algorithm system ai
application applications cv resume
infusion fluid fluids drip
bleed bleeding blood haemorrhage hemorrhage
scan ct imaging xray
wash washing washed bath shower
allergy allergic allergies intolerance intolerant
addicted addiction addictive dependent dependence hooked
die dying death dead
understand understood grasp comprehend
call phone ring telephone
check examine look test
soon shortly
idea suggest suggestion solution proposal
tired exhausted
cry cried crying tears
`;

/** Ways to put a question or a move of a talk, each as a sign of its own. */
const FRAMES: readonly (readonly [string, RegExp])[] = [
  [
    'since',
    /\bhow long\b|\bsince when\b|\bwhen did\b|\bstart(ed)? when\b|\bwhen .{0,20}\b(start|begin|began|first)|\bever since\b/,
  ],
  [
    'strength',
    /\bhow (bad|strong|severe|intense|much (does it|pain)|painful|awful|sore)\b|\b(0|1|zero) to 10\b|\bout of 10\b|\bscale\b|\brate (it|your|the)\b|\bnumber\b/,
  ],
  ['where', /\bwhere(abouts)?\b|\bwhich (part|side|place|bit|spot)\b|\b(show|point)( me)? (to|where|at)\b|\blocat/],
  [
    'helps',
    /\bwhat.{0,15} helps?\b|\bmakes? it (any )?(better|easier|bearable)\b|\b(ease|relieve|soothe)s?\b|\bmore comfortable\b|\beasier for you\b/,
  ],
  ['worse', /\bmakes? it worse\b|\bsets? it off\b|\btriggers?\b|\bbrings? it on\b/],
  [
    'quality',
    /\bfeels? like\b|\bwhat kind of\b|\bwhat sort of\b|\bdescribe\b|\b(sharp|dull|burning|stabbing|throbbing)\b/,
  ],
  [
    'happened',
    /\bwhat (has |had )?happened\b|\bwhat went on\b|\bwhat('s| is| was)? going on\b|\bhow (did|does) (it|that|this) (happen|come)\b|\bhow come\b|\bwhat is the (reason|story)\b|\bis there a reason\b|\bwhat is behind\b/,
  ],
  [
    'before',
    /\b(happened|had (this|that|it)|fallen|fall) before\b|\bever (had|fallen|happened|taken)\b|\bin the past\b|\bprevious(ly)?\b|\banother time\b|\bfirst time\b|\bother times\b/,
  ],
  [
    'worry',
    /\b(what|anything|something).{0,25}\b(afraid|scared|worr(y|ies|ied|ying)|frighten|scar(es?|ing)|fear|bother(s|ing)?|trouble|troubling|weigh)|\bon your mind\b|\bare you (afraid|scared|worried|frightened|anxious)\b/,
  ],
  [
    'wish',
    /\bwhat (would|do|else do|can) you (like|want|wish|need|hope)\b|\bimportant to you\b|\bmatters? (most )?to you\b|\bwould you like\b|\byour (goal|wish)\b|\blook(ing)? forward\b/,
  ],
  [
    'company',
    /\b(somebody|someone|anybody|anyone).{0,12}\b(with|there|at home|around)\b|\b(are|will|be) (you )?(be )?alone\b|\bon your own\b|\bwho .{0,15}(with you|come|call|talk to)\b/,
  ],
  [
    'moving',
    /\b(when|if|as) you (move|cough|turn|walk|stand|sit up|get up|breathe|sneeze|laugh|roll)\b|\bcough(ing)?\b|\bdeep breath\b|\bon mov(ement|ing)\b|\bgetting up\b|\bbreath(e|ing)? (in|deep)/,
  ],
  [
    'resting',
    /\b(at rest|lie still|lying still|lie down|lying (down|there|in bed)|keep still|stay still|not move|not moving|just lying|resting|sit still|sitting still)\b/,
  ],
  [
    'introduction',
    /\bmy name is\b|\bi am .{2,30}\b(nurse|colleague|looking after|carer|student|team|ward|shift)\b|\bthis is .{2,40}\b(ward|nurse|hospital|from|calling)\b|\b(it is|this is) \w+ (here )?from\b|\bi am (the|your|a) (nurse|carer)\b|\blooking after you\b/,
  ],
  ['greeting', /^(hello|good (morning|afternoon|evening|day)|morning|evening|greetings)\b/],
  [
    'sitting',
    /\b(sit|seat|chair)\b.{0,20}|\bhave (some |a bit of |plenty of |all the )?time\b|\btake my time\b|\bgot time\b/,
  ],
  ['thanks', /\bthank(s| you)\b|\bgrateful\b|\bappreciate\b/],
  ['sorry', /\b(i am|we are|so|very|really) (so |very |really |truly |terribly )*sorry\b|\bapolog/],
  [
    'believe',
    /\b(i|we) (do )?believe\b|\btake (you|it|that|this) seriously\b|\bnot (imagining|making)\b|\byou are (absolutely )?right to\b/,
  ],
  [
    'empathy',
    /\b(sounds?|must (be|have been)|seems?) .{0,20}(hard|tough|awful|painful|difficult|scary|frightening|horrible|exhausting|rough|terrible|unpleasant|tiring|stressful)\b|\bi can (imagine|see|understand|hear)\b|\bi understand (that|how|why)\b|\bi hear you\b|\bnot easy\b/,
  ],
  [
    'return',
    /\b(be|come|am|are|check|look in|see you|look after) (right |straight )?(back|again)\b|\bcome by\b|\b(check|look in) on you\b|\bsee (you|how it is) (in|at|again)\b|\bin (an|half an|one|10|20|30|15) (hour|minutes)\b|\bat \d+( o.?clock)?\b|\bcheck(ing)? again\b/,
  ],
  [
    'plays-down',
    /\bnot (so|that|too|really) (bad|serious|hard|big)\b|\bfuss\b|\bnothing (serious|bad|to worry|happened|wrong)\b|\bdo not worry\b|\bbe fine\b|\bbe ok\b|\bcheer up\b|\bthese things happen\b|\bno big deal\b|\b(it is|that is) (just |only )?normal\b|\bpull yourself\b|\bget over\b/,
  ],
  [
    'hurry',
    /\b(no|not (much|enough|a lot of|any)|little) time\b|\b(quick|quickly|hurry|rush)\b|\b(have|need|got) to (go|run|leave)\b|\b(am|very|really|so) busy\b|\bmake it (short|quick)\b|\bother patients\b/,
  ],
  [
    'told',
    /\b(been|they|doctors?|anyone|anybody|he|she) .{0,12}(told|tell|said|say|explain(ed)?)\b.{0,10}\b(you|so far|already)?|\bdo you (already )?(know|understand)\b|\bhave you (understood|heard)\b|\bso far\b/,
  ],
  [
    'asks-idea',
    /\bwhat (do you|would you) (suggest|propose|think)\b|\b(any|an|some|your|got) ideas?\b|\bhow (could|can|might|should) we\b|\bwhat (could|would|might) (help|work|make)\b|\bsolution\b/,
  ],
  [
    'offers',
    /\b(shall|can|may|could|should) (i|we)\b|\bwould (it|you) .{0,12}(help|like me|mind|all right|ok)\b|\blet me\b|\bi (can|could|will) (get|bring|call|stay|take|help|come)\b/,
  ],
  [
    'orders',
    /\byou (must|have to|need to|should|shall|ought to|are not allowed|may not)\b|\bi forbid\b|\bdo not you dare\b/,
  ],
  [
    'feels',
    /\bhow (are|do) you (feel|doing|coping|holding|managing|right now|now|today|tonight|sleeping)?\b|\bhow is it going\b|\bgo(es|ing)? through your (mind|head)\b/,
  ],
  [
    'more',
    /\btell me more\b|\bmore about\b|\bgo on\b|\bcan you say more\b|\banything else\b|\bsomething else\b|\bwhat else\b/,
  ],
  ['promise', /\bi promise\b|\bguarantee\b|\bcertainly\b|\bdefinitely\b/],
  [
    'uncertain',
    /\b(do|does|can) not (yet )?know\b|\bnot (sure|certain)\b|\bcan not (promise|say|be sure)\b|\bnobody knows\b|\bno one knows\b|\btoo early\b|\bwait and see\b/,
  ],
];

const conceptOf = new Map<string, string>();
for (const line of SAME_MEANING.trim().split('\n')) {
  const [first, ...others] = line.split(' ');
  for (const word of [first!, ...others]) if (!conceptOf.has(word)) conceptOf.set(word, first!);
}

/** The meaning that a word shares with others; the word itself when it stands alone. */
export function conceptOfWord(word: string): string {
  return conceptOf.get(word) ?? word;
}

/** The ways of putting things that a normalised text has. */
export function framesOf(text: string): string[] {
  return FRAMES.filter(([, pattern]) => pattern.test(text)).map(([name]) => `=${name}`);
}
