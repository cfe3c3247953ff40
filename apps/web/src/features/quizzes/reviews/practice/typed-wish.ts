import { folded } from './typed-answer.ts';

/** What somebody wants with the card that is open, besides answering it. */
export type TypedWish = 'next' | 'stop' | 'go-on';

const POLITE = String.raw`(?:(?:ok|okay|please|pls|sorry|no|thanks|can we|can i|could we|lets|let us|i want to|id like to|bitte|danke|nein) )*`;
const END = String.raw`(?: (?:please|pls|now|for now|thanks|thx|bitte|jetzt|danke))*`;
/** Somebody is needed elsewhere; 'go through' and 'go over' would be something else. */
const LEAVE = String.raw`(?:(?:im|(?:i|ive) (?:really )?(?:have|need|got|must|gotta|should|am)(?: to)?) (?:go|going|leave|leaving|run|stop|work|busy|needed)(?! (?:over|through|on|into|deeper))(?: .{1,60})?|(?:got|have) to (?:go|run)(?! (?:over|through|on|into))(?: .{1,60})?|gotta (?:go|run)(?: .{1,60})?|(?:a |my |the )?(?:patient|bell|alarm|phone|doctor)(?: .{1,30})? (?:calls|called|calling|rings|ringing|needs|is here)(?: me)?|ich muss (?:weg|los|gehen|zu .{1,40}|arbeiten)|brb)`;
const STOP = String.raw`(?:stop|end|quit|exit|cancel|pause|close|finish|leave|enough|stopp|aufhören|beende(?:n)?|schluss)(?: (?:it|this|that|here|with|of|the|this|my|asking|me|quiz|quizzes|quizzing|test|card|cards|question|questions|das|die|mit|dem|den|fragen))*`;
const LATER = String.raw`(?:(?:maybe |do it |do this |continue |we continue |ill do it |i do it |answer )?(?:later|another time|some other time|tomorrow|after my shift)|not now|not today|no time(?: for this)?|no more(?: questions)?|im done|i am done|i (?:do not|dont) want to(?: any ?more)?|später|nicht jetzt|morgen|keine zeit|keine fragen mehr)`;
const NEXT = String.raw`(?:next|skip|pass|another)(?: (?:one|it|this|that|this one|that one|this question|the question|question|card|quiz question))?|(?:go|move) (?:on|to the next)(?: (?:one|question|card))?|ask (?:me )?(?:another|something else|the next)(?: (?:one|question))?|(?:nächste|andere)(?: frage)?|weiter|überspringen`;
const GO_ON = String.raw`(?:go on|continue|resume|carry on|im back|back|ready|start again|weiter|weitermachen|next(?: question)?)(?: (?:with (?:it|the quiz|the questions)|the quiz|the questions|asking))?`;

const only = (...wishes: string[]): RegExp => new RegExp(`^${POLITE}(?:${wishes.join('|')})${END}$`);
const NEXT_ONLY = only(NEXT);
const STOP_ONLY = only(`${STOP}(?:${END} (?:because |as |since )?${LEAVE})?`, LATER, LEAVE, `${LATER} ${LEAVE}`);
const GO_ON_ONLY = only(GO_ON);

/** Reads what was typed beside a card: whether to go to the next one or to leave it; null for everything else. */
export function readTypedWish(typed: string): Exclude<TypedWish, 'go-on'> | null {
  const text = folded(typed);
  if (NEXT_ONLY.test(text)) return 'next';
  return STOP_ONLY.test(text) ? 'stop' : null;
}

/** Whether somebody wants to go on with the cards that they left. */
export const wantsToGoOn = (typed: string): boolean => GO_ON_ONLY.test(folded(typed));
