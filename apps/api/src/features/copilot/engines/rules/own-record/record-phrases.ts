import { bareWords } from '@snapwell/understanding/words/normalise';
import type { RecordAspect } from './read-own-record.ts';

const QUIZ = '(?:quiz|test|exam)';
const BEFORE_ME = '(?:in front of|ahead of|above|before|better than|better then|higher than)';
const THEY =
  '(?:they|you|she|he|(?:my|the|our) (?:boss|lead|manager|supervisor|team lead|hospital|company|employer|ward|organization))';
const COURSES = '(?:trainings?|courses?|modules?|lessons?|things|stuff|ones)';
const LIMIT =
  '(?:\\d+ ?(?:min\\w*|hours?)|half an hour|(?:a )?quarter of an hour|an hour|(?:five|ten|fifteen|twenty|thirty) min\\w*)';
const TO_LEARN =
  '(?:rest|modules?|courses?|lessons?|quiz|chapters?|what i (?:still )?(?:have|got)|whats left|what is left)';
const WEEK = '(?:this|last|the last|the past) (?:week|month)';

/** Whole phrases by which somebody asks for their own record, whatever stands beside them. The first that fits counts. */
const PHRASES: readonly (readonly [RecordAspect, readonly RegExp[]])[] = [
  [
    'streak',
    [
      /\bhow (?:many days|long|far)\b.{0,20}\b(?:till|until|til|to|for|before)\b.{0,14}\b(?:streak )?bonus\b|\bwhen (?:is|do i get|comes) (?:the|my) next (?:streak )?bonus\b/,
    ],
  ],
  [
    'weeks',
    [
      /\bpoints?\b(?: i (?:got|earned|made|collected)| did i (?:get|earn|make)| (?:for|of|on))?(?: (?:per|each|every|by|day by)) day\b(?! of\b)|\b(?:my )?daily points\b/,
      /\bam i (?:getting |becoming |being )?(?:a bit |any )?(?:lazy|lazier|slower|slacking|slipping)\b/,
      /^(?:my )?stats?(?: (?:for|of|in))?(?: the)?(?: last| past| this)? (?:\d+ days|weeks?)$/,
      /\b(?:which|what) (?:week)?days?\b.{0,8}\b(?:did|have|was|am|do) i\b.{0,16}\b(?:learn\w*|skip\w*|miss\w*|active|here|stud\w*)\b/,
      /^(?:which |what )?(?:was |is )?my (?:best|strongest|busiest|record|most (?:productive|active)) (?:week|day)\b/,
    ],
  ],
  [
    'progress',
    [
      /\b(?:percent|percentage)(?: is| are)? (?:done|complete|completed|finished)\b|^(?:is|are|was) .{0,40}\bticked off\b/,
      /\bhow many (?:lessons|items|things|articles|units) (?:have|did) i (?:already )?(?:completed?|finish(?:ed)?|done|do)\b(?: (?:out )?of (?:all|how many)| in (?:all|total)| so far| altogether| until now)*$/,
    ],
  ],
  [
    'streak',
    [
      /\b(?:how many|my) days?(?: of| in (?:a|my|the))? streak\b/,
      /\bwas (?:at|on) \d+\b.{0,12}\byesterday\b.*\b(?:why|now|only|says?|shows?)\b/,
    ],
  ],
  [
    'certificates',
    [
      /\b(?:missing|lacking|left|open)\b.{0,20}\b(?:for|to|until) (?:the |my |a |that )cert(?:ificate)?\b/,
      /^(?:is |are |does |do |will )?(?:my )?cert(?:ificate)?s? (?:run(?:s|ning)? out|expir\w*|valid|still (?:good|valid))\b/,
    ],
  ],
  [
    'progress',
    [
      /\b(?:which|what) (?:modules?|courses?|chapters?|lessons?) (?:are|is|do i (?:still )?have|have i got)(?: still)? (?:open|unfinished|left|not (?:done|finished))\b/,
      /^(?:my |show me (?:my |the )?|list (?:my |the )?)?(?:open|unfinished) (?:modules|courses|lessons)$/,
    ],
  ],
  [
    'last_completed',
    [
      /\bhow many (?:lessons|items|articles|videos|films|comics) (?:(?:did|have) i (?:do|done|finish|finished|complete|completed|read|watch|watched)\b|(?:this|last) (?:week|month)$|(?:today|yesterday)$)/,
    ],
  ],
  ['weeks', [/^(?:and |so )?how (?:am i doing|did i do|is it going|was i doing) (?:this|last) week$/]],
  [
    'missed',
    [
      /\b(?:everything|all|those|the (?:ones|questions|answers|things)|questions|the stuff)(?: of it)?(?: that| which)? i (?:ve |have )?(?:got|get|gotten|had|answered|did) wrong\b/,
      /\b(?:where|which|what)\b.*\b(?:lose|lost|drop|dropped)\b.*\bpoints?\b.*\b(?:quiz|test|exam|final)\b|\b(?:lost|dropped) (?:\w+ )?points?\b.*\b(?:quiz|test|exam|final)\b.*\bwhere\b/,
      /\b(?:go (?:through|over)|see|look at|list|show|repeat|revise)\b.{0,12}\bmy (?:misses|wrong (?:ones|answers|questions)|mistakes|errors)\b/,
      /^(?:and |so )?(?:what|which (?:ones|questions|answers)) (?:did|have) i (?:get|got|gotten|answer|answered) wrong(?: (?:this|last) (?:week|month)| today| yesterday| lately| recently| so far)*$/,
      /\bwhat (?:did|have) i (?:choose|chosen|tick|ticked|pick|picked|click|clicked|answer|answered) (?:instead|wrongly|in place)\b/,
      /\bwhat (?:should|would|must) i have (?:ticked|answered|chosen|picked|clicked)\b.{0,40}\b(?:ones?|those|wrong|messed|missed|failed)\b/,
      /^(?:show me |tell me |list |what (?:are|were) )?(?:all )?my (?:last |latest )?(?:err?or+s|mistakes)(?: (?:from|of|in|this|last|the|today|yesterday|week|days|please|pls))*$/,
    ],
  ],
  [
    'rank',
    [
      /^(?:so |and )?(?:am i|i am|im) (?:\d+(?:st|nd|rd|th)|first|second|third|last)(?: or \d+(?:st|nd|rd|th))?(?: now| this week| today)*$/,
      new RegExp(
        `\\bhow many (?:people |colleagues |others |of us )?(?:are|is|stand|come) (?:still )?${BEFORE_ME} me\\b`,
      ),
      /\b(?:which|what) (?:position|place|rank|spot) (?:have|do|am|did) i\b/,
      /\b(?:am i|are we|i am|im) (?:in|on|among|under) (?:the )?(?:top|first|best) (?:\d+|three|five|ten)\b/,
      /\bwhere (?:would|do|will|should) i (?:find myself|be|come|stand|end up|land)\b.*\b(?:sort\w*|rank\w*|best to worst|everyone|everybody|all of us)\b/,
    ],
  ],
  [
    'assigned',
    [
      new RegExp(
        `\\b(?:which|what) ${COURSES} (?:have|did|has|do|does) ${THEY} (?:given|give|gave|assign|assigned|put on|set|want|ask|asked)(?: (?:me|from me|of me|for me|to me)| on me)\\b`,
      ),
      new RegExp(
        `\\bhow (?:many days|many weeks|long|much time) (?:have|do) i (?:still )?(?:left|have|got)(?: left| still)? (?:for|to (?:do|finish|complete)) (?:the|my|this|that|all) (?:\\w+ ){0,2}${COURSES}\\b`,
      ),
      /\bhow many days\b(?!.*\b(?:streak|bonus|freezes?)\b).{0,25}\b(?:left|until|till|to go|remain\w*)\b(?: for\b| to (?:do|finish)\b|$)/,
      /\b(?:until when|by when|till when) (?:must|do|should) i (?:have to )?(?:finish|complete|do|have finished) (?:the|my|this|that) (?:course|module|training|lesson)s?\b/,
    ],
  ],
  [
    'quiz_results',
    [
      new RegExp(
        `\\bhave i (?:already )?(?:done|taken|finished) (?:the|this|that|a|my) ${QUIZ}\\b.*\\bhow (?:was|did|well)\\b`,
      ),
      new RegExp(
        `\\bi (?:took|did|have taken|have done|finished) (?:the|a|this|that|my) (?:\\w+ ){0,3}${QUIZ}\\b.*\\bhow (?:it|that) (?:turned|came|went|was)\\b`,
      ),
      new RegExp(
        `^(?:my )?(?:percent\\w*|scores?|results?|marks?|grade) (?:in|for|on|of|at) (?:the |my )?(?:\\w+ ){0,3}${QUIZ}$`,
      ),
    ],
  ],
  [
    'quiz_results',
    [
      /\bmy (?:weakest|worst|poorest|strongest|best) (?:topics?|subjects?|areas?|modules?|courses?|quiz)\b/,
      /\b(?:which|what) (?:topic|subject|area|module|course|quiz) (?:is|was) my (?:weakest|worst|poorest|strongest|best)\b/,
    ],
  ],
  [
    'quiz_results',
    [/^(?:and |so |ok )*(?:did|have) i (?:fail|failed|flunk|flunked) (?:any|anything|something|one|some)\b/],
  ],
  [
    'quiz_results',
    [/^(?:and |so |ok )*(?:did|have) i (?:already )?(?:pass|passed) (?:this|it|here)(?: one)?(?: already| yet)?$/],
  ],
  [
    'reviews_due',
    [
      /\b(?:in|of|is|with) my (?:review|repeat|revision|repetition)s? (?:pile|list|stack|box)\b/,
      /\b(?:anything|something) (?:that )?(?:i am |im )?(?:about to|going to|soon) (?:be forgotten|forget)\b/,
      /\bmy pile of (?:things|cards|reviews|stuff|questions)\b.*\b(?:again|repeat|review)\b/,
      /\bwhat(?:s| is|s| am i)? (?:i am |im )?about to (?:be forgotten|forget)\b|\bwhat (?:am i|will i) (?:soon )?(?:about to )?forget(?:ting)?(?: soon| next)?$/,
      /\b(?:have|did) i (?:finish|finished|do|done|complete|completed) all (?:of )?(?:the |my )?(?:reviews|revews|repetitions|repeats)\b/,
    ],
  ],
  [
    'time',
    [
      /\bhow (?:long|many (?:minutes|mins?|hours))\b.{0,12}\b(?:was|have|am|did) i\b.{0,20}\b(?:(?:on|in|using) (?:here|this app|the app|this)|online|logged in)\b/,
      /\bwas i\b.{0,12}\b(?:on|in) (?:here|this app|the app)\b.*\bhow (?:many|long)\b/,
      new RegExp(
        `\\b${LIMIT}\\b.{0,12}\\benough\\b.{0,30}\\b${TO_LEARN}\\b|\\b${TO_LEARN}\\b.{0,30}\\b(?:fit|done|finish\\w*)\\b.{0,8}\\b(?:in|within) ${LIMIT}\\b`,
      ),
      new RegExp(
        `\\b(?:can|could|will|would|do) i (?:\\w+ )?(?:finish|do|get through|get|manage|make)\\b.{0,40}\\b${TO_LEARN}\\b.{0,20}\\b(?:in|within|before|by|until|till) (?:${LIMIT}|handover|lunch|the (?:end|break|bus|train)|my (?:shift|break|bus|train)|\\d|noon|midnight|half past)`,
      ),
      /\bhow (?:many min\w*|long|much time) do i (?:usually |normally |mostly )?(?:do|spend|learn|study|sit|need)\b.{0,20}\b(?:day|week|evening|average|normally|usually)\b/,
      /^(?:the )?(?:time|minutes|mins|hours) (?:left )?(?:til|till|until|left|to go|remaining)(?: (?:im|i am|its|it is))?(?: (?:done|finished|the end))?$/,
      /\b(?:how (?:long|many (?:mins?|minutes))|mins?|minutes)\b.{0,16}\b(?:for )?(?:the |my )?next (?:one|lesson|item|article|quiz|film|video)\b/,
      /\bhow longs? (?:is |will |would )?(?:what(?: is|s)? left|the rest|all (?:that is|thats) left)\b/,
      /\b(?:time|hours|minutes) (?:that )?i (?:have |ve )?(?:spent|spend|put in|needed)(?: (?:on|with|for|in))? (?:learning|studying|training|here|this app|my courses?|my training)\b/,
    ],
  ],
  [
    'weeks',
    [
      /\b(?:did|have) i (?:do|done|learn|learned|learnt|achieve|achieved|manage|managed) (?:more|less|better|worse|as much)\b.*\b(?:week|month)\b/,
      new RegExp(
        `\\bwhat (?:i|have i|did i) (?:have )?(?:managed?|achieved?|accomplish\\w*|get done|got done) (?:in )?${WEEK}\\b`,
      ),
      /^(?:so |and )?what (?:have|did) i (?:done|do) (?:this|last) week$/,
      /\bi\b.*\bweek (?:by|after|on) week\b/,
      /\b(?:was|am|have|did|were) i\b.{0,12}\b(?:better|worse|lazier|slower|faster|busier|more|less)\b.{0,12}\b(?:this|last) (?:week|month)\b.{0,6}\bthan\b/,
    ],
  ],
  [
    'last_completed',
    [
      /\bwhat did i (?:finish|complete) last\b/,
      /^(?:so |and |ok )*what (?:did i (?:do|learn|read|finish)|have i (?:done|learned|learnt|read|finished)) (?:yesterday|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)$/,
      /\bwhat (?:i did|did i do|i was doing|was i doing|did i work on|i worked on|did i learn) (?:in|during|at) my last (?:session|visit|time|go)\b/,
      /\b(?:last|latest|newest) (?:item|lesson|thing|one|page) (?:with a tick|i (?:have )?ticked|that i (?:have )?ticked)\b/,
      /\bwhich (?:one )?(?:was it|one was it|was the one) (?:that )?i (?:did|finished|completed|read)\b.*\b(?:last|before)\b/,
    ],
  ],
  [
    'whats_next',
    [
      /^(?:and |so |ok )*what(?: is|s| s) next(?: for me)?(?: in (?:this|the|my) (?:\w+ )?(?:module|course|chapter))?$/,
      /\b(?:which|what) (?:one|lesson|item|course|module) (?:should|shall|do|can|could) i (?:do|take|read|start|open) (?:next |now )?after (?:this|that)\b/,
      /\b(?:do not|dont|no idea) (?:know )?what to (?:learn|lern|study|read) (?:now|next|today)\b/,
      /\b(?:got|have|ive) (?:got )?(?:a |an )?(?:free )?(?:quarter of an hour|half an hour|few minutes|bit of time|some time)\b.*\b(?:anything|something|what|which)\b.*\b(?:sensible|useful|good|worth|for me|should i|shall i|can i|could i)\b/,
    ],
  ],
  [
    'freezes',
    [
      /\b(?:any|are there|have i|do i have|how many)\b.{0,20}\bfreezes?\b.{0,12}\b(?:left|on my account|in my account|for me)\b/,
    ],
  ],
  [
    'progress',
    [
      /^(?:and |so |ok )*how many (?:lessons?|items?|things|pages|quizzes|articles) (?:are |is |do i )?(?:still )?(?:left|open|to go|missing|remaining|have)(?: left| to go| open)?(?: for me)?(?: (?:in|of) (?:this|the|my) (?:\w+ )?(?:module|course|chapter))?$/,
      /^(?:hi |so |and |hey )*how am i (?:doing|getting on|coming along) (?:with|in|on|at) (?!the (?:ranking|leaderboard)|points|quiz)\w+(?: \w+){0,3}$/,
      /^(?:hi |so |and |hey )*how am i (?:doing|getting on|coming along)(?: so far| here| overall| today| at the moment)*$/,
      /^(?:hi |so |and |hey |ok )*how far (?:am i|i am|have i (?:got|come|gotten)|did i (?:get|come)) (?:in|into|through|with|on|along)\b/,
      new RegExp(
        `^(?:hi |so |and |hey |ok )*how (?:much|many) (?:\\w+ )?(?:of|from|in) (?:this|the|that|my) (?:\\w+ ){0,3}(?:module|course|chapter|topic|training)s? (?:is|are|have|did|do) (?:i )?(?:already |still |have )?(?:done|did|do|finish|finished|complete|completed|left|open|read)\\b`,
      ),
      new RegExp(
        `^(?:hi |so |and |hey |ok )*(?:what|how much|how many|which \\w+) (?:have|do|did) i (?:still |got |have )*(?:left|to go|to do|open|missing) (?:(?:in|of|on|from|with) (?:(?:this|the|that|my) )?(?:\\w+ ){0,3}(?:module|course|chapter|topic|training)s?$|in (?!(?:this|the|that|my|his|her|their|a|an) )\\w+(?: \\w+)?$)`,
      ),
      /^(?:hi |so |and |hey |ok )*what(?: is|s| are) (?:still )?(?:left|open|missing|to do)(?: for me)? (?:in|of|from) (?:this|the|that|my) (?:\w+ ){0,3}(?:module|course|chapter|training)$/,
    ],
  ],
  [
    'points',
    [
      /\bpoints?\b(?: i (?:got|earned|made|collected)| did i (?:get|earn|make)| do i have)?(?: (?:for|of|in|from|on))?(?: (?:per|each|every|by|all(?: of)?))(?: of)?(?: my| the)? (?:modules?|courses?)\b/,
      /\b(?:which|what) (?:module|course)\b.{0,20}\b(?:me|i)\b.{0,20}\bmost points\b/,
      /\bhow many (?:pts|points|snaps)\b.{0,25}\b(?:next|new|a|another) (?:level|lvl)\b|\bwh(?:at|ich) (?:level|lvl) am i\b|\b(?:my|what|whats my) (?:level|lvl)$|\b(?:points|pts)\b.*\b(?:level|lvl) \d/,
      /^(?:my )?(?:pts|points|snaps)(?: in)? (?:total|so far|altogether|overall)$/,
    ],
  ],
  ['badges', [/^(?:and |so )?my badges\b(?!.*\b(?:how|why)\b)/]],
];

