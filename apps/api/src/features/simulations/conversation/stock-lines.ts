/**
 * What any persona can say where the author wrote nothing: short and plain, so that it fits a patient, a relative
 * and a colleague. `%` stands for what was said before.
 */
const LINES: Record<string, readonly string[]> = {
  silence: ['...', 'Are you still there?', 'You have gone quiet.', 'Is something the matter?', 'I am listening.'],
  rude: ['There is no need to talk to me like that.', 'I do not have to listen to that.'],
  leaves: ['That is enough. I do not want to talk with you any more.'],
  greeting: ['Hello.', 'Yes, hello again.', 'Yes?'],
  thanks: ['You are welcome.', 'That is all right.', 'Not at all.'],
  farewell: ['Are you going already?', 'Is that all?', 'Wait. Was that all?'],
  assent: ['Yes.', 'Hm.', 'Well.', 'So.', 'Right.', 'Hm, yes.'],
  'small-talk': [
    'I cannot think about that now.',
    'Perhaps another time.',
    'Let us talk about that another day.',
    'That is not what is on my mind.',
  ],
  probing: [
    'I do not know what you are talking about.',
    'What a strange thing to ask.',
    'I really do not follow you.',
    'You are talking in riddles.',
  ],
  pleased: ['Thank you.', 'That is good to hear.', 'Good.', 'Yes. That helps.', 'All right.', 'I am glad.'],
  hurt: ['Hm.', 'I see.', 'If you say so.', 'You said that before.', 'I do not want to hear that.'],
  'told-before': [
    'As I said: %',
    'I told you: %',
    'Like I said before, %',
    'I can only say it again: %',
    'It is still the same. %',
  ],
  closed: [
    'I said it already. %',
    'I would rather not talk about it.',
    'Please, leave it.',
    'Not now.',
    'You are asking me that again.',
  ],
  again: ['Again: %', 'Once more: %', 'I will say it again: %', 'You heard me. %'],
  'not-understood': [
    'I am not sure what you mean.',
    'Could you put that another way?',
    'What are you asking me?',
    'I lost you there.',
    'You will have to say that differently.',
    'I do not follow.',
    'What is it that you want to know?',
    'Sorry, once more?',
  ],
};

/** The first of these that was not said yet; null when all were. */
export function chooseUnsaid(lines: readonly string[], said: readonly string[]): string | null {
  return lines.find((line) => !said.includes(line)) ?? null;
}

/** A line for an occasion that was not said yet: when all were, the same with a little more before it. */
export function lineFor(occasion: string, said: readonly string[], about = ''): string {
  const lines = (LINES[occasion] ?? LINES['not-understood']!).map((line) =>
    line.replace('%', line.endsWith('. %') ? about : lowerFirst(about)).trim(),
  );
  const unsaid = chooseUnsaid(lines, said);
  if (unsaid) return unsaid;
  const fillers = ['Well,', 'Hm,', 'Look,', 'As I say,', 'Really,', 'Still,', 'Oh,', 'You see,', 'Again,', 'I mean,'];
  const turn = said.length;
  for (let more = 0; ; more++) {
    const line = lines[(turn + more) % lines.length]!;
    const start = fillers.slice(0, 1 + Math.floor(more / 40)).length;
    const filler = Array.from({ length: start }, (_, i) => fillers[(turn + more + i * 3) % fillers.length]!).join(' ');
    const longer = `${filler} ${lowerFirst(line)}`;
    if (!said.includes(longer)) return longer;
  }
}

/** Small at the beginning, as after a comma; names and `I` stay. */
export function lowerFirst(text: string): string {
  return /^(I\b|[A-Z][a-z]+ [A-Z])/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
