const SENT = '(?:sent|emailed|e mailed|mailed|forwarded|uploaded|posted|shared|attached|published|cc d)';
const WRONGLY =
  '(?:(?:the |a |an )?wrong (?:person|address|recipient|customer|client|patient|department|mail|email|one|list|group|attachment|file|chat|people|colleague))';
const PASTED = '(?:pasted|typed|put|entered|copied|uploaded|gave)';
const OWN_DATA =
  '(?:lists?|names?|customers?|clients?|patients?|data|files?|details|complaints?|contracts?|records?|salar\\w+|passwords?|mails?|letters?)';
const THING = '(?:laptop|phone|tablet|usb(?: stick)?|memory stick|stick|notebook|folder|hard drive|badge|keys?)';

const TO_ALL = '(?:everybody|everyone|all of (?:them|us)|the whole (?:list|company|team|department))';

const BREACHES = [
  // To everybody one may well share something: it is told as a mistake.
  new RegExp(String.raw`\b${SENT}\b.{0,60}\b${TO_ALL}\b.{0,20}\b(?:mistake|accident\w*|instead)\b`),
  // What is somebody's own goes to nobody else, let alone to all of them.
  new RegExp(
    String.raw`\b${SENT}\b.{0,30}\b(?:lists?|(?:phone|telephone|mobile) ?(?:numbers?|nrs?)|addresses|salar\w+|results|diagnos\w+|health|sick notes?)\b.{0,30}\bto (?:all|every\w*|the whole)\b`,
  ),
  new RegExp(
    String.raw`(?:^|\b(?:i|i've|we|we've|just|shit|oh no|help|accidentally|somebody|colleague)\b.*?)\b${SENT}\b.{0,60}\b${WRONGLY}\b`,
  ),
  new RegExp(
    String.raw`\b(?:i|i've|we|just)\b.{0,25}\b${PASTED}\b.{0,50}\b(?:in|into|to) (?:the |an? )?(?:chatgpt|chat ?bot|ai|private (?:account|tool))\b`,
  ),
  /(?:^|\b(?:i|i've|we|just|colleague)\b.{0,20})\b(?:clicked|opened|pressed|downloaded|entered|typed|gave)\b.{0,40}\b(?:phishing|suspicious|fake|scam|dodgy|strange|weird)\b.{0,12}\b(?:link|mail|e ?mail|attachment|page|site|website|message|file|form|sms|popup)\b/,
  new RegExp(
    String.raw`(?:^|\b(?:i|i've|we|just)\b.{0,15})\b(?:lost|left|forgot)\b.{0,15}\b(?:work |company |office )?${THING}\b.{0,30}\b(?:in|on|at) (?:the |a )?(?:train|bus|tram|taxi|cafe|restaurant|plane|airport|car|pub|station)\b`,
  ),
  new RegExp(
    String.raw`\bmy (?:work |company |office )?${THING} (?:was|got|has been|is|have been) (?:just )?(?:stolen|lost|gone|missing)\b|\b(?:lost|stole) my (?:work |company |office )${THING}\b`,
  ),
  /\b(?:i|we) (?:\w+ )?(?:have been|got|were|was|been) hacked\b/,
  // 'Got a sign-in request that I did not start': somebody has the password.
  /\b(?:sign|log)(?:ging|ning)?[ -]?in (?:request|attempt|code|prompt|push|alert|notification|confirmation|message|mail)\b.{0,50}\b(?:i|we) (?:did not|never|have not|was not)\b/,
  /\b(?:confirm|approve|approved|confirmed)\b.{0,20}\b(?:sign|log)[ -]?in\b.{0,40}\b(?:did not|never|was not)\b/,
  new RegExp(
    String.raw`\b(?:i|i've|we|just)\b.{0,25}\b${PASTED}\b.{0,50}\b(?:lists?|names?|data|files?|details|complaints?|contracts?|records?|salar\w+)\b.{0,40}\bin(?:to)? (?:it|there|that|the (?:chat|tool))\b`,
  ),
  // 'Oops, I pasted a customer complaint in yesterday', 'I already put her name in'.
  new RegExp(String.raw`\b(?:oops|ups|whoops|shit|oh no|damn)\b.{0,30}\b${PASTED}\b.{0,50}\b${OWN_DATA}\b`),
  new RegExp(
    String.raw`\b(?:i|we)\b.{0,12}\balready ${PASTED}\b.{0,40}\b${OWN_DATA}\b.{0,12}\bin(?: (?:it|there|yesterday|today|before|last week|this morning|an hour ago))*[.!?]*(?:$| what (?:now|do i do)\b)`,
  ),
  // Somebody paid, or gave a code away, and knows now that it was a fraud.
  /\b(?:i|i've|we|just|already)\b.{0,25}\b(?:paid|transferred|wired)\b.{0,40}\b(?:scam\w*|fraud\w*|fake (?:invoice|bill|boss|caller))\b/,
  /\b(?:i|i've|we|just|already)\b.{0,25}\b(?:gave|told|sent|read out)\b.{0,40}\b(?:sign-?in|one time|verification|text message) codes?\b/,
  // 'I gave my password to a caller', 'I just read a code out to somebody on the phone'.
  /\b(?:i|i've|we|just|already)\b.{0,15}\b(?:gave|given|told|sent|read|dictated|typed|entered)\b.{0,25}\b(?:passwords?|pin|codes?(?! of)|log ?ins?|credentials)\b.{0,20}\b(?:to|on|into|in) (?:an? |the |some |that |this )?(?:caller|some(?:body|one)|man|woman|guy|stranger|voice|phone|site|website|page|link|form|it support|support|mail|message|chat)\b/,
  /\b(?:i|i've|we|just|already)\b.{0,25}\b(?:bought|sent|paid)\b.{0,30}\bgift ?cards?\b.{0,40}\b(?:codes?|boss|caller)\b/,
];
/** By itself it is told of oneself, supposed or not: 'and what if I already paid?' is asked by who did. */
const ALREADY_DONE =
  /^(?:(?:and|so|but|ok|oh|help) )*(?:what (?:if|when|now|do i do if) )?(?:i|we)(?: have|'ve)? already (?:(?:paid|transferred|wired)(?: (?:it|that|them|this|him|her|the (?:money|bill|invoice)))?|clicked (?:on )?(?:the|that|this) link)(?: (?:what now|what do i do(?: now)?))?$/;

/** What one would do if it happened, and what one may do, is taught. */
const SUPPOSES =
  /\b(?:if|when|whenever|suppose|imagine|can|could|may|should|would|is it|does|how (?:do|does|can|many|often)|why|avoid|prevent|before|lesson|story|comic|film|quiz|example|never)\b/;

/** What kind of thing it is, and how fast it is told, is taught. */
const ASKS = /\b(?:what kind|is (?:it|that|this) (?:an? |reportable)|how (?:fast|quickly|long|soon|many)|which)\b/;

/** Whether somebody says that data has just got where it doesn't belong. `text` is spelt out. */
export const tellsOfBreach = (text: string): boolean =>
  !ASKS.test(text) &&
  BREACHES.some((each) => {
    const told = each.exec(text);
    return told !== null && !SUPPOSES.test(text.slice(0, told.index + told[0].length));
  });

/** Whether all that is said is that one has paid or clicked already, and what now. `text` is spelt out. */
export const hasFallenForIt = (text: string): boolean => ALREADY_DONE.test(text.replace(/[?!. ]+$/, ''));
