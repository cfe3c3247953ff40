/**
 * What an author is told in the panel, where a file's author is told of keys and marks. Each is its own id in the
 * catalogues, so that whoever shows it translates it; `{…}` is filled in from the values beside it.
 */
export const draftSentences = {
  missing: /*i18n*/ 'Fill this in.',
  notOffered: /*i18n*/ 'Choose one of what’s offered.',
  fewEntries: /*i18n*/ 'At least {count} needed.',
  manyEntries: /*i18n*/ 'At most {count} allowed.',
  shortText: /*i18n*/ 'Write at least {count} characters.',
  longText: /*i18n*/ 'Shorten this to {count} characters.',
  smallNumber: /*i18n*/ 'This must be {count} or more.',
  largeNumber: /*i18n*/ 'This must be {count} or less.',
  number: /*i18n*/ 'Write a number.',
  oneRight: /*i18n*/ 'Mark one option as right, and only one.',
  someRight: /*i18n*/ 'Mark at least one option as right, and leave at least one wrong.',
  rightArea: /*i18n*/ 'Mark at least one area as right.',
  goodEnding: /*i18n*/ 'One ending must be a good one.',
  choicesOrEnding: /*i18n*/ 'Give it choices, or make it an ending.',
  pictureWords: /*i18n*/ 'Say in words what the picture shows.',
  captionsOrTranscript: /*i18n*/ 'Add captions. A film without speech needs a transcript instead.',
  filmQuestionTime: /*i18n*/ 'Each question must come after the one before, and before the film ends.',
  filmChapterTime: /*i18n*/ 'Each chapter must start after the one before, and before the film ends.',
  unitMissing: /*i18n*/ 'Name the unit first.',
  noText: /*i18n*/ 'Write the text.',
  firstHeading: /*i18n*/ 'The title is the only heading of its size. Make this a smaller heading.',
  html: /*i18n*/ 'This is HTML, and learners don’t see it. Take it out.',
  pictureElsewhere: /*i18n*/ 'This picture is not among the item’s files. Add it with Picture.',
  linkNowhere: /*i18n*/ 'The link ‘{target}’ leads nowhere.',
  noCallout: /*i18n*/ 'There’s no call-out ‘{name}’.',
  questionUnfinished: /*i18n*/ 'This question isn’t finished.',
  stillOriginal: /*i18n*/ 'This is still the text of the original.',
  fileMissing: /*i18n*/ 'Choose a file or upload one.',
  noFile: /*i18n*/ 'The file ‘{target}’ is gone.',
  noTerm: /*i18n*/ 'The glossary has no term ‘{target}’. Take the link away, or add the term.',
  noItem: /*i18n*/ 'There’s no item ‘{target}’.',
} as const;

export type DraftSentence = keyof typeof draftSentences;

/** What the author in the panel is told of a problem. */
export interface SaidInPanel {
  readonly sentence: DraftSentence;
  readonly values?: Readonly<Record<string, string | number>>;
}
