import { isKnownWord } from '@snapwell/understanding/words/frequencies';

/** Words that only German has, or that hardly anybody types in English. */
const GERMAN = new Set(
  `aber als anders auch auf aus bei beim bin bis bitte braucht brauche da dabei dafür damit danach dann darf darfst daran darauf darüber darum das dass davon davor dazu dein deine deinen deiner dem denn der deshalb dich dieser diese dieses diesen dir doch dort du
  durch ein eine einem einen einer eines einfach er erkläre erklär erst es etwas euch euer fasse frage fragen für gab gegen gehört gehören gibt gut haben habe hast hatte heißt hier hilf hilft ich ihm ihn ihnen ihr ihre im immer ist ja jede jeden jeder jetzt kann kannst
  kein keine keinen können könnte lange machen mache machst macht mehr mein meine meinem meinen meiner mich mir mit muss musst müssen nach nachts nein nenne nicht nichts noch nochmal nur ob oder oft ohne schon sehr sein seine seinen seit sich sie sind soll sollen
  sollte sonst tun über um und uns unser unsere unter vom von vor wann warum wären weil welche welchem welchen welcher welches wem wen wenn wer werden weshalb wie wieder wieso wieviel wirkt wir wird wirst wo wofür woher wohin womit woran worauf wozu wurde würde zeig
  zeige zu zum bedeutet bedeuten erklären passiert steht geht gehen zur zwei zwischen heute gestern viel viele wenig keins alle allem jemand niemand
  punkte punktestand serie abzeichen zertifikat zertifikate nachweis nachweise bescheinigung fortschritt modul kapitel lektion lektionen fertig erledigt geschafft offen bestanden aufgebraucht
  vorhanden lief wiederholen wiederholung wiederholungen woche monat letzte letzten letzter letztes nächste nächsten bisher insgesamt montag dienstag mittwoch donnerstag freitag samstag sonntag
  rangliste platz frist fristen pflicht aufgaben minuten stunden bitte danke`.split(/\s+/),
);
/** German words that are English as well, or slips of it: `im bored`, `sharps bin full`, `gut feeling`, `er full`. */
const MAY_BE_ENGLISH = new Set('im bin gut er um ja ob'.split(' '));
/** Words of both languages tell nothing: `die`, `was`, `war`, `man`, `hat`, `an`. */
const ENGLISH = new Set(
  `a about again all and any are as be because been before but by can cannot could did do does doing done down each every for from get gets give go goes good had has have having he her him his how i if into is it its just know let like long make many me
  mean means more most much must my need no not of off ok on one only open or other our out please say says she should show some tell than that the their them then there these they this those to today too up us very we were what when where which who why
  will with word would you your`.split(/\s+/),
);
/** How German words end and English ones do not. */
const ENDING = /(?:ungen|ung|keit|heit|ieren|schaft|chen|igung)$/;
const LONG_ENOUGH = 7;
/** What is quoted is what is asked about, and says nothing of the language it is asked in. */
const QUOTED = /["“”„«»][^"“”„«»]*["“”„«»]/g;
const NAME = /\b(?:van|von) (?:der|den|dem)\b/gi;

/**
 * Whether somebody asks in German: its small words, or umlauts and endings where there are none, with fewer English ones
 * beside them. A German word in an English question, a quotation and a name are none of it.
 */
export function isGerman(question: string): boolean {
  const words = wordsOf(question.replaceAll(QUOTED, ' ').replaceAll(NAME, ' '));
  const small = words.filter((word) => GERMAN.has(word)).length;
  const shaped = words.filter((word) => !GERMAN.has(word) && hasGermanShape(word)).length;
  const english = words.filter((word) => ENGLISH.has(word) && !GERMAN.has(word)).length;
  if (small + shaped <= english) return false;
  if (small + shaped > 1 || english > 0) return small + shaped > 1;
  // One single sign: the rest must not read as English.
  const others = words.filter((word) => !GERMAN.has(word) && !hasGermanShape(word));
  if (words.some((word) => MAY_BE_ENGLISH.has(word)) && others.length > 0 && others.every(isKnownWord)) return false;
  // A name with an umlaut among English words is a name: 'Kübler Ross stages'.
  if (small === 0) return others.length === 0 || others.some((word) => !isKnownWord(word) && !ENGLISH.has(word));
  return others.length <= 2 || others.some((word) => !isKnownWord(word));
}

const hasGermanShape = (word: string): boolean =>
  !isKnownWord(word) && (/[äöüß]/.test(word) || (word.length >= LONG_ENOUGH && ENDING.test(word)));

export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/\p{L}+|\d+(?:[.,]\d+)?/gu) ?? [];

/** Whether a word of a question says what it is about. */
export const saysMatter = (word: string): boolean => !GERMAN.has(word) && !BOTH.has(word);
const BOTH = new Set('die den was war man hat an am in so also will des mal halt wäre nun'.split(' '));
