import { toMultipleChoice, toSingleChoice } from '#collect/answers.ts';
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
  const declaration = item.declarationOf(interaction);
  const weights = weightsOf(declaration);
  const choices = descendantsNamed(interaction, 'simpleChoice').map((choice) => ({
    ...item.choice(choice),
    weight: weights.get(choice.attributes.identifier ?? '') ?? 0,
  }));
  const head = item.head([interaction]);
  const isMultiple = declaration.cardinality === 'multiple';
  const asTruth = isMultiple ? null : trueFalse(choices);
  if (asTruth !== null) return { type: 'true_false', ...head, answer: asTruth };
  if (!isMultiple && choices.length > 0 && choices.every(({ pictures }) => pictures.length === 1))
    return pictureChoice(item, head, choices);
  if (choices.some(({ pictures }) => pictures.length > 0))
    item.change('Left out: pictures in the choices. Their descriptions stand in their place.');
  const readable = choices.map((choice) => ({
    ...choice,
    text: choice.text || (choice.pictures[0]?.alternative ?? ''),
  }));
  return isMultiple
    ? toMultipleChoice(item.collector, item.place, head, readable)
    : toSingleChoice(item.collector, item.place, head, readable);
}

type Choice = ReturnType<QtiItem['choice']> & { weight: number };

function trueFalse(choices: readonly Choice[]): boolean | null {
  const texts = choices.map(({ text }) => text.toLowerCase());
  if (texts.toSorted().join() !== 'false,true') return null;
  const right = choices.findIndex(({ weight }) => weight > 0);
  return right < 0 ? null : texts[right] === 'true';
}

function pictureChoice(item: QtiItem, head: ReturnType<QtiItem['head']>, choices: readonly Choice[]): Candidate | null {
  const candidate = toSingleChoice(item.collector, item.place, head, choices);
  const best = Math.max(...choices.map(({ weight }) => weight));
  const options = choices.map(({ text, pictures: [picture], weight, feedback }) => ({
    image: picture!.path,
    alternative: [picture!.alternative, text].filter(Boolean).join(': ') || 'A picture without a description',
    correct: weight === best,
    ...(feedback && { why: feedback }),
  }));
  return candidate && { ...candidate, type: 'image_choice', options };
}

/** Words of a text to choose: a choice whose options are those words. */
function readHottext(item: QtiItem, interaction: XmlElement): Candidate | null {
  const declaration = item.declarationOf(interaction);
  const weights = weightsOf(declaration);
  const choices = descendantsNamed(interaction, 'hottext').map((word) => ({
    ...item.choice(word),
    weight: weights.get(word.attributes.identifier ?? '') ?? 0,
  }));
  const { text } = item.read(interaction.children, (element) => (element.name === 'prompt' ? '' : null));
  const head = item.head([interaction]);
  const withText = { ...head, prompt: [head.prompt, text].filter(Boolean).join('\n\n') };
  const toChoice = declaration.cardinality === 'multiple' ? toMultipleChoice : toSingleChoice;
  return toChoice(item.collector, item.place, withText, choices);
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

function readSlider(item: QtiItem, interaction: XmlElement): Candidate | null {
  const [value] = item.declarationOf(interaction).correct.map(Number);
  if (value === undefined || !Number.isFinite(value)) return item.refuse('The right value is not said.');
  item.change('A slider became a number to type.');
  return { type: 'numeric', ...item.head([interaction]), answer: value };
}
