import { bareWords } from '@snapwell/understanding/words/normalise';
/** Words of a wish for the gist of a page: one that says anything else is about that. */
const WORDS = new Set(
  `a about again all an and another article be bit book brief briefly bullet bullets can cards chapter clip comic content contents could course do does dr drawing eight everything explain few film five for four from game get gist give here hey hi i idea ideas
  image important in infographic info is it its just key know learn learned lesson let lets line lines little long longer look looking main make me most movie much need now nutshell of ok okay on one only open overview page part
  photo picture please pls point points poster put quick quickly read reading really say saying says seven sentence sentences shall short shorten shorter show showing shown shows six sketch so sophie sum summarise summarised summarize summary
  tip tips fact facts
  zzz tired im am very dead sleepy knackered sorry
  summery take takeaway takeaways tell text thank thanks that the there thing things them this rest list else three tldr tl to today topic two u up story happen happens happened happening going cant cannot sound without fine then team board version video want was watch what whats whole with without word words would you your`.split(
    /\s+/,
  ),
);
const PAGE =
  '(?:page|lesson|article|text|film|video|clip|movie|comic|picture|image|photo|drawing|sketch|infographic|info|poster|cards|game|topic|course|chapter|content)';
const WISHES = [
  /\b(?:summ[ae]r\w+|sum\b(?:.*\bup\b)?|tl ?dr|nutshell|gist|overview|takeaways?)\b/,
  /\bwhats? (?:is |was )?happen(?:s|ed|ing)?\b.*\b(?:here|comic|film|video|story|page)\b/,
  /\bwhole (?:story|thing|page) in\b/,
  /\b(?:main|key|most important) (?:points?|things?|ideas?|words|facts?)\b/,
  /\b(?:give|tell|show)(?: me)? (?:(?:the|some|a few|\d|two|three|four|five|your|top|key|best) )*(?:tips?|facts?|takeaways?)\b/,
  new RegExp(`\\bwhat(?: is|s)? (?:is )?(?:(?:on|in|about) )?(?:this|the|that)(?: whole)? ${PAGE}\\b`),
  /\bwhat(?: is|s| was)? (?:this|it|that|all this)(?: one| thing)? (?:all )?about\b/,
  new RegExp(`\\bwhat (?:does|do|can i|do i) (?:this|the|it|learn|see|read|watch)\\b.*(?:${PAGE}|here|show|say|about)`),
  new RegExp(`\\bexplain (?:me )?(?:this|the|that)(?: whole)? ${PAGE}\\b`),
  new RegExp(
    `\\b(?:tell|give|show) (?:me )?what (?:(?:this|the|that) ${PAGE}|it) (?:says?|is saying|tells|shows|is about)\\b`,
  ),
  new RegExp(`\\bwhat(?: is|s)? (?:is )?going on in (?:this|the|that) ${PAGE}\\b`),
  new RegExp(
    `\\b(?:make|say|tell|put|explain|get|give)\\b.*\\b(?:${PAGE}|this|it)\\b.*\\b(?:short(?:er)?|few words|sentences?|quickly)\\b`,
  ),
  /^shorten\b/,
  new RegExp(
    `\\b(?:${PAGE}|whole|all of it|everything)\\b.*\\bin (?:\\d|two|three|four|five|six|some|a few) (?:short |bullet )*(?:points?|bullets|sentences|lines)\\b`,
  ),
  /\bin (?:a |an )?(?:short |brief )?(?:list|bullet points)\b/,
  /\b(?:the|what) (?:rest|else)\b.*\b(?:short\w*|brief\w*|version|lines?|sentences?|nutshell)\b|\bwhat does the rest (?:of (?:it|this) )?say\b/,
];

/** Whether somebody wants to know in short what the page in front of them is about. */
export function wantsPageSummary(question: string): boolean {
  const folded = bareWords(question);
  const isOfPage = folded.split(' ').every((word) => WORDS.has(word) || /^\d$/.test(word));
  return isOfPage && WISHES.some((wish) => wish.test(folded));
}

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const COUNTED = new RegExp(
  `\\b(\\d|${NUMBERS.join('|')}|a) (?:\\w+ )?(sentences?|lines?|points?|bullets?|things?|tips?|facts?)\\b`,
  'i',
);

/** How many sentences or points somebody asks for; null where they name no number. */
export function lengthWanted(question: string): { readonly number: number; readonly isProse: boolean } | null {
  const [, amount, unit] = COUNTED.exec(question.toLowerCase()) ?? [];
  if (amount === undefined || unit === undefined) return null;
  const number = amount === 'a' ? 1 : NUMBERS.indexOf(amount) + 1 || Number(amount);
  return { number: Math.min(Math.max(1, number), NUMBERS.length), isProse: /^(?:sentence|line)/.test(unit) };
}
