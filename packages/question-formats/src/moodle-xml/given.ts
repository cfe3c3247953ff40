import type { Head } from '#collect/answers.ts';
import type { Place, QuestionCollector } from '#collect/question-collector.ts';
import type { XmlElement } from '#text/xml.ts';
import type { MoodleTexts } from './moodle-texts.ts';

/** A question element with what was read of it already. */
export interface Given {
  readonly collector: QuestionCollector;
  readonly place: Place;
  readonly element: XmlElement;
  readonly texts: MoodleTexts;
  readonly head: Head;
}
