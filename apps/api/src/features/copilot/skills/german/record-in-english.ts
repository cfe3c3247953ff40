import { isKnownWord } from '@snapwell/understanding/words/frequencies';
import { searchWords } from '#adapters/passage-search/words.ts';
import { withoutUmlauts } from './umlauts.ts';

/** What lessons are about, as titles of modules have it. */
const SUBJECTS: readonly (readonly [string, string])[] = [
  ['datenschutz', 'data privacy'],
  ['(?:hände|hand)(?:hygiene|desinfektion)', 'hand hygiene'],
  ['schmerz(?:en?|erfassung|einschätzung|skalen?)?', 'pain'],
  ['st(?:u|ü)rze?(?:prophylaxe|prävention|vermeidung)?', 'falls'],
  ['(?:pflege)?(?:doku|dokumentation)', 'documentation'],
  ['(?:medikamenten?|arznei(?:mitteln?)?)(?:sicherheit)?', 'medication'],
  ['(?:rückmeldung(?:en)?|feedback)', 'feedback'],
  ['ki', 'ai'],
  ['blutvergiftung', 'sepsis'],
  ['übergaben?', 'handover'],
  ['(?:rechnen|rechenaufgaben)', 'sums'],
];
/** What people say of their own record in German, and what it is in English; what comes first is looked for first. */
const PHRASES: readonly (readonly [string, string])[] = [
  ['wie weit bin ich', 'how far am i'],
  ['wie weit', 'how far am i'],
  ['wie ?(?:viele?n?|fiel)', 'how many'],
  ['wie lang(?:e)? (?:brauche?|dauert|habe?) ?(?:ich|es|das)? ?noch', 'how long do i still need for'],
  ['wie lang(?:e)? (?:noch|dauert noch)', 'how long do i still need for'],
  ['wie lange?', 'how long'],
  ['bis wann', 'until when'],
  ['seit wann', 'since when'],
  ['(?:auf welchem platz|wo) (?:steh|liege?)e? ich', 'what is my rank'],
  ['der wievielte bin ich', 'what is my rank'],
  ['wo (?:war|bin) ich (?:stehen ?geblieben|zuletzt)', 'where did i leave off'],
  ['wo habe? ich (?:zuletzt )?aufgehört', 'where did i leave off'],
  ['stehen ?geblieben', 'left off'],
  [
    'was (?:habe? )?ich (?:zuletzt|als letztes) (?:gemacht|gelernt|beendet|abgeschlossen)(?: habe?)?',
    'what did i finish last',
  ],
  ['(?:und |was )(?:jetzt|nun|als nächstes)', 'what should i do next'],
  ['was (?:soll|kann|muss) ich (?:als nächstes |jetzt |nun )?(?:machen|tun|lernen)?', 'what should i do next'],
  ['was kommt (?:jetzt|danach|als nächstes)', 'what comes next'],
  ['wie geht es weiter', 'what should i do next'],
  ['vom letzten mal', 'last'],
  ['(?:snap ?)?punkte?n?(?:stand)?', 'points'],
  ['(?:tages)?serien?', 'streak'],
  ['(?:rang|rangliste|bestenliste|platz|platzierung)', 'rank'],
  ['abzeichen', 'badges'],
  ['(?:zertifikate?n?|nachweise?n?|bescheinigung(?:en)?|urkunden?)', 'certificate'],
  ['(?:am stück|in folge|hintereinander)', 'in a row'],
  ['fortschritte?', 'progress'],
  ['(?:pflicht|pflichtkurse?|pflichtmodule?|zugewiesene?n?|zuweisung(?:en)?)', 'assigned'],
  ['(?:frist(?:en)?|abgabe)', 'deadline'],
  ['überfällige?s?', 'overdue'],
  ['(?:noten?|ergebnis(?:se)?|punktzahl)', 'score'],
  ['bestanden', 'passed'],
  ['durchgefallen', 'failed'],
  ['(?:fehler|falsche?n?|falsch gemacht)', 'wrong answers'],
  ['wiederholung(?:en)?', 'reviews due'],
  ['fällige?', 'due'],
  ['(?:schutz|schutztage?)', 'freezes'],
  ['diese woche', 'this week'],
  ['(?:diesen|dieser) monat', 'this month'],
  ['letzten monat', 'last month'],
  ['montags?', 'monday'],
  ['dienstags?', 'tuesday'],
  ['mittwochs?', 'wednesday'],
  ['donnerstags?', 'thursday'],
  ['freitags?', 'friday'],
  ['samstags?|sonnabends?', 'saturday'],
  ['sonntags?', 'sunday'],
  ['wochenende', 'weekend'],
  ['letzte[nrs]? wochen?', 'last week'],
  ['heute', 'today'],
  ['gestern', 'yesterday'],
  ['morgen', 'tomorrow'],
  ['woche', 'week'],
  ['tage?n?', 'days'],
  ['minuten?', 'minutes'],
  ['stunden?', 'hours'],
  ['zeit', 'time'],
  ['gelernt', 'learned'],
  ['(?:gemacht|erledigt|fertig|geschafft|abgeschlossen|durch|beendet)', 'finished'],
  ['(?:verdient|bekommen|gesammelt)', 'earned'],
  ['besser', 'better'],
  ['schlechter', 'worse'],
  ['(?:verbracht|gebraucht)', 'spent'],
  ['eins', 'one'],
  ['zwei', 'two'],
  ['drei', 'three'],
  ['als', 'than'],
  ['letzte[nrsm]?', 'last'],
  ['nächste[nrsm]?', 'next'],
  ['beste[nrsm]?', 'best'],
  ['(?:gesamt|insgesamt)', 'total'],
  ['(?:fehlen|fehlt)', 'missing'],
  ['(?:offene?|übrig)', 'left'],
  ['noch', 'still'],
  ['(?:kurse?n?)', 'course'],
  ['module?n?', 'module'],
  ['kapiteln?', 'chapter'],
  ['lektion(?:en)?', 'lessons'],
  ['fragen', 'questions'],
  ['welche[nrsm]?', 'which'],
  ['wann', 'when'],
  ['wo', 'where'],
  ['was', 'what'],
  ['wie', 'how'],
  ['(?:ich)', 'i'],
  ['(?:mir|mich)', 'me'],
  ['mein(?:e[nrsm]?)?', 'my'],
  ['habe?', 'have'],
  ['bin', 'am'],
  ['(?:ist|sind)', 'is'],
  ['war', 'was'],
  ['(?:im|in)', 'in'],
  ['(?:der|die|das|den|dem|des)', 'the'],
  ['ein(?:e[nrsm]?)?', 'a'],
  ['(?:und|oder)', 'and'],
  ['(?:für|zum|zur)', 'for'],
  ['(?:von|vom)', 'of'],
  ['(?:zeig|zeige|zeigen|nenne)', 'show'],
  ['nicht', 'not'],
  ['(?:muss|soll)', 'must'],
  ['machen', 'do'],
  [
    '(?:schon|bitte|denn|mal|eigentlich|so|da|hier|auf|an|am|bei|beim|mit|zu|es|gerade|grade|grad|ja|nein|brauche?|gibt|dauert|steht|stehe?|bekomme)',
    '',
  ],
];
const GERMAN = [...PHRASES.slice(0, -1), ...SUBJECTS, ...PHRASES.slice(-1)].map(
  ([german, english]) =>
    [new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${withoutUmlauts(german)})(?![\p{L}\p{N}])`, 'giu'), english] as const,
);
/** Said before what a record tells: without a model its words are English ones. */
export const IN_ENGLISH = 'Ohne Sprachmodell kann ich dir das nur auf Englisch sagen:';

/** A German question, as far as its words are known in English ones. */
export interface InEnglish {
  readonly text: string;
  /** No word is left that is neither translated nor English nor of a title. */
  readonly isWhole: boolean;
}

/**
 * A German question about the own record in English words, for the readers of such questions; `titles` are the stems of
 * what may be named. Words that nobody knows stay as they are.
 */
export function recordInEnglish(question: string, titles: ReadonlySet<string>): InEnglish {
  // Translated words are marked, so that no later phrase finds a German word in them.
  const done: string[] = [];
  let text = withoutUmlauts(question.toLowerCase());
  for (const [german, english] of GERMAN) text = text.replaceAll(german, () => `\uE000${done.push(english) - 1}\uE001`);
  const left = text.replaceAll(/\uE000\d+\uE001/g, ' ').match(/\p{L}+/gu) ?? [];
  const isKnown = (word: string) => isKnownWord(word) || searchWords(word).every((stem) => titles.has(stem));
  const english = text
    .replaceAll(/\uE000(\d+)\uE001/g, (_, at: string) => done[Number(at)]!)
    .replaceAll(/\s+/g, ' ')
    .trim();
  return { text: english, isWhole: done.length > 0 && left.every(isKnown) };
}
