import { bareWords } from '@snapwell/understanding/words/normalise';
/** What one can want of the place one is at. */
export type Wish = 'explain' | 'example' | 'simpler' | 'why';

/** What is offered after one of them was answered. */
export const OTHER_WISHES: readonly (readonly [Wish, string])[] = [
  ['explain', 'Explain this'],
  ['example', 'Give me an example'],
  ['simpler', 'Say it more simply'],
  ['why', 'Why?'],
];

/** What is wanted, by what the words of a wish name; the first that is named counts. */
const WISHES: readonly (readonly [Wish, RegExp])[] = [
  [
    'example',
    /\b(?:examples?|exampel|exmaple|instance|e g|eg|show me (?:one|some)|such as|like what|look(?:s)? like|in practi[cs]e|(?:real|daily|everyday) life|(?:concrete|real|specific)(?: \w+)? case|a case|scenario|concrete\w*|illustrat\w+|demonstrat\w+|sample|beispiel\w*)\b/,
  ],
  [
    'simpler',
    /\b(?:simpl\w+|easi(?:er|ly)|easy|plain\w*|(?<!\bwhy so )short(?:er|ly)?|brief\w*|eli5|(?:fewer|less) words|(?<!\bwith )(?<!^(?:and |but )?as an? )(?:beginners?|students?)|(?:i am|im|i m|a|for) (?:five|5|child|kid|children)|dumb|dummies|jargon|break \w+ down|(?:basic|normal|everyday|other|own|layman\w*) (?:words|terms|english)|(?:one|two|few|a) (?:line|lines|words|sentence)|too (?:long|much)|english is|(?:im|i am|i m) (?:ten|10|12|twelve)|(?<!\b(?:if|when|where|unless) (?:it is|its|it s|they are|the case is|this is|that is) (?:too |very |more |really )?)complicated|tl ?dr|einfach\w*|kürzer)\b/,
  ],
  [
    'why',
    /\b(?:why|y|how come|what for|reasons?|reasoning|because|cause|behind (?:this|that|it)|whats behind|makes? (?:this|that|it) (?:so|true)|purpose|matters?|(?:so )?important|logic|warum|wieso|weshalb)\b/,
  ],
  [
    'explain',
    /\b(?:explain|explane|expl\w*|explanation|meaning|means?|meant|what is (?:this|that)|whats (?:this|that)|what s (?:this|that)|understand|get (?:this|that|it)|tell me more|more about (?:this|that|it)|huh|hm+|clarif\w+|unpack|lost|come again|elaborate|rephrase|put (?:this|that|it)|saying|point of|what about|in other words|again|erklär\w*|bedeutet|heißt|versteh\w*|mehr dazu)\b/,
  ],
];

const ANOTHER =
  /^(?:(?:and|ok|yes|please|give me|show me) )*(?:another|one more|a second|more)(?: one)?(?: please| pls)*[?.! ]*$/i;

/** Whether a reply told an example, and whether another one is asked for after it. */
export const givesExample = (reply: string): boolean => /^\*\*[^*]+\*\* gives this example:/.test(reply);
export const wantsAnotherExample = (question: string, reply: string): boolean =>
  givesExample(reply) && ANOTHER.test(question);

/** Words that point or ask, and name no subject. */
const POINTING = new Set(
  `a about again all also an and another any are as at be bit can cant could did do does dont example examples explain explanation explained eli5 five for from get give gives had have help here how huh i im in instance is isnt
  it its just know like line made make makes me mean meaning means meant more my need no not now of ok okay on one or page panel paragraph part passage piece please point put quick quickly really reason row same say says screen
  section selected selection sentence short shorter shown simpler simple simply so some something sophie tell term text that the them then there these they thing this those to too understand up us was way we were what whats
  which why y will with word words would actually anybody background basic basically because behind better bit brief briefly break broken case cause clarify clarification come complicated concrete confused confusing context daily demonstrate detail details differently down dumb dummies easily eg elaborate english everyday expand explane exactly exmaple fully got happen happens hm hmm i'm idea illustrate important jargon kid kids child layman laymans less life logic look looks lost matter matters may might m normal other others own people plainer point pls plz e g eg practice practise proper purpose reading real reasons reasoning rephrase s sample saying scenario sense shortly show simplify so someone sort specific stand such t terms trying true unclear understood unpack used usually want wants whole wondering you your years old easier easy plain plainly language version come again differently true case above
  tho though too much long longer wat sorry tired 4am 3am am hard difficult twelve 12 10 ten year lines sentence sentences slow slowly get fewer once but if good bad poor student students beginner beginners nurse new thx bro pal ugh didnt
  das dies dieses diese hier mir bitte ein eine noch mal nochmal was bedeutet heißt ist warum wieso weshalb so einfacher einfach kürzer sagen sag gib zeig beispiel beispiele dafür dazu mehr erkläre erklär erklären verstehe versteh ich nicht es du kannst zu diesen diesem satz absatz den die der zeile`.split(
    /\s+/,
  ),
);

/** What a message wants of the place; null where it names a subject of its own, or wants something else. */
export function wishOf(question: string): Wish | null {
  const folded = bareWords(question);
  const words = folded.split(' ');
  if (words.some((word) => !POINTING.has(word) && !/^(?:erklär|einfach|versteh|beispiel)/.test(word))) return null;
  return WISHES.find(([, pattern]) => pattern.test(folded))?.[0] ?? null;
}

/** What a message wants of a text that was selected for it, though it has words of its own: 'why is that bad?'. */
export const leaningWish = (question: string): Wish | null =>
  WISHES.find(([, pattern]) => pattern.test(bareWords(question)))?.[0] ?? null;
