import { partlyRight, toMultipleChoice, toPictureChoice, toSingleChoice } from '#collect/answers.ts';
import type { Candidate } from '#collect/question-collector.ts';
import { childrenNamed, descendantsNamed, type XmlElement } from '#text/xml.ts';
import { readHotspot, readSelectPoint } from './hotspots.ts';
import type { QtiItem } from './qti-item.ts';
import { weightsOf } from './qti-item.ts';

type Reader = (item: QtiItem, interaction: XmlElement) => Candidate | null;

/** What a single interaction becomes. Blanks in a text stand in `text-blanks.ts`. */
export const readers: Readonly<Record<string, Reader>> = {
  choiceInteraction: readChoice,
  hottextInteraction: readHottext,
  orderInteraction: readOrder,
  matchInteraction: readMatch,
  hotspotInteraction: readHotspot,
  selectPointInteraction: readSelectPoint,
  sliderInteraction: readSlider,
};

function readChoice(item: QtiItem, interaction: XmlElement): Candidate | null {
  const { cardinality } = item.declarationOf(interaction);
  const choices = choicesOf(item, interaction, 'simpleChoice');
  const head = item.head([interaction]);
  const isMultiple = cardinality === 'multiple';
  const truth = isMultiple ? null : trueFalse(choices);
  if (truth !== null) return { type: 'true_false', ...head, ...truth };
  if (!isMultiple && choices.length > 0 && choices.every(({ pictures }) => pictures.length === 1))
    return toPictureChoice(item.collector, item.place, head, choices);
  if (choices.some(({ pictures }) => pictures.length > 0))
    item.collector.losePicture(
      item.place,
      'Left out: pictures in the choices. Their descriptions stand in their place.',
    );
  const readable = choices.map((choice) => ({
    ...choice,
    text: choice.text || (choice.pictures[0]?.alternative ?? ''),
  }));
  return isMultiple
    ? toMultipleChoice(item.collector, item.place, head, readable)
    : toSingleChoice(item.collector, item.place, head, readable);
}

type Choice = ReturnType<QtiItem['choiceWithWhy']>;

function choicesOf(item: QtiItem, interaction: XmlElement, name: string): Choice[] {
  const weights = weightsOf(item.declarationOf(interaction));
  const isOnlyRight = [...weights.values()].filter((weight) => weight > 0).length === 1;
  return descendantsNamed(interaction, name).map((choice) => {
    const weight = weights.get(choice.attributes.identifier ?? '') ?? 0;
    return item.choiceWithWhy(choice, weight, isOnlyRight && weight > 0);
  });
}

function trueFalse(choices: readonly Choice[]) {
  const texts = choices.map(({ text }) => text.toLowerCase());
  if (texts.toSorted().join() !== 'false,true') return null;
  const right = choices.findIndex(({ weight }) => weight > 0);
  const whyOf = (text: string) => choices[texts.indexOf(text)]!.feedback;
  return right < 0 ? null : { answer: texts[right] === 'true', why_true: whyOf('true'), why_false: whyOf('false') };
}

/** Words of a text to choose: a choice whose options are those words. */
function readHottext(item: QtiItem, interaction: XmlElement): Candidate | null {
  const choices = choicesOf(item, interaction, 'hottext');
  const { text } = item.read(interaction.children, (element) => (element.name === 'prompt' ? '' : null));
  const head = item.head([interaction]);
  const withText = { ...head, prompt: [head.prompt, text].filter(Boolean).join('\n\n') };
  const isMultiple = item.declarationOf(interaction).cardinality === 'multiple';
  return (isMultiple ? toMultipleChoice : toSingleChoice)(item.collector, item.place, withText, choices);
}

function readOrder(item: QtiItem, interaction: XmlElement): Candidate | null {
  const { correct } = item.declarationOf(interaction);
  const choices = new Map(
    childrenNamed(interaction, 'simpleChoice').map((choice) => [
      choice.attributes.identifier ?? '',
      item.choice(choice),
    ]),
  );
  if (correct.length === 0 || correct.some((id) => !choices.has(id)))
    return item.refuse('The right order is not said.');
  if (correct.length < choices.size) return item.refuse('Only some of the things belong into the order.');
  return {
    type: 'ordering',
    ...item.head([interaction]),
    items: correct.map((id) => choices.get(id)!.text || (choices.get(id)!.pictures[0]?.alternative ?? '')),
  };
}

function readMatch(item: QtiItem, interaction: XmlElement): Candidate | null {
  const [first = [], second = []] = childrenNamed(interaction, 'simpleMatchSet').map((set) =>
    childrenNamed(set, 'simpleAssociableChoice').map((choice) => item.choice(choice)),
  );
  const declaration = item.declarationOf(interaction);
  const weights = weightsOf(declaration);
  const rights = [...weights].filter(([, weight]) => weight > 0).map(([pair]) => pair.split(/\s+/));
  const isOnce = (side: number) => new Set(rights.map((pair) => pair[side])).size === rights.length;
  if (rights.length === 0) return item.refuse('The right pairs are not said.');
  if (!isOnce(0) && !isOnce(1))
    return item.refuse('Both sides belong to several partners. Here each left side has one.');
  const isTurned = !isOnce(0);
  const [lefts, partners] = isTurned ? [second, first] : [first, second];
  const partnerOf = new Map(rights.map(([a = '', b = '']) => (isTurned ? [b, a] : [a, b])));
  const alone = lefts.filter(({ id }) => !partnerOf.has(id));
  if (alone.length > 0)
    item.change(`Left out: ${alone.map(({ text }) => `'${text}'`).join(', ')}, which has no partner.`);
  const textOf = (id: string | undefined) => partners.find((partner) => partner.id === id)?.text ?? '';
  const pairs = lefts
    .filter(({ id }) => partnerOf.has(id))
    .map(({ id, text }) => ({ left: text, right: textOf(partnerOf.get(id)) }));
  const used = new Set(pairs.map(({ right }) => right));
  return {
    type: 'matching',
    ...item.head([interaction]),
    pairs,
    decoys: partners.map(({ text }) => text).filter((text) => !used.has(text)),
  };
}

/** Where the mapping gives full marks to neighbours, all between the first and the last of them are right. */
function readSlider(item: QtiItem, interaction: XmlElement): Candidate | null {
  const weights = [...weightsOf(item.declarationOf(interaction))].map(([text, weight]) => ({
    text,
    value: Number(text),
    weight,
  }));
  const rights = weights
    .filter(({ value, weight }) => Number.isFinite(value) && weight >= 99.5)
    .map(({ value }) => value)
    .toSorted((a, b) => a - b);
  const [from] = rights;
  const to = rights.at(-1);
  if (from === undefined || to === undefined) return item.refuse('The right value is not said.');
  const step = Number(interaction.attributes.step) || 1;
  if (rights.some((value, i) => i > 0 && value - rights[i - 1]! > step * 1.001))
    return item.refuse('Several values apart from each other are right. A number question here has one range.');
  for (const note of partlyRight(weights)) item.change(note);
  item.change('A slider became a number to type.');
  const exact = (value: number) => Number(value.toPrecision(12));
  return {
    type: 'numeric',
    ...item.head([interaction]),
    answer: exact((from + to) / 2),
    tolerance: exact((to - from) / 2),
  };
}
