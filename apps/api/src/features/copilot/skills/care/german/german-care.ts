import type { CareKind } from '@snapwell/contract/copilot/care.schemas';
import { tellsOfDangerInGerman } from '../heard/emergency-german.ts';

/** What comes before every lesson, in the words in which it is typed in German. The first that fits counts. */
const CARE: readonly (readonly [RegExp, CareKind])[] = [
  [
    /\b(?:will|möchte|würde|könnte|werde)\b.{0,30}\b(?:sterben|tot sein|nicht mehr leben|mich umbringen|mir das leben nehmen|nicht mehr aufwachen)\b|\b(?:bringe? mich um|mich umbringen|selbstmord|suizidgedanken|mir etwas antun|nicht mehr leben|bin lebensmüde)\b|\bich\b.{0,20}\b(?:nicht mehr (?:am leben|da) sein|keinen sinn mehr im leben|keinen grund mehr zu leben)\b/,
    'self-harm',
  ],
  [
    /\b(?:es brennt|riecht nach gas|rauch aus|feuer im|bedroht (?:mich|uns)|mit (?:einem )?messer|(?:schlägt|tritt|würgt) (?:mich|uns|eine?n? \p{L}+)(?!\p{L}))/u,
    'danger',
  ],
  [
    /\b(?:atmet nicht|atmet kaum|atmet nicht mehr|bewusstlos|reagiert nicht|kein(?:en)? puls|blutet stark|krampft|zusammengebrochen|verschluckt sich|erstickt|herzstillstand)/,
    'emergency',
  ],
  [
    /\b(?:hab(?:e)? mich (?:gerade |eben )*gestochen|mich .{0,20}(?:nadel|kanüle|skalpell|lanzette) (?:gestochen|geschnitten|verletzt)|(?:nadel|kanüle|skalpell|lanzette)\b.{0,30}\bmich (?:gerade |eben )*(?:gestochen|geschnitten)|(?:mich|habe?) .{0,40}nadelstich\p{L}*|nadelstichverletzung (?:passiert|gehabt)|blut (?:ins|in mein) (?:auge|mund|gesicht)|bin gebissen worden|hat mich gebissen)/u,
    'exposure',
  ],
  [
    /\b(?:an (?:die |den )?falsche[nr]? \p{L}+|an alle)\b.{0,40}\b(?:geschickt|gesendet|gemailt|weitergeleitet)|\b(?:phishing\p{L}*|verdächtige\p{L}*)\b.{0,30}\b(?:geklickt|geöffnet)|\b(?:laptop|diensthandy|handy|usb-?stick)\b.{0,30}\b(?:verloren|gestohlen|geklaut|liegen ?gelassen)/u,
    'breach',
  ],
  [
    /\b(?:falsche(?:s|n)? (?:medikament|mittel|tablette|tabletten|dosis|infusion|spritze)\b.{0,20}\b(?:gegeben|verabreicht|angehängt)|verwechselt\b.{0,20}\b(?:gegeben|patient)|zu (?:schnell|viel) (?:gegeben|gespritzt|verabreicht|einlaufen lassen))/,
    'mishap',
  ],
  [
    /\b(?:wie ?viel|soll ich|darf ich|kann ich)\b.{0,60}\b(?:ihm|ihr|frau|herrn?|meinem patienten|meiner patientin|bewohner(?:in)?)\b.{0,40}\b(?:geben|spritzen|absetzen|weglassen|verabreichen)\b|\b(?:wie ?viel|soll ich|darf ich|kann ich)\b.{0,40}\b(?:geben|spritzen|absetzen|weglassen|verabreichen)\b.{0,40}\b(?:ihm|ihr|frau|herrn?|meinem patienten|meiner patientin)\b/,
    'patient',
  ],
  [
    /\bwie ?viel(?:e|en)? (?!zeit|ruhe|platz|abstand|minuten|stunden)(?:\p{L}+ ){0,3}?(?:gebe|geb|spritze|verabreiche|soll|muss|darf|kann) ich\b|\bwelche (?:dosis|dosierung)\b.{0,30}\bich\b/u,
    'patient',
  ],
];

const ERROR = /\b(?:fehler|meine schuld|falsch\w*|verwechselt|vergessen|übersehen)\b/;
const DEATH =
  /\b(?:(?:mein|unser|ein)\w* (?:\p{L}+ ){0,2}?(?:patient\p{L}*|bewohner\p{L}*|mutter|vater|mann|frau|sohn|tochter|kind|bruder|schwester|oma|opa|kolleg\p{L}*)|er|sie|herr \p{L}+|frau \p{L}+)\b.{0,30}(?:gestorben|verstorben|tot|verloren)(?!\p{L})/u;
const MOURNS =
  /(?<!\p{L})(?:ich (?:muss|kann|könnte|bin|weine|heule|trauere)\b.{0,30}(?:weinen|heulen|aufhören|traurig|schlafen|fertig|leer|trauer\p{L}*)|ich (?:weine|heule|trauere)|kann nicht (?:aufhören|mehr)|weine nur|nimmt mich .{0,12}mit|geht mir .{0,15}(?:nah|nach))(?!\p{L})/u;
const DISTRESS =
  /(?<!\p{L})(?:ich kann nicht mehr|kann nicht mehr (?:schlafen|weiter)|(?:schlimmen|großen|schweren|furchtbaren) fehler gemacht|meine schuld|bin (?:völlig |total |ganz )?(?:am ende|ausgebrannt|verzweifelt|überfordert)|panikattacke|muss (?:nur |immer |ständig )*(?:weinen|heulen)|nicht aufhören zu weinen)(?!\p{L})/u;
/** Who asks what to do or to say when somebody has died is taught it. */
const ASKS_IN_GENERAL = /^(?:und |aber )?(?:wie|was|wann|warum|wer|welche\p{L}*|muss man|darf man|soll man)(?!\p{L})/u;

/** What a message in German needs before anything else; null when it may be answered like any other. */
export function germanCareFor(question: string): CareKind | null {
  const text = question.normalize('NFC').toLowerCase();
  if (tellsOfDangerInGerman(text) && !ASKS_IN_GENERAL.test(text)) return 'emergency';
  const surely = CARE.find(([pattern]) => pattern.test(text));
  if (surely) return surely[1];
  if (ASKS_IN_GENERAL.test(text)) return null;
  if (DEATH.test(text) && MOURNS.test(text) && !namesOwnErrorInGerman(text)) return 'grief';
  return DISTRESS.test(text) ? 'distress' : null;
}

export const namesOwnErrorInGerman = (question: string): boolean => ERROR.test(question.normalize('NFC').toLowerCase());
