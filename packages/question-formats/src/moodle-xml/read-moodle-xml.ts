import type { QuestionPosition, QuestionCollector } from '#collect/question-collector.ts';
import { asTags } from '#text/slugs.ts';
import { childNamed, childrenNamed, readXml, textOf, type XmlElement } from '#text/xml.ts';
import { MoodleTexts, rawText } from './moodle-texts.ts';
import { readers } from './question-kinds.ts';

/** Kinds that have no counterpart here, and why. */
const REFUSED: Record<string, string> = {
  description: 'This is a text without a question.',
  essay: 'An essay has no key. Write it anew as a short text with the ideas that count.',
  calculatedmulti: 'Its options are made by formulas for each attempt. Write it anew as a calculation.',
  randomsamatch: 'It is put together from other questions for each attempt.',
  random: 'It is put together from other questions for each attempt.',
  ddmarker: 'Words are dragged to places of a picture. Write it anew as pointing at the picture.',
  ddimageortext: 'Things are dragged to places of a picture. Write it anew as matching.',
};

/** Moodle's XML: what each kind of question becomes stands in `question-kinds.ts`. */
export function readMoodleXml(collector: QuestionCollector, text: string): void {
  const root = readXml(text);
  if (root.name !== 'quiz')
    collector.noteFile('refused', 'A Moodle file of questions begins with <quiz>.', {
      name: root.name,
      line: root.line,
    });
  for (const element of childrenNamed(root, 'question')) {
    const type = element.attributes.type ?? '';
    if (type === 'category')
      collector.title ??= rawText(childNamed(element, 'category')).split('/').at(-1)?.trim() || null;
    else readQuestion(collector, element, type);
  }
}

function readQuestion(collector: QuestionCollector, element: XmlElement, type: string): void {
  const place: QuestionPosition = {
    name:
      rawText(childNamed(element, 'name')) ||
      new MoodleTexts(collector, { name: '', line: null }).readPlain(childNamed(element, 'questiontext')),
    line: element.line,
  };
  const read = readers[type];
  if (!read) return collector.refuse(place, REFUSED[type] ?? `The kind '${type}' is not known here.`);
  const texts = new MoodleTexts(collector, place);
  noteWhatGoes(collector, place, element);
  const { text, pictures } = texts.read(childNamed(element, 'questiontext'));
  const picture = pictures[0] ?? oldPicture(collector, element);
  if (pictures.length > 1)
    collector.losePicture(place, `Left out: ${pictures.length - 1} more pictures of the question.`);
  const head = {
    prompt: text,
    ...(picture && { image: picture.path, alternative: picture.alternative }),
    explanation: texts.readPlain(childNamed(element, 'generalfeedback')),
    tags: asTags(childrenNamed(childNamed(element, 'tags') ?? element, 'tag').map(rawText)),
  };
  const candidate = read({ collector, place, element, texts, head });
  if (candidate) collector.add(place, candidate);
}

/** Old files carry one picture of the question in tags of its own. */
function oldPicture(collector: QuestionCollector, element: XmlElement): { path: string; alternative: string } | null {
  const name = textOf(childNamed(element, 'image')).trim();
  const bytes = textOf(childNamed(element, 'image_base64')).trim();
  return name && bytes ? { path: collector.keepPicture(name, Buffer.from(bytes, 'base64')), alternative: '' } : null;
}

function noteWhatGoes(collector: QuestionCollector, place: QuestionPosition, element: XmlElement): void {
  const grade = Number(textOf(childNamed(element, 'defaultgrade')) || 1);
  if (grade !== 1) collector.change(place, `It counted ${grade} times. Here every question counts the same.`);
  if (childrenNamed(element, 'hint').some((hint) => rawText(hint) !== ''))
    collector.change(place, 'Left out: hints between tries.');
  const general = childrenNamed(element, 'correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback').filter(
    (feedback) => rawText(feedback) !== '',
  );
  if (general.length > 0) collector.change(place, 'Left out: what is said to every right or wrong answer alike.');
}