/** What lessons are asked with the same words. */
const SUBJECT =
  /\b(?:patients?|residents?|relatives?|doctors?|wards?|wounds?|(?<!\b(?:in|with|of|on) (?:the )?)falls?(?! (?:module|course|quiz|training|chapter|lessons?|one|test))|medicines?|drugs?|doses?|customers?|clients?|how (?:do|does|can|to)|what (?:is|are) (?:a|an))\b/;

/** The place among one's own: 'where do I stand on my ward', 'am I first in my group this week'. */
const AMONG_OWN =
  /\b(?:where (?:do|am|did) i (?:stand|come|sit|rank|land)?|am i (?:the )?(?:first|second|third|last|ahead|top|leading|best|\d+(?:st|nd|rd|th))|(?:my|which|what) (?:place|rank|position|spot)(?: (?:do|am) i (?:have|on)?)?)\b ?(?:on|in|at|of|among|within) (?:my|our|the) (?:own )?(?:ward|team|group|unit|department|shift|station|office|circle|colleagues)\b/;

/** The part of the own record that a phrase asks for, in whatever sentence it stands; null for everything else. */
export function recordPhrase(question: string): RecordAspect | null {
  const text = bareWords(question);
  if (AMONG_OWN.test(text)) return 'rank';
  if (SUBJECT.test(text)) return null;
  return PHRASES.find(([, phrases]) => phrases.some((phrase) => phrase.test(text)))?.[0] ?? null;
}
