import { t } from '@lingui/core/macro';
import type { TextPlace } from '@snapwell/contract/library/language-versions/version-texts';

type Path = TextPlace['path'];

/** What the lists of a body are called, one of each. */
const entryWords = (list: string, number: number): string => {
  const words: Record<string, string> = {
    questions: t`Question ${number}`,
    options: t`Option ${number}`,
    items: t`Item ${number}`,
    pairs: t`Pair ${number}`,
    cards: t`Card ${number}`,
    choices: t`Choice ${number}`,
    categories: t`Category ${number}`,
    areas: t`Area ${number}`,
    hotspots: t`Point ${number}`,
    pages: t`Page ${number}`,
    panels: t`Panel ${number}`,
    dialog: t`Speech bubble ${number}`,
    takeaways: t`Takeaway ${number}`,
    chapters: t`Chapter ${number}`,
    scenes: t`Scene ${number}`,
    facts: t`Fact ${number}`,
    reactions: t`Reaction ${number}`,
    rubric: t`Criterion ${number}`,
    goals: t`Goal ${number}`,
    decoys: t`Decoy ${number}`,
    bank: t`Word ${number}`,
    others: t`Wrong word ${number}`,
    keywords: t`Idea ${number}`,
    vitals: t`Value ${number}`,
  };
  return words[list] ?? t`Text ${number}`;
};

/** What a text is called by its key. */
const keyWords = (key: string): string | null => {
  const words: Record<string, string> = {
    prompt: t`Question`,
    explanation: t`Explanation`,
    text: t`Text`,
    why: t`Reason`,
    why_true: t`Reason, if true is chosen`,
    why_false: t`Reason, if false is chosen`,
    feedback: t`Feedback`,
    front: t`Front`,
    back: t`Back`,
    hint: t`Hint`,
    left: t`Left side`,
    right: t`Right side`,
    label: t`Label`,
    title: t`Title`,
    caption: t`Caption`,
    speaker: t`Who speaks`,
    image: t`Picture`,
    picture: t`Picture`,
    portrait: t`Portrait`,
    poster: t`Picture before it plays`,
    source: t`File`,
    alternative: t`What the picture shows`,
    transcript: t`Transcript`,
    introduction: t`Introduction`,
    unit: t`Unit`,
    accept: t`What counts as right`,
    any: t`Words it is recognized by`,
    idea: t`Idea`,
    rubric: t`Rubric`,
    sample_answer: t`Sample answer`,
    consequence: t`Consequence`,
    debrief: t`Debrief`,
    looks: t`How the patient looks`,
    name: t`Name`,
    value: t`Value`,
    role: t`Role`,
    character: t`Character`,
    opening: t`First sentence`,
    reply: t`Reply`,
    replies: t`Replies`,
    withheld: t`Said while the mood is too low`,
    phrases: t`Ways to say it`,
    key_phrases: t`Words that give it away`,
    not_understood: t`Said when nothing matches`,
    advice: t`Advice`,
  };
  return words[key] ?? null;
};

/** The part of a body that a place belongs to: `Question 3`; null for what stands before all lists. */
export function groupWords([list, at]: Path): string | null {
  return typeof at === 'number' && typeof list === 'string' ? entryWords(list, at + 1) : null;
}

/** What a place is called within its part: `Option 2, Reason`. */
export function placeWords(path: Path): string {
  const words: string[] = [];
  for (let i = groupWords(path) === null ? 0 : 2; i < path.length; i++) {
    const [part, next] = [path[i], path[i + 1]];
    if (typeof part === 'string' && typeof next === 'number') {
      words.push(entryWords(part, next + 1));
      i++;
    } else if (typeof part === 'string') {
      const known = keyWords(part);
      if (known !== null) words.push(known);
    }
  }
  return words.join(', ') || t`Text`;
}
