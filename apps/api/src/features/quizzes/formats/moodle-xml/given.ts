import type { Head } from '../answers.ts';
import type { Place, QuestionCollector } from '../question-collector.ts';
import type { XmlElement } from '../xml.ts';
import type { MoodleTexts } from './moodle-texts.ts';

/** A question element with what was read of it already. */
export interface Given {
  readonly collector: QuestionCollector;
  readonly place: Place;
  readonly element: XmlElement;
  readonly texts: MoodleTexts;
  readonly head: Head;
}
