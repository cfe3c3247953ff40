/** What people say in German when somebody's life may be in danger. */
const SIGNS: readonly RegExp[] = [
  /(?<!\p{L})(?:nicht (?:mehr )?(?:zu )?(?:weckbar|erweckbar|wecken|wachzukriegen|wach zu kriegen|ansprechbar)|(?:macht|öffnet) die augen nicht|antwortet nicht mehr|krampfanfall|krampft)(?!\p{L})/u,
  /(?<!\p{L})(?:plötzlich|auf einmal|gerade eben)(?!\p{L}).*nicht mehr (?:sprechen|reden|sehen|bewegen)|(?:mund|gesicht|mundwinkel) (?:\p{L}+ )?(?:hängt|ist schief|schief)|(?:arm|bein|eine seite) (?:\p{L}+ )?(?:gelähmt|taub|hängt)|pupillen (?:\p{L}+ )?(?:ungleich|verschieden|unterschiedlich|weit)/u,
  /brustschmerz|(?:schmerzen|druck|enge) (?:in|auf|an) der brust|(?:fasst|greift) sich an die brust|herz (?:steht|schlägt nicht)/u,
  /blut(?:et|ung)(?!\p{L}).{0,25}(?:hört nicht auf|nicht zu stillen)|(?:erbricht|spuckt|hustet|kotzt) blut|überall blut|blut spritzt/u,
  /(?:lippen?|zunge|gesicht|hals)\b.{0,15}(?:schwillt|schwellen|geschwollen)|(?:bekommt|krieg\p{L}*|kriegt) (?:\p{L}+ )?keine luft/u,
  /(?<!\p{L})(?:er|sie|patient\p{L}*|bewohner\p{L}*|baby|kind|herr \p{L}+|frau \p{L}+) (?:ist|wird|wurde) (?:\p{L}+ ){0,2}?(?:blau|grau)(?!\p{L})/u,
  /(?<!\p{L})gestürzt(?!\p{L}).*(?:schläfrig|benommen|erbricht|verwirrt)|zu viele? (?:tabletten|pillen|schlaftabletten)|überdosis|(?:desinfektionsmittel|reiniger|putzmittel) (?:getrunken|geschluckt)|will sich (?:umbringen|das leben nehmen|was antun|etwas antun)/u,
  /(?<!\p{L})wo (?:ist|steht) (?:der|unser) (?:notfallwagen|reanimationswagen|defi\p{L}*)/u,
];

/** A value so far out that it is an emergency by itself. */
const VALUES: readonly (readonly [RegExp, (value: number) => boolean])[] = [
  [/atemfrequenz\D{0,15}(\d{1,2})(?!\d)/u, (value) => value <= 8 || value >= 35],
  [/(?:sättigung|spo2)\D{0,15}(\d{2})(?!\d)/u, (value) => value <= 85 && value >= 40],
  [/(?:blutdruck|systolisch)\D{0,15}(\d{2,3})(?!\d)/u, (value) => value <= 80 && value >= 30],
];
const LOW_SUGAR = /(?:zucker|bz)\D{0,10}(\d{2})(?!\d).*(?:schwitzt|zittert|verwirrt|schläfrig)/u;
const OF_TEACHING = /punkte|score|zählt|tabelle|skala|bedeutet|lektion|normal|beispiel|grenzwert|wenn (?:jemand|ein)/u;

/** Whether it tells in German that somebody's life may be in danger now. `text` is in small letters. */
export const tellsOfDangerInGerman = (text: string): boolean =>
  !OF_TEACHING.test(text) &&
  (SIGNS.some((sign) => sign.test(text)) ||
    LOW_SUGAR.test(text) ||
    VALUES.some(([value, isGrave]) => {
      const found = value.exec(text)?.[1];
      return found !== undefined && isGrave(Number(found));
    }));
