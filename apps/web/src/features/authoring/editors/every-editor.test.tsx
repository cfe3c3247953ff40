import type { ContentKind } from '@snapwell/contract/catalogue/content-kind';
import { contentKinds } from '@snapwell/contract/learning/kinds';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import { draw } from '#testing/draw.tsx';
import { editorStories, type Step } from '#testing/editor-stories.ts';
import { sampleBodies } from '#testing/sample-library.ts';
import { ComicEditor } from './comic/comic-editor.tsx';
import { BranchingEditor } from './games/branching-editor.tsx';
import { CategoriesEditor } from './games/categories-editor.tsx';
import { FlashcardsEditor } from './games/flashcards-editor.tsx';
import { HotspotEditor } from './games/hotspot-editor.tsx';
import { MatchingEditor } from './games/matching-editor.tsx';
import { OrderingEditor } from './games/ordering-editor.tsx';
import { InfographicEditor } from './infographic/infographic-editor.tsx';
import type { ItemEditorProps } from '#features/authoring/item-editor.ts';
import { SampleEditor } from './kit/sample-editor.tsx';
import { SimulationEditor } from './simulation-editor.tsx';
import { VideoEditor } from './video/video-editor.tsx';

type EditedKind = Exclude<ContentKind, 'article' | 'quiz'>;

interface EditorCase {
  kind: EditedKind;
  /** Where a kind has several editors: whose bodies are whose. */
  name?: string;
  only?: (body: unknown) => boolean;
  editor: unknown;
  /** A field that is there at once, or after its item was opened, and where its text stands in the body. */
  open?: RegExp;
  field: string | RegExp;
  path: (string | number)[];
  /** From nothing: what is pressed and typed, in order. */
  story: readonly Step[];
}

const CASES: EditorCase[] = [
  {
    kind: 'video',
    editor: VideoEditor,
    field: /^Title$/,
    path: ['chapters', 0, 'title'],
    story: editorStories.video,
  },
  {
    kind: 'infographic',
    editor: InfographicEditor,
    field: 'The same in words',
    path: ['alternative'],
    story: editorStories.infographic,
  },
  {
    kind: 'comic',
    editor: ComicEditor,
    open: /./,
    field: /^Title of the page/,
    path: ['pages', 0, 'title'],
    story: editorStories.comic,
  },
  {
    kind: 'flashcards',
    editor: FlashcardsEditor,
    field: 'Front',
    path: ['cards', 0, 'front'],
    story: editorStories.flashcards,
  },
  {
    kind: 'matching',
    editor: MatchingEditor,
    field: 'What to do',
    path: ['prompt'],
    story: editorStories.matching,
  },
  {
    kind: 'ordering',
    editor: OrderingEditor,
    field: 'Step',
    path: ['items', 0, 'text'],
    story: editorStories.ordering,
  },
  {
    kind: 'hotspot',
    editor: HotspotEditor,
    field: 'Why',
    path: ['areas', 0, 'why'],
    story: editorStories.hotspot,
  },
  {
    kind: 'categories',
    editor: CategoriesEditor,
    field: 'On the card',
    path: ['items', 0, 'text'],
    story: editorStories.categories,
  },
  {
    kind: 'branching',
    editor: BranchingEditor,
    open: /./,
    field: 'What happens',
    path: ['cards', 0, 'text'],
    story: editorStories.branching,
  },
  {
    kind: 'simulation',
    name: 'graph of scenes',
    only: (body) => (body as { play: string }).play === 'scenes',
    editor: SimulationEditor,
    field: 'What happens',
    path: ['scenes', 0, 'text'],
    story: editorStories.scenes,
  },
  {
    kind: 'simulation',
    name: 'conversation',
    only: (body) => (body as { play: string }).play === 'conversation',
    editor: SimulationEditor,
    field: 'Introduction',
    path: ['introduction'],
    story: editorStories.conversation,
  },
];

const editorOf = ({ editor }: EditorCase) => editor as ComponentType<ItemEditorProps<unknown>>;
const samplesOf = ({ kind, only = () => true }: EditorCase) => sampleBodies(kind).filter(({ body }) => only(body));
const schemaOf = (kind: EditedKind) => contentKinds[kind].body;

