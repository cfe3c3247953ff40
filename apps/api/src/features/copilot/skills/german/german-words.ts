/** What comes before every lesson, in the words in which it is typed in German. The first that fits counts. */
const CARE: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:will|möchte|würde|könnte|werde)\b.{0,30}\b(?:sterben|tot sein|nicht mehr leben|mich umbringen|mir das leben nehmen|nicht mehr aufwachen)\b|\b(?:bringe? mich um|mich umbringen|selbstmord|suizidgedanken|mir etwas antun|nicht mehr leben)\b/,
    'Bitte sprich jetzt mit einem Menschen: Ruf den Notruf an (112 in Europa) oder die Telefonseelsorge (in Deutschland 0800 111 0 111). Wenn du kannst, geh zu jemandem, dem du vertraust, und bleib dort. Ich bin eine Lernassistentin und kann dir nicht helfen wie ein Mensch, aber du musst damit nicht allein sein.',
  ],
  [
    /\b(?:atmet nicht|atmet kaum|atmet nicht mehr|bewusstlos|reagiert nicht|kein(?:en)? puls|blutet stark|krampft|zusammengebrochen|verschluckt sich|erstickt|herzstillstand|es brennt|riecht nach gas|rauch aus)/,
    'Das ist ein Notfall: Hol jetzt Hilfe und bleib da. Im Haus über den Notruf des Hauses, sonst 112, und tu, was sie dir sagen. Ich kann dich da nicht durchführen, das muss ein Mensch.',
  ],
  [
    /\b(?:falsche(?:s|n)? (?:medikament|mittel|tablette|tabletten|dosis|infusion|spritze)\b.{0,20}\b(?:gegeben|verabreicht|angehängt)|verwechselt\b.{0,20}\b(?:gegeben|patient))/,
    'Zuerst der Mensch: Stopp, was noch läuft, sieh ihn dir an, miss und ruf jetzt die Ärztin oder den Arzt; geht es ihm anders als vorher, den Notruf. Sag es dann deiner Leitung und schreib auf, was wann gegeben wurde. Was es mit ihm macht, kann ich nicht beurteilen.',
  ],
  [
    /\b(?:wie ?viel|soll ich|darf ich|kann ich)\b.{0,60}\b(?:ihm|ihr|frau|herrn?|meinem patienten|meiner patientin|bewohner(?:in)?)\b.{0,40}\b(?:geben|spritzen|absetzen|weglassen|verabreichen)\b|\b(?:wie ?viel|soll ich|darf ich|kann ich)\b.{0,40}\b(?:geben|spritzen|absetzen|weglassen|verabreichen)\b.{0,40}\b(?:ihm|ihr|frau|herrn?|meinem patienten|meiner patientin)\b/,
    'Das kann ich für einen einzelnen Menschen nicht entscheiden, und keine Lektion kann es: Es braucht die Anordnung und jemanden, der ihn sieht. Frag jetzt, wer verordnet, oder die verantwortliche Pflegekraft; geht es dem Menschen schlechter, hol sofort Hilfe.',
  ],
];

/** What a message in German needs before anything else; null when it may be answered like any other. */
export function germanCareFor(question: string): string | null {
  const text = question.normalize('NFC').toLowerCase();
  return CARE.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

const RECORD =
  /\b(?:punkte?n?|serie|streak|rang|rangliste|platz|abzeichen|zertifikate?|fortschritt|ergebnis(?:se)?|wiederholungen|freezes?)\b/;
const OWN = /\b(?:mein\w*|ich|mir|mich)\b/;

/** Whether somebody asks for what stands in their own record. */
export function isOwnRecord(question: string): boolean {
  const text = question.normalize('NFC').toLowerCase();
  return RECORD.test(text) && OWN.test(text) && /\b(?:habe|hab|bin|mein\w*|stehe|fehlen|bekomme)\b/.test(text);
}
