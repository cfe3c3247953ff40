import type { Skill } from '../request/skill-input.ts';

/** What comes before every lesson. */
export type Care = 'self-harm' | 'emergency' | 'fire' | 'distress' | 'patient' | 'own-health' | 'insult';

const SELF_HARM =
  /\b(?:(?:want|wish|going|like|rather|planning|thinking of|think about) (?:to )?(?:die|be dead|kill(?:ing)? (?:my ?self|me)|end (?:it|my life)|hurt(?:ing)? my ?self|harm(?:ing)? my ?self)|not want to (?:live|be here|wake up|go on)|(?:do|does|did|can) not (?:want to )?(?:live|go on) any ?more|kill my ?self|suicid|end my life|no reason to live|better off (?:dead|without me)|cut(?:ting)? my ?self|harm my ?self)\b/;
const NOW_WRONG =
  /\b(?:(?:is|are|has|have|was|just|he|she|they|patient|colleague|someone|somebody|man|woman|visitor|resident|guest|child|baby)\b.{0,40}\b(?:not breathing|stopped breathing|can not breathe|cannot breathe|chok(?:ed|ing|es)|chock(?:ed|ing)|collapsed?|unconscious|unresponsive|no pulse|turn(?:ed|ing)? blue|blue lips|seizure|seizing|convuls\w+|fainted|passed out|bleeding (?:out|heavily|a lot|badly)|stroke|heart attack|cardiac arrest|chest pain|overdos\w*|(?:will|does|do|did) not wake(?: up)?|face (?:is )?droop\w*|stabbed|electrocuted|anaphyla\w+|throat (?:is )?swell\w*))\b/;
const DANGER =
  /\b(?:smoke (?:coming|out|from|in)|(?:it|something|room|bin|kitchen|building|house|socket|bed|oven|ward|laptop|printer) (?:is |has )?(?:on fire|burning|burns|caught fire)|on fire|there is (?:a )?(?:fire|smoke|gas leak|gunman)|smell(?:s)? (?:of )?gas|fire in|attack(?:ing|ed) (?:me|us|staff|someone|somebody)|has (?:got )?a (?:knife|gun|weapon)|threatening (?:me|us|staff|to))\b/;
const IS_QUESTION_OF_TEACHING =
  /\b(?:what does|what is|what are|define|meaning|explain|why (?:is|are|does|do)|in sepsis|signs? of|lesson|module|quiz|score|policy|after (?:a )?fall)\b/;
const DISTRESS =
  /\b(?:i (?:made|did) (?:a |an )?(?:terrible|awful|bad|big|serious|huge) (?:mistake|error)|(?:it is|was) my fault|i feel (?:so )?(?:awful|terrible|guilty|ashamed|burn(?:ed|t) out|hopeless|worthless|overwhelmed)|can not (?:cope|sleep|take (?:it|this)|stop crying|do this) ?(?:any ?more)?|crying|panic attack|burn(?:ed|t) out|i (?:hate|can not stand) my life)\b/;
const ONE_PERSON =
  /\b(?:(?:bed|room|bay) (?:no\.? |number )?\d+|(?:lady|man|guy|gentleman|woman|patient|pt|resident|wound|catheter|drip) (?:in|on) (?:bed |room |bay )?\d+|my (?:patient|resident|mother|father|mum|dad|son|daughter|wife|husband|child|baby|kid|grand\w+)|(?:he|she|mr|mrs|ms) \w* ?(?:weighs|has|is on|takes|got|had|needs)|this (?:patient|man|woman|lady|resident)|(?:give|gave|giving) (?:him|her)|(?:he|she|him|her|his|patient)\b.{0,30}\b(?:kg|mmol|potassium|inr|lab|labs|years? old)|(?:potassium|sodium|inr|haemoglobin|hb|crp|creatinine|glucose|sugar|lactate|bp|blood pressure|temperature|saturation|pulse) (?:is |of |was )?\d)/;
