import { helpText } from './help-text.ts';
import type { HeardQuestion } from './product-question.ts';

const CAN =
  '(?:can|could|may|how (?:do|can|could)|where (?:do|can|could)|is it possible to|i (?:want|would like|d like) to) ?(?:i|we|one)?';
const PAGE =
  '(?:this|it|the|that)(?: (?:page|lesson|article|film|video|comic|infographic|picture|module|course|one|text))?';
const COLLEAGUES =
  '(?:(?:to|with|for) )(?:my |the |our |a |an |another |some )*(?:whole |new )?(?:team|colleagues?|ward|group|coworkers?|co workers?|friends?|boss|lead|manager|trainee|student|others?|someone|somebody|everyone)';

const SUBJECT =
  /\b(?:patients?|residents?|relatives?|famil(?:y|ies)|doctors?|wounds?|chart|medicines?|drugs?|dose|customers?|clients?|data|mails?|photo|whatsapp)\b/;

/** Who tells so much first means what they tell, and not the page. */
const TELLS_MORE = /^(?:\S+ ){12}/;

/** What somebody asks of the page in front of them, of its words and of what they saved. */
export const pageQuestions: readonly HeardQuestion[] = [
  {
    skill: helpText(
      'A word with a coloured line under it stands in the **glossary**: press it, and it says what it means. There you can keep it, to be asked for it again one day. Or ask me: *what does … mean?*',
    ),
    words: [
      /\b(?:where|how)\b.{0,20}\b(?:look up|find out|see|find|check)\b.{0,25}\b(?:underlined|coloured|colored|marked|highlighted|blue|difficult|hard|technical) (?:words?|terms?)\b/,
      /\b(?:what (?:are|is|do|does)|why are)\b.{0,12}\b(?:underlined|coloured|colored|highlighted) words?\b|\bwords? (?:with (?:a|the) line (?:under|below)|(?:that|which) (?:are|is) (?:underlined|highlighted|coloured|colored))\b/,
      /\b(?:where|is there|do you have)\b.{0,10}\b(?:the |a |an |your )?(?:glossary|dictionary|list of (?:words|terms))\b(?: here| in here| of (?:words|terms))?$/,
    ],
    unless: SUBJECT,
  },
  {
    skill: helpText('The button at the foot of the page leads on: **Next**, or **Skip** before you have finished.'),
    words: [
      /\bhow (?:do|can|could) i (?:get|go|move|come|continue|skip) (?:on )?(?:to )?(?:the )?next (?:page|lesson|one|item|step)$/,
      /\bwhere (?:is|do i find) (?:the )?(?:next (?:page|lesson|button)|button (?:for|to) (?:the )?next)\b/,
    ],
    unless: SUBJECT,
  },
  {
    skill: helpText('Press **Speed** in the strip below the film: it plays slower or faster.'),
    words: [
      /\b(?:can|could|may|how (?:do|can|could)) (?:i|we) (?:watch|play|see|run|hear|listen to)\b.{0,20}\b(?:faster|slower|at (?:double|half|twice) (?:the )?speed|in slow motion)$/,
      /\b(?:speed|slow) (?:it|this|the (?:film|video)) (?:up|down)\b|\b(?:playback|video|film) speed\b|\b(?:change|set|double) the speed\b/,
    ],
    unless: new RegExp(`${SUBJECT.source}|\\b(?:drips?|infusions?|pumps?|feeds?|fluids?)\\b`),
  },
  {
    skill: helpText(
      'There is no button to send a page: copy its address from the top of your browser and send that. Whoever belongs to your organization opens it after signing in.',
    ),
    words: [
      new RegExp(`\\b${CAN} (?:send|share|forward|pass on|show|recommend) ${PAGE} ${COLLEAGUES}\\b`),
      new RegExp(
        `\\b${CAN} (?:share|forward|link) ${PAGE}$|\\b(?:is there|where is) (?:a |the )?(?:share button|link to (?:share|send))\\b`,
      ),
      /\b(?:send|share|copy|get) (?:me )?(?:a |the )?link (?:to|of|for) (?:this|the) (?:page|lesson|article|film|video)\b/,
    ],
    unless: new RegExp(`${SUBJECT.source}|${TELLS_MORE.source}`),
  },
  {
    skill: helpText(
      'Press **Save for later** under the title of a lesson; on a phone it is under **About**. What you saved stands on your own page.',
    ),
    words: [
      new RegExp(
        `\\b${CAN} (?:save|bookmark|keep|put aside|set aside|mark) ${PAGE}(?: (?:for (?:later|another time|tomorrow|after my shift)|somewhere|to read (?:it )?later|aside|as a (?:favou?rite|bookmark)|on a list|in my list|here|please))*$`,
      ),
      /\b(?:where|how)\b.{0,15}\b(?:find|see|are|open)\b.{0,20}\b(?:i (?:have )?(?:saved|bookmarked)|my (?:saved (?:lessons?|pages?|items?|things)?|bookmarks|favou?rites))\b|\b(?:are there|is there a) (?:bookmarks?|favou?rites)\b/,
    ],
    unless: SUBJECT,
  },
  {
    skill: helpText(
      "The streak can't be hidden, and nothing is taken from you when it ends: points and what you learned stay. In your **Settings** you can switch off its reminders, stay out of the weekly league and hide your name on the leaderboard.",
      { title: 'Open your settings', to: '#organization' },
    ),
    words: [
      /\bstreaks?\b.*\b(?:switch|turn|shut) (?:it|this|that) off\b|\bstreaks?\b.*\b(?:hide|disable|remove) (?:it|this|that)\b|\b(?:switch|turn|shut) (?:my |the )?(?:streaks?|flame|streak (?:number|counter|thing)) off\b/,
      /\b(?:switch|turn|shut) off (?:my |the )?(?:streaks?|flame|streak (?:number|counter))\b|\b(?:hide|disable|remove|deactivate|opt out of|get rid of|stop)\b (?:my |the |this )?(?:streaks?|flame|streak (?:number|counter|thing))\b/,
      /\b(?:do not|dont) (?:want|like) (?:to (?:see|have) )?(?:a |my |the |any )?streaks?\b/,
    ],
  },
  {
    skill: helpText(
      "Better not: I don't need it. Say 'my patient' and leave out names, rooms and dates of birth. What you type stays in this conversation, which only you see, until you clear it.",
    ),
    words: [
      /\b(?:can|may|could|should|is it (?:ok|okay|fine|safe|allowed)|do i|am i allowed|must i)\b.{0,25}\b(?:tell|give|type|write|send|share|mention|say|put|use|enter|show)\b.{0,12}\b(?:you|u|here|in here|to you)\b.{0,25}\b(?:names?|data|details|rooms?|birth|about my)\b/,
      /\b(?:can|may|could|should|is it (?:ok|okay|fine|safe|allowed)|am i allowed)\b.{0,20}\b(?:type|write|enter|use|put|mention)\b.{0,20}\b(?:names?|data) of (?:my |a |the )?(?:patients?|residents?|customers?|clients?|colleagues?)\b.{0,15}\b(?:here|to you|in this chat|with you)\b/,
    ],
  },
  {
    skill: helpText(
      'In your **Settings** you choose whether and at which hour you are reminded, by e-mail or on your device. Every e-mail has a link that ends it.',
      { title: 'Open your settings', to: '#organization' },
    ),
    words: [
      /\b(?:can|could|will|would|does|do) (?:it|this|you|the app|sophie|snapwell)(?: please)? (?:also )?remind me\b(?:.{0,25}\b(?:phone|mail|e ?mail|device)\b.*| (?:to (?:come back|learn|do my reviews|go on|continue)|every day|daily|tomorrow|each day|when)\b.*|$)/,
    ],
    unless: SUBJECT,
  },
  {
    skill: helpText(
      "I can't do that: I don't write or send anything for you. I answer from what is taught here, quiz you, make flashcards or a short film of a page, and tell you how you're doing.",
    ),
    words: [
      /^(?:please )?(?:can|could|would) you (?:please |also )?(?:translate|send|call|phone|book|order|print|sign|google|draw|proofread|correct)\b.*\b(?:mail|e ?mail|letter|text|message|note|entry|report|form|ticket|doctor|pharmacy|it|this|taxi|room|lunch)\b/,
      /^(?:please |sophie |ok |so )*(?:(?:can|could|would) you (?:please )?)?(?:write|draft|compose|type|formulate)\b(?: (?:me|us|for me))? (?:a|an|my|the|some)\b(?: \w+){0,3}? (?:reply|answer|mail|e ?mail|letter|message|text|sick note|application|reference|report|entry|speech|essay)\b(?: (?:to|for|that|about|saying|telling|in|on)\b.*)?$/,
    ],
    unless: /\b(?:flash ?cards?|film|video|quiz|summary|page|lesson)\b/,
  },
];
