import type { StreamLine } from '@snapwell/contract/copilot/stream.schemas';
import type { Language } from '@snapwell/contract/text/language';
import type { Skill, SkillInput } from '../../request/skill-input.ts';
import { type Care, namesOwnError, speaksOfDeath } from './care.ts';
import { namesOwnErrorInGerman } from './german-care.ts';
import { offersFor } from './offers.ts';
import { productText } from './product-text.ts';
import { sayTired } from './say-tired.ts';

const namesError: Readonly<Record<Language, (question: string) => boolean>> = {
  en: (question) => namesOwnError(question.toLowerCase()),
  de: namesOwnErrorInGerman,
};

const INSULT =
  "I'm sorry that I was no help. Tell me what you need in other words, or open the lesson itself. I can't do more than answer from what is published here.";

/** Says what is right first: in the words of the organization where it has its own. */
export const sayCare =
  (care: Care, language: Language = 'en'): Skill =>
  async (input) => {
    if (care === 'insult') return say(input, INSULT);
    if (care === 'tired') return sayTired(input);
    const { care: settings } = input.request.organization;
    const own = settings.texts[care];
    const said =
      own ?? productText(care, settings, { language, namesError: namesError[language](input.request.question) });
    if (care !== 'patient' || language !== 'en') return say(input, said);
    const { sentence, suggestions } = await offersFor(input);
    say(input, own === undefined && sentence !== '' ? `${said} ${sentence}` : said);
    return suggestions.length > 0 ? { suggestions } : {};
  };

const INSISTS =
  /^(?:(?:ok|okay|but|please|pls|come on|no|so|and|just|then|oh) )*(?:(?:just |only )?(?:say|tell me|answer|give me)?,? ?(?:a )?(?:simple |short |quick )?yes or no|(?:just |only )(?:say|tell|answer)(?: it| me)?|(?:so )?(?:do|should|can|may|shall) i(?: or not)?|come on|tell me (?:anyway|now|please))(?: please| pls| now| then| anyway)*[?!. ]*$/;

/** Whether somebody insists on an answer that was left to others. */
export const insists = (question: string): boolean => INSISTS.test(question.toLowerCase());

/** Neither is said: who insists is told once more whom to ask. */
export const sayInsisted: Skill = async (input) =>
  say(
    input,
    "Neither: I don't see the person, and a yes or no from here could do harm. Ask whoever ordered it, or the responsible nurse or doctor, now. If the person gets worse or you're worried, call for help at once.",
  );

/** Who is heard to be in distress by what was learned from examples may mourn somebody. */
export const sayDistress: Skill = (input) => {
  const text = input.request.question.toLowerCase();
  return sayCare(speaksOfDeath(text) && !namesOwnError(text) ? 'grief' : 'distress')(input);
};

function say({ writer }: SkillInput, content: string): StreamLine {
  writer.write({ content });
  return {};
}
