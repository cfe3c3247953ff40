import type { PagePlace } from '@snapwell/contract/copilot/context.schemas';
import { SELECTION_LENGTH } from '@snapwell/contract/copilot/copilot.limits';

/**
 * How a page says where its text stands, for the assistant: `data-lesson` around what is learned, `data-blocks` around
 * the blocks of an article, `data-page` and `data-panel` on what a comic shows, `data-question` on a question of the
 * results.
 */
const LESSON = '[data-lesson]';

/** What somebody pointed at in a lesson: by selecting it, or by pressing on it. */
export interface Pointed {
  readonly node: Element;
  readonly place: PagePlace;
}

/** What the selection points at; null where it is not in a lesson. */
export function pointedBy(selection: Selection | null): Pointed | null {
  const node = elementOf(selection?.anchorNode ?? null);
  const lesson = node?.closest(LESSON);
  if (!node || !lesson || !selection || isField(document.activeElement)) return null;
  const isInside = lesson.contains(selection.focusNode);
  const text = isInside ? selection.toString().trim().slice(0, SELECTION_LENGTH) : '';
  return { node, place: { ...placeOf(node), ...(text !== '' && { selection: text }) } };
}

/** Where the learner is: what was pointed at while it is in view, else what stands where one reads. */
export function placeInView(pointed: Pointed | null): PagePlace | undefined {
  const lesson = document.querySelector(LESSON);
  if (!lesson) return undefined;
  const video = lesson.querySelector('video');
  if (video && video.currentTime > 0) return { ...pointed?.place, seconds: Math.floor(video.currentTime) };
  if (pointed?.node.isConnected && isInView(pointed.node)) return pointed.place;
  const places = lesson.querySelectorAll('[data-blocks] > *, [data-page], [data-question][open]');
  const inView = [...places].filter(isInView);
  const read = inView.find((each) => each.getBoundingClientRect().bottom >= readingLine()) ?? inView.at(-1);
  return read && placeOf(read);
}

/** The place of an element, by what stands around it. */
function placeOf(node: Element): PagePlace {
  const question = node.closest<HTMLElement>('[data-question]')?.dataset.question;
  if (question !== undefined) return { question_id: question };
  const panel = node.closest<HTMLElement>('[data-page]');
  if (panel) return { page: Number(panel.dataset.page), ...numbered('panel', panel.dataset.panel) };
  const blocks = node.closest('[data-blocks]');
  const block = blocks && [...blocks.children].findIndex((child) => child.contains(node));
  if (block === null || block === -1) return {};
  return { paragraph: block + 1, ...rowOf(node) };
}

function rowOf(node: Element): Pick<PagePlace, 'row'> {
  const row = node.closest('tbody > tr, li');
  const index = row?.parentElement ? [...row.parentElement.children].indexOf(row) : -1;
  return index === -1 ? {} : { row: index + 1 };
}

const numbered = (name: 'panel', value: string | undefined) => (value === undefined ? {} : { [name]: Number(value) });
const elementOf = (node: Node | null): Element | null =>
  node instanceof Element ? node : (node?.parentElement ?? null);
/** Who types into the note below a lesson points at nothing in it. */
const isField = (element: Element | null): boolean =>
  element?.matches('input, textarea') === true && element.closest(LESSON) !== null;

/** A third of the way down: that is where one reads. */
const readingLine = (): number => window.innerHeight / 3;

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