test.each(CASES.map((each) => [each.name ?? each.kind, each] as const))(
  'opening a %s of the sample library changes nothing',
  { tags: ['ci'] },
  (_, each) => {
    const samples = samplesOf(each);
    expect(samples.length).toBeGreaterThan(0);
    for (const { body } of samples.slice(0, 3)) {
      const onChange = vi.fn<(body: unknown) => void>();
      draw(
        <SampleEditor
          kind={each.kind}
          editor={editorOf(each)}
          body={body as unknown}
          onChange={onChange}
          hasProblems
        />,
      );
      expect(screen.queryAllByRole('alert').filter((alert) => alert.textContent)).toEqual([]);
      expect(onChange).not.toHaveBeenCalled();
      cleanup();
    }
  },
);

test.each(CASES.map((each) => [each.name ?? each.kind, each] as const))(
  'a word written in a %s changes that word and nothing else',
  async (_, each) => {
    const { body } = samplesOf(each)[0]!;
    const onChange = vi.fn<(body: unknown) => void>();
    const { person } = draw(
      <SampleEditor kind={each.kind} editor={editorOf(each)} body={body as unknown} onChange={onChange} />,
    );
    const row = document.querySelector<HTMLElement>('[data-row]');
    if (each.open) await person.click(row!);
    const field = screen.getAllByLabelText<HTMLTextAreaElement>(each.field)[0]!;
    await person.type(field, '!');
    const next = onChange.mock.lastCall![0];
    expect(schemaOf(each.kind).safeParse(next).error).toBeUndefined();
    const expected = structuredClone(body) as never;
    const last = each.path.at(-1)!;
    const holder = each.path
      .slice(0, -1)
      .reduce<Record<string | number, unknown>>((at, key) => at[key] as never, expected);
    holder[last] = `${String(holder[last] ?? '')}!`;
    expect(next).toEqual(expected);
  },
);

test.each(CASES.map((each) => [each.name ?? each.kind, each] as const))(
  'a %s is made from nothing by the keyboard alone',
  async (_, each) => {
    const onChange = vi.fn<(body: unknown) => void>();
    const { person } = draw(
      <SampleEditor kind={each.kind} editor={editorOf(each)} body={{} as unknown} onChange={onChange} />,
    );
    for (const [name, text] of each.story) await useControl(person, name, text);
    const body = onChange.mock.lastCall![0];
    expect(schemaOf(each.kind).safeParse(body).error).toBeUndefined();
  },
);

/** Uses the last control of that name as a keyboard does: it must be reached by Tab. */
async function useControl(person: ReturnType<typeof draw>['person'], name: string | RegExp, text?: string) {
  const [tab] = screen.queryAllByRole('tab', { name });
  if (tab) return openTab(person, tab);
  const control = [
    ...screen.queryAllByLabelText<HTMLElement>(name),
    ...screen.queryAllByRole('button', { name }),
  ].findLast((element) => element.tabIndex >= 0 && !element.hidden);
  if (!control) throw new Error(`There is no ${name}.`);
  control.focus();
  expect(document.activeElement).toBe(control);
  // A list of the browser opens by keys of its own, which the test browser does not have.
  if (control instanceof HTMLSelectElement) await chooseValue(control, text!);
  else if (text === undefined) await person.keyboard(isBox(control) ? ' ' : '{Enter}');
  else await enterText(person, text);
}

/** As from the clipboard, line by line: each key by itself would draw the whole editor anew for every letter. */
async function enterText(person: ReturnType<typeof draw>['person'], text: string): Promise<void> {
  await person.keyboard('{Control>}a{/Control}');
  for (const [i, line] of text.split('{Enter}').entries()) {
    if (i > 0) await person.keyboard('{Enter}');
    await person.paste(line);
  }
}

const isBox = (control: HTMLElement): boolean =>
  control.getAttribute('type') === 'radio' || control.getAttribute('role') === 'checkbox';

/** Tabs are one stop of the Tab key; the arrow keys go from one to the next. */
async function openTab(person: ReturnType<typeof draw>['person'], tab: HTMLElement): Promise<void> {
  const tabs = screen.getAllByRole('tab');
  tabs.find(({ tabIndex }) => tabIndex >= 0)!.focus();
  for (let tries = tabs.length; document.activeElement !== tab && tries > 0; tries--)
    await person.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(tab);
  await person.keyboard('{Enter}');
}

async function chooseValue(list: HTMLSelectElement, value: string): Promise<void> {
  if (![...list.options].some((option) => option.value === value)) throw new Error(`${value} is not offered.`);
  fireEvent.change(list, { target: { value } });
}
