const UNITS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const NUMBER = new RegExp(
  `\\b(?:(${TENS.join('|')})(?:[ -](${UNITS.slice(1, 10).join('|')}))?|(${UNITS.join('|')}))\\b`,
  'gi',
);

/** A number word is written as a figure only where it counts something. */
const COUNTED =
  /^ ?(?:of (?:10|ten)|out of|\/|over|percent|per cent|%|degrees|point|grams?|milligrams?|micrograms?|mg|g|ml|millilitres?|milliliters?|litres?|liters?|kilos?|kg|units|times|hours?|minutes?|a minute|days?|tablets?|steps|met(?:er|re)s?|years?|l\b)/i;

/** As one writes it down: figures, short units, `132/78`. Nothing is added and no time of day is guessed. */
export function writeOut(said: string): string {
  const figures = said
    .replaceAll(/\bhalf past (\w+)/gi, (all, hour: string) => (numberOf(hour) === null ? all : `${numberOf(hour)}:30`))
    .replaceAll(/\bquarter past (\w+)/gi, (all, hour: string) =>
      numberOf(hour) === null ? all : `${numberOf(hour)}:15`,
    )
    .replaceAll(NUMBER, (word, ...rest) => {
      const offset = rest.at(-2) as number;
      const text = rest.at(-1) as string;
      const after = text.slice(offset + word.length);
      const before = text.slice(0, offset);
      const isCounted = COUNTED.test(after) || /\b(?:of|out of|pain|day|bed|room|at|pulse|over) $/i.test(before);
      return isCounted ? String(numberOf(word) ?? word) : word;
    });
  const short = figures
    .replaceAll(/(\d+) (?:out of|of) (?:10|ten)\b/gi, '$1 of 10')
    .replaceAll(/\b(?:blood )?pressure (?:is |was )?(\d{2,3}) (?:over|\/) ?(\d{2,3})/gi, '$1/$2')
    .replaceAll(/\b(\d{2,3}) over (\d{2,3})\b/g, '$1/$2')
    .replaceAll(/(\d) point (\d)/gi, '$1.$2')
    .replaceAll(/(\d) ?(?:percent|per cent)\b/gi, '$1 %')
    .replaceAll(/(\d) ?milligrams?\b/gi, '$1 mg')
    .replaceAll(/(\d) ?micrograms?\b/gi, '$1 micrograms')
    .replaceAll(/(\d) ?grams?\b/gi, '$1 g')
    .replaceAll(/(\d) ?(?:millilitres?|milliliters?|mls?)\b/gi, '$1 mL')
    .replaceAll(/(\d) ?(?:litres?|liters?)\b/gi, '$1 L')
    .replaceAll(/(\d) ?(?:kilograms?|kilos?)\b/gi, '$1 kg')
    .replaceAll(/(\d) ?degrees(?: celsius)?\b/gi, '$1 °C');
  const bare = short.replace(/^(?:and|but|so|also|then) /i, '').replace(/[,;.\s]+$/, '');
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}

function numberOf(word: string): number | null {
  const [first = '', second = ''] = word.toLowerCase().split(/[ -]/);
  const ten = TENS.indexOf(first);
  if (ten >= 0) return (ten + 2) * 10 + Math.max(0, UNITS.indexOf(second));
  const unit = UNITS.indexOf(first);
  return unit >= 0 ? unit : null;
}