const ASKS_TO_DECIDE =
  /\b(?:how much|which (?:dose|dressing|drug|medicine|antibiotic|one)|what dose|(?:should|shall|can|could|may|do|must|can't|would) (?:i|we) (?:still |just |really |already |also )?(?:give|take|stop|start|remove|put|change|increase|reduce|raise|lower|hold|skip|use|inject|crush|send|pull|discharge|leave|switch|add|omit|withhold|repeat)|take out|give (?:him|her|it|them|the)|is it (?:safe|ok|okay|all right) (?:to|for)|what (?:shall|should|can|do) (?:i|we) (?:give|take|do with|put))\b/;
const OWN_HEALTH =
  /\b(?:i (?:have|had|got|am having|suffer|feel|take|am on)|my (?:head|back|tooth|stomach|throat|skin|knee|chest|arm|leg|eye|ear|son|daughter|child|kid|baby|mother|father|wife|husband))\b.{0,50}\b(?:headache|migraine|fever|pain|ache|aches|hurts?|rash|cough|sore|toothache|dizzy|sick|nausea|vomit\w*|diarrhoea|flu|cold|ibuprofen|paracetamol|aspirin|antibiotics?|\d\d\.\d)\b/;
const WHAT_TO_TAKE =
  /\b(?:what (?:shall|should|can|do|could) i (?:take|do about)|how much|should i (?:see|take|go)|which (?:pill|tablet|medicine)|is it (?:serious|bad)|what is it|do i have)\b/;
const INSULT =
  /^(?:you(?: are|'re)?|u(?: r)?)\b.{0,20}\b(?:stupid|useless|dumb|idiot|rubbish|shit|crap|moron|worthless|suck|pathetic)\b|^(?:fuck|shut up|piss off|screw you|go to hell|idiot|stupid (?:bot|robot|machine|assistant))\b/;

/** What a message needs before anything else; null when it may be answered like any other. `text` is spelt out. */
export function careFor(text: string): Care | null {
  if (SELF_HARM.test(text)) return 'self-harm';
  if (!IS_QUESTION_OF_TEACHING.test(text)) {
    if (DANGER.test(text)) return 'fire';
    if (NOW_WRONG.test(text)) return 'emergency';
  }
  if (ONE_PERSON.test(text) && ASKS_TO_DECIDE.test(text)) return 'patient';
  if (OWN_HEALTH.test(text) && WHAT_TO_TAKE.test(text)) return 'own-health';
  if (DISTRESS.test(text)) return 'distress';
  return INSULT.test(text) ? 'insult' : null;
}

const SENTENCES: Record<Care, string> = {
  'self-harm':
    'Please talk to somebody now: call the emergency number (112 in Europe, 911 in the US and Canada, 999 in the UK), or a crisis line near you. If you can, go to a person you trust and stay with them. I am a learning assistant and cannot help you as a person can, but you do not have to be alone with this.',
  emergency:
    'This is an emergency: call for help now, and stay. In the house use the emergency or resuscitation call; elsewhere call 112 (Europe), 911 (US, Canada) or 999 (UK), and do what they tell you. I cannot guide you through it: a person has to.',
  fire: 'Raise the alarm now and get people out of danger: use the fire alarm or the emergency call of your house, or 112 (Europe), 911 (US, Canada), 999 (UK). Do only what is safe for you. I cannot guide you through it: follow the plan of your house.',
  distress:
    'That sounds heavy, and you do not have to carry it alone. Talk today to somebody you trust: a colleague, your lead, or the support your organization offers. If anybody may be harmed by what happened, tell the responsible person now. If it gets too much, the emergency number or a crisis line is there at any hour.',
  patient:
    'I cannot decide that for one person, and no lesson can: it takes the order and somebody who sees them. Ask the prescriber or the responsible nurse or doctor now; if the person gets worse or you are worried, escalate at once. I can show you what is taught about it in general, or help you to prepare the call with SBAR.',
  'own-health':
    'I cannot give advice about your own health or that of your family: I only know what is taught here for work. Please ask your doctor or pharmacist; in an emergency call the emergency number.',
  insult:
    'I am sorry that I was no help. Tell me what you need in other words, or open the lesson itself. I cannot do more than answer from what is published here.',
};

/** Says what is right first. */
export const sayCare =
  (care: Care): Skill =>
  async ({ writer }) => {
    writer.write({ content: SENTENCES[care] });
    return {};
  };
