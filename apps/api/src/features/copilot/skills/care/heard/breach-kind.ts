/** What got where it doesn't belong: each is stopped in another way. */
export type BreachKind = 'attack' | 'access' | 'money' | 'lost' | 'sent';

const SIGNS: readonly (readonly [BreachKind, RegExp])[] = [
  [
    'attack',
    /\b(?:ransom\w*|encrypt\w*|malware|virus(?:es)?|trojan|hacked|mouse (?:is )?mov\w*|cursor (?:is )?mov\w*|moves? by itself|files? (?:are |is )?locked|locked (?:me )?out|skull|bitcoin|remote|team ?viewer|any ?desk|usb|stick|pop ?-?ups?|install\w*|download\w*|attachment)\b/,
  ],
  [
    'money',
    /\b(?:paid|pay(?:ed|ment|ments)|transfer(?:red|s)?|wired|invoices?|iban|gift ?cards?|vouchers?|money|euros?|bank (?:details|account)|bezahlt|rechnung\w*|gutschein\w*|konto|geld)\b|überwiesen|überweisung/,
  ],
  [
    'access',
    /\b(?:passwords?|passwort|pw|pin|log ?-?ins?|credentials|codes?|sign(?:ed)?[ -]?in|tapped yes|approved?|confirmed|caller|clicked|link|fake (?:page|site)|phish\w*|screen|kennwort|geklickt|angeklickt|eingegeben|anmeldedaten)\b/,
  ],
  [
    'lost',
    /\b(?:lost|stolen|stole|missing|gone|left (?:my|the|it|a|our)|forgot (?:my|the|it|a|our)|verloren|gestohlen|geklaut|liegen ?(?:ge)?lassen|vergessen|verschwunden)\b/,
  ],
  [
    'sent',
    /\b(?:sent|send|e?mail(?:ed)?|forward(?:ed)?|cc|bcc|posted|published|uploaded|shared|pasted|put|photo|picture|wrong (?:person|list|group|address|recipient|attachment|file|one|customer|patient|chat)|everyone|everybody|geschickt|gesendet|verschickt|weitergeleitet|gepostet|verteiler|falsche\w* (?:empfänger|adresse|patient|mail|gruppe|person|leute)\w*)\b/,
  ],
];

/** What kind of breach is told of; null where that isn't clear. `text` in lower case. */
export const breachKind = (text: string): BreachKind | null => SIGNS.find(([, sign]) => sign.test(text))?.[0] ?? null;
