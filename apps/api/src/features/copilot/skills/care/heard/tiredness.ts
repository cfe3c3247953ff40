/** Somebody is tired. */
const TIRED =
  /\b(?:tired|exhausted|sleepy|knackered|worn out|drained|wiped out|shattered|no energy|fed up|had enough|sick of|can not (?:do|take|manage|read|concentrate|look at|go on with) (?:this|it|that|the \w+|any of (?:this|it))(?: any ?more)?)\b/;
/** That it is work or learning that tires. */
const OF_WORK =
  /\b(?:shifts?|work|working|job|on duty|overtime|(?:late|early|night) duty|courses?|lessons?|learning|learn|quiz(?:zes)?|modules?|reading|studying|training|reviews?|streak)\b/;
/** What may be more than tiredness: then everything is said. */
const MORE =
  /\b(?:life|live|living|alive|everything|it all|being|exist\w*|hopeless|worthless|useless|alone|lonely|nobody|no one|pills|end|ending|forever|for ever|hurt\w*|harm\w*|cut|cry\w*|tears|panic\w*|hate|burn(?:ed|t) ?out|cope|point|reason|afraid|scared|anxious|depress\w*|sad|mistakes?|errors?|fault|guilty|ashamed|died|dead|death|dying|kill\w*|gone|disappear\w*|bullied|harass\w*|threat\w*|drink\w*|drunk)\b/;
/** Who asks or wishes for something is answered. */
const ASKS =
  /\b(?:what|which|how|when|where|why|who|quiz me|show|explain|open|should i|can i|may i|could i|is it|are there|do i)\b|\?/;
const OTHERS = /\b(?:he|she|they|patients?|residents?|colleagues?|him|her|them|people|somebody|someone|mr|mrs|ms)\b/;

/** Nothing but that one is too tired: 'im so tired i cant think anymore'. */
const TOO_TIRED =
  /^(?:(?:sorry|ok|oh|hi|sophie|ugh|honestly|and|man|god),? )*(?:i am|i'm|im|i) (?:just |really |so |too |far too |very |feel |feeling )*(?:tired|exhausted|sleepy|knackered|worn out|drained|wiped out|shattered|beat)(?:,? (?:and |that )?(?:i )?(?:can ?not|cant|can't|can hardly|can barely) (?:think|focus|concentrate|read|keep my eyes open|see straight))?(?: (?:any ?more|now|today|tonight|right now|straight))*[.!]*$/;

/** Somebody says that work or learning makes them tired, and nothing that may be more. `text` is spelt out. */
export const isTired = (text: string): boolean =>
  (TOO_TIRED.test(text) && !OTHERS.test(text) && !MORE.test(text.replace(TOO_TIRED, ''))) ||
  (TIRED.test(text) && OF_WORK.test(text) && !MORE.test(text) && !ASKS.test(text) && !OTHERS.test(text));

const TAKES_BACK =
  /^(?:no|nah|nope|sorry|oh|haha|lol|wait)\b|\bi(?: am|m) (?:ok|okay|fine|alright|all right|good)\b|\b(?:do not|dont) worry\b|\bi (?:just |only )?(?:mean|meant)\b|\bnot (?:like that|that bad|that way|what i mean)\b|\b(?:just|only) (?:tired|the course|kidding|joking|work|stress\w*)\b/;
const MEANS_LESS =
  /\b(?:tired|course|lessons?|learning|quiz\w*|module|work|shifts?|training|reading|this app|of this|of it|kidding|joking|ok|okay|fine|alright|all right)\b/;

/** After words for distress somebody says that it is less than that. `text` is spelt out. */
export const takesBack = (text: string): boolean =>
  TAKES_BACK.test(text) &&
  MEANS_LESS.test(text) &&
  !MORE.test(text) &&
  !/\bnot (?:ok|okay|fine|all right|alright)\b/.test(text);

/** After words for distress somebody does not want to turn to those who were named. `text` is spelt out. */
export const wantsNobodyOfWork = (text: string): boolean =>
  /\b(?:do not|dont|not|can not|cannot|never|no)\b.{0,20}\b(?:talk|talking|tell|telling|speak|speaking|ask|trust|want)\b.{0,20}\b(?:manager|lead|boss|colleagues?|team|them|anyone|anybody|someone|somebody|people|work|hr|him|her)\b/.test(
    text,
  ) || /\bnot (?:my|the) (?:manager|lead|boss|colleagues?|team)\b/.test(text);
