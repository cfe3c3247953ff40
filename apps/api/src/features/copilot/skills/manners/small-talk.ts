import { bareWords } from '@snapwell/understanding/words/normalise';
import type { Skill } from '../../request/skill-input.ts';

const HELLO = '(?:hi|hiya|hey|hello|hallo|good (?:morning|evening|day|afternoon)|morning|evening|sophie|there|again)';
/** What somebody says to have said something. */
const NODS =
  /^(?:(?:lol|haha|hehe|ha|ah|aha|oh|well|ok|okay|k|right|alright|all right|great|cool|nice|good|perfect|super|lovely|awesome|fine|sure|i see|got it|makes sense|what is up|whats up|what s up|wassup|sup|yo|how are you|how is it going|hows it going|how s it going|fair enough|good to know|interesting|wow|never mind|no worries|then|sophie|one)(?: |$))+$/;
const HARD =
  /\b(?:hard|long|tough|rough|bad|awful|terrible|busy|crazy|hectic|exhausting|stressful|heavy|mad|horrible) (?:\w+ )?(?:shift|day|night|week|morning|evening)\b|\bwhat a (?:day|night|shift|week)\b/;
const HARD_ALONE = new RegExp(
  `^(?:${HELLO} |so |oh |pff |sorry |ok )*(?:(?:i|we|it|that|this|today|had|have|has|was|is|been|a|really|very|just|such|just finished|after|what a|hard|long|tough|rough|bad|awful|terrible|busy|crazy|hectic|exhausting|stressful|heavy|mad|horrible|shift|day|night|week|morning|evening|late|early|behind me|today|tonight|here|again|at work|on the ward|for me)(?: |$))+$`,
);
const HAS_QUESTIONS = new RegExp(
  `^(?:${HELLO} |ok |so |and |sorry )*(?:(?:i|we) (?:have|got|have got|had|would have)|ive(?: got)?|i would like to ask(?: you)?|can i ask(?: you)?|may i ask(?: you)?|got) (?:something|(?:a|an|some|a few|two|three|few|several|another|one|one more) (?:quick |short |small |little |more |other )*(?:questions?|things?))(?: for you| please)?(?: (?:about|on|to|for|with|regarding) (?:this|the|that|your) (?:text|page|lesson|article|film|video|comic|topic|course|module))?(?: please| if i may| now)*$`,
);
/** So many words are said in passing. */
const PASSING = 12;

/** What is said in a friendly way and asks for nothing. `question` is as it was typed. */
export function isSmallTalk(question: string): boolean {
  const text = bareWords(question);
  if (text.split(' ').length > PASSING) return false;
  return NODS.test(text) || HAS_QUESTIONS.test(text) || (HARD.test(text) && HARD_ALONE.test(text));
}

/** A friendly sentence that leads on, and no lesson. */
export const smallTalk: Skill = async ({ request, writer, context }) => {
  const text = bareWords(request.question);
  const about = context.openItem ? `**${context.openItem.title}**` : `what ${request.organization.name} teaches here`;
  const content = HARD.test(text)
    ? "That sounds like a lot. Good that you're here: take a breath, and ask me when you feel like it."
    : /\bquestions?\b|\bask\b/.test(text)
      ? `Go ahead: ask me about ${about}, or about your own record.`
      : "Good. I'm here when you want to ask something, or say **quiz me** to try what stuck.";
  writer.write({ content });
  return {};
};
