import type { QuestionHead } from '#collect/answers.ts';
import type { QuestionPosition, QuestionCollector } from '#collect/question-collector.ts';
import type { XmlElement } from '#text/xml.ts';
import type { MoodleTexts } from './moodle-texts.ts';

/** A question element with what was read of it already. */
export interface GivenAnswers {
  readonly collector: QuestionCollector;
  readonly place: QuestionPosition;
  readonly element: XmlElement;
  readonly texts: MoodleTexts;
  readonly head: QuestionHead;
}
