import type { SearchHit } from '#adapters/passage-search/port.ts';
import { rarityOf } from '@snapwell/understanding/words/frequencies';
import { searchWords } from '#adapters/passage-search/words.ts';
import { findPassages } from '../../knowledge/find-passages.ts';
import { isQuotable } from '../../knowledge/kinds-of-source.ts';
import type { SkillInput } from '../../request/skill-input.ts';
import { careFor } from './care.ts';
import { findCallLesson } from './prepare-call.ts';

const LOOKED_AT = 5;
/** A word that is said less often than most names a subject wherever it stands: 'insulin', and not 'air' or 'left'. */
const TELLS = 0.55;
/** In a title a word may be said more often: 'pain', 'dying', and not 'two' or 'answer'. */
const TELLS_IN_TITLE = 0.4;
/** What stands in any question about one person, and names no subject of a lesson. */
const OF_ONE_PERSON = new Set(
  searchWords(
    `patient resident lady man guy gentleman woman child baby mother father mum dad son daughter wife husband partner friend room bed bay mr mrs ms
    give gave given take took taken stop start put change increase reduce raise lower hold skip use send pull leave switch add omit wait let get got need
    kg mg ml gram grams unit units year years old month months weigh weighs number dose amount help safe ok okay right serious normal now today tonight
    still already yet just already please tell know think doctor nurse order prescriber sir he her another extra half double
    per around about ampoule ampoules vial pump rate volume order ordered push run hang bolus floor stand standing pull lift
    feel feels feeling felt look looks looking seem seems fine well
    sleepy drowsy sleepier groggy worse better
    hour hours minute minutes second seconds day days trouble problem problems issue issues`,
  ),
);
const FIGURE = /\d/;
const NAME = /\b(?:mr|mrs|ms|miss|dr)\.? \p{L}[\p{L}'-]*/giu;

/** What can be done about a question that nobody but those who see the person may decide. */
interface Offers {
  /** Said to who listens; empty where there is nothing to offer. */
  readonly sentence: string;
  /** The questions that carry it out, to press. */
  readonly suggestions: string[];
}

/** Only what a lesson here teaches is offered. */
export async function offersFor(input: SkillInput): Promise<Offers> {
  const subject = await subjectOf(input);
  const canPrepare = (await findCallLesson(input)) !== null;
  const offers = [
    ...(subject === null ? [] : [`show you what is taught about ${subject} in general`]),
    ...(canPrepare ? ['help you prepare the call with SBAR'] : []),
  ];
  return {
    sentence: offers.length === 0 ? '' : `I can ${offers.join(', or ')}.`,
    suggestions: [
      ...(subject === null ? [] : [`Show me lessons about ${subject}`]),
      ...(canPrepare ? ['Help me prepare the call with SBAR'] : []),
    ],
  };
}

/** The word of the question that a lesson is about: 'insulin' of 'should I stop the insulin of the man in room 4'. */
async function subjectOf(input: SkillInput): Promise<string | null> {
  const { request, context } = input;
  const named = (
    request.question
      .replaceAll(NAME, ' ')
      .toLowerCase()
      .match(/\p{L}[\p{L}\d-]*/gu) ?? []
  ).filter(isSubject);
  const found = await findPassages({ ...input, vector: null }, { text: named.join(' '), limit: LOOKED_AT });
  const lessons = found.filter(({ group }) => isQuotable(context.tree.itemById.get(group)!.kind));
  // What a lesson is called says better what it is about than what stands in it.
  for (const taughtIn of [headOf, textOf])
    for (const hit of lessons) {
      const taught = new Set(searchWords(taughtIn(hit)));
      const subject = named.find(
        (word) =>
          rarityOf(word) >= (taughtIn === headOf ? TELLS_IN_TITLE : TELLS) &&
          searchWords(word).every((stem) => taught.has(stem)),
      );
      // What is offered must not be declined when it is asked.
      if (subject !== undefined && careFor(`show me lessons about ${subject}`) === null) return subject;
    }
  return null;
}

const headOf = ({ title, heading }: SearchHit): string => `${title} ${heading}`;
const textOf = ({ text }: SearchHit): string => text;

function isSubject(word: string): boolean {
  const stems = searchWords(word);
  return stems.length > 0 && !FIGURE.test(word) && stems.every((stem) => !OF_ONE_PERSON.has(stem));
}
