import type { CareKind } from '@snapwell/contract/copilot/care.schemas';
import { asPhrase, type CareFacts } from '../care-facts.ts';
import type { BreachKind } from '../heard/breach-kind.ts';
import { crisisLineOf, emergencyNumbersOf } from '../emergency-numbers.ts';

/** What is said in German to who asked in German. */
export const germanSentences: Readonly<Record<CareKind, (facts: CareFacts) => string>> = {
  'self-harm': (facts) =>
    `Bitte sprich jetzt mit einem Menschen. Ruf den Notruf an (${numberOf(facts)}) oder ${crisisLine(facts)}. Wenn du kannst, geh zu jemandem, dem du vertraust, und bleib dort. Ich bin eine Lernassistentin und kann dir nicht helfen wie ein Mensch, aber du musst damit nicht allein sein.`,
  emergency: (facts) =>
    `Das ist ein Notfall: Hol jetzt Hilfe und bleib da. ${inTheHouse(facts, 'Im Haus über den Notruf des Hauses, sonst')} ${numberOf(facts)}, und tu, was sie dir sagen.${facts.isSuicide ? ` Lass den Menschen nicht allein, hör zu, und nimm weg, was gefährlich werden kann. Rat auch für dich: ${crisisLine(facts)}.` : ''} Ich kann dich da nicht durchführen, das muss ein Mensch.`,
  danger: (facts) =>
    `Schlag jetzt Alarm und bring Menschen aus der Gefahr. ${inTheHouse(facts, 'Alarm oder Notruf des Hauses, sonst')} ${dangerNumberOf(facts)}. Tu nur, was für dich sicher ist. Ich kann dich da nicht durchführen: Halt dich an den Plan deines Hauses.`,
  mishap: (facts) =>
    `Zuerst der Mensch. Stopp, was noch läuft, sieh ihn dir an, miss und ruf jetzt die Ärztin oder den Arzt. Geht es ihm anders als vorher, ruf den Notruf${facts.houseCall && ` (${asPhrase(facts.houseCall)})`}. Sag es dann deiner Leitung und schreib auf, was wann gegeben wurde. Du bist nicht die erste Person, der das passiert, und es gleich zu sagen ist richtig. Was es mit dem Menschen macht, kann ich nicht beurteilen.${facts.support && ` Danach ist auch für dich jemand da: ${asPhrase(facts.support)}.`}`,
  exposure: (facts) =>
    `Spül oder wasch es jetzt. Auge oder Mund: viel Wasser; Haut: Wasser und Seife. Drück eine Wunde nicht aus. Geh dann sofort dorthin, wo dein Haus solche Verletzungen behandelt, oder in eine Notaufnahme: Der Schutz vor manchen Infektionen muss innerhalb von Stunden beginnen. Sag der Schichtleitung Bescheid, und von wem das Blut war, wenn du es weißt. Das passiert auch Leuten, die aufpassen.${facts.support && ` Danach ist auch für dich jemand da: ${asPhrase(facts.support)}.`}`,
  breach: ({ breach }) =>
    `Stopp es sofort, soweit du es gefahrlos kannst. ${STOPS[breach ?? 'other']} Dann melde es, noch heute und zu jeder Uhrzeit: bei Datenschutz oder IT-Sicherheit deines Hauses oder bei deiner Leitung.${breach === 'sent' || breach === null ? ' Von dort wird auch um Löschen gebeten.' : ''} Lösch selbst nichts, und schreib auf, was wann geschah. Du bist nicht die erste Person, der das passiert, und es gleich zu sagen ist richtig.`,
  distress: (facts) =>
    `Das klingt schwer, und du musst es nicht allein tragen. Bist du oder ist jemand anders in Gefahr, ruf jetzt den Notruf an (${numberOf(facts)}); auch zu jeder Stunde da: ${crisisLine(facts)}. ${facts.namesError ? 'Kann durch das, was bei der Arbeit passiert ist, jemand zu Schaden kommen, sag es jetzt der verantwortlichen Person. ' : ''}Sprich heute mit jemandem, dem du vertraust, ${withWhom(facts)}. Ich kann dir nicht helfen wie ein Mensch.`,
  grief: (facts) =>
    `Das tut mir leid. Jemanden zu verlieren, um den man sich gekümmert hat, tut weh, und Weinen ist in Ordnung. Du musst es nicht allein tragen: Sprich darüber ${withWhom(facts)}. Wird es zu viel, ist zu jeder Stunde jemand da: ${crisisLine(facts)}. Ich kann nicht für dich da sein wie ein Mensch.`,
  patient: () =>
    'Das kann ich für einen einzelnen Menschen nicht entscheiden, und keine Lektion kann es: Es braucht die Anordnung und jemanden, der ihn sieht. Frag jetzt, wer verordnet, oder die verantwortliche Pflegekraft; geht es dem Menschen schlechter, hol sofort Hilfe.',
  'own-case': () =>
    'Einen einzelnen Fall, deinen oder den anderer, kann ich nicht beurteilen oder entscheiden: Ich weiß nur, was hier gelehrt wird, und dafür braucht es jemanden, der die Regeln und die ganze Geschichte kennt. Frag die Personalabteilung, den Betriebs- oder Personalrat oder eine Anwältin oder einen Anwalt; geht es um personenbezogene Daten, wer hier für den Datenschutz da ist. Könnte jemand zu Schaden kommen, sag es jetzt deiner Leitung.',
  'own-health': (facts) =>
    `Zu deiner Gesundheit oder der deiner Familie kann ich nichts raten: Ich weiß nur, was hier für die Arbeit gelehrt wird. Frag bitte deine Ärztin, deinen Arzt oder die Apotheke; im Notfall ruf ${numberOf(facts)} an.`,
};

/** How each kind of breach is stopped. */
const STOPS: Readonly<Record<BreachKind | 'other', string>> = {
  attack: 'Trenn das Gerät vom Netz (Kabel raus, WLAN aus), schalte es nicht aus, und ruf jetzt die IT an.',
  access:
    'Ändere das Passwort jetzt an einem anderen Gerät, überall, wo du es nutzt; lehn jede Anmeldung ab, die du nicht begonnen hast.',
  money:
    'Ruf jetzt die Bank an, unter der Nummer, die du kennst, und lass die Zahlung stoppen. Zahl und antworte nichts mehr.',
  lost: 'Lass das Gerät oder die Karte jetzt sperren, und ändere das Passwort, das sie öffnet.',
  sent: 'Ruf die Nachricht zurück, oder nimm den Link oder den Beitrag offline.',
  other:
    'Ruf die Nachricht zurück, nimm den Link offline, ändere das Passwort, sperr das Gerät, ruf die Bank an, wenn Geld weg ist.',
};

const UNKNOWN_COUNTRY = '112 in Europa';

const either = (numbers: readonly string[] | undefined): string | undefined => numbers?.join(' oder ');

const numberOf = ({ country }: CareFacts): string => either(emergencyNumbersOf(country)?.ambulance) ?? UNKNOWN_COUNTRY;

function dangerNumberOf({ country }: CareFacts): string {
  const numbers = emergencyNumbersOf(country);
  if (!numbers) return UNKNOWN_COUNTRY;
  const [fire, police] = [either(numbers.fire), either(numbers.police)];
  return fire === police ? fire! : `${fire} bei Feuer, ${police} für die Polizei`;
}

const inTheHouse = ({ houseCall }: CareFacts, otherwise: string): string =>
  houseCall === '' ? otherwise : `Im Haus: ${asPhrase(houseCall)}. Sonst`;

function crisisLine({ country }: CareFacts): string {
  const line = crisisLineOf(country);
  if (line) return `das Krisentelefon ${line.number}${line.name && ` (${line.name})`}`;
  return country === null ? 'die Telefonseelsorge (in Deutschland 0800 111 0 111)' : 'ein Krisentelefon in deiner Nähe';
}

const withWhom = ({ support }: CareFacts): string =>
  support === ''
    ? 'im Team, mit deiner Leitung oder mit denen, an die man sich in deinem Haus wenden kann'
    : `im Team oder mit deiner Leitung; auch dafür da: ${asPhrase(support)}`;
