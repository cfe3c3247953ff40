import { localStore, storageKeys } from '#platform/device/storage.ts';
import { SBAR, type SbarPart } from './note-words.ts';
import type { StructuredNote } from './structure-note.ts';
import { useObservable } from '#platform/observable.ts';
import { perPerson } from '#platform/person.ts';

const LONGEST = 6000;
const note = perPerson('', { initial: localStore.read(storageKeys.noteDemo)?.slice(0, LONGEST) ?? '' });

/** The words of the shift note, as this browser has them. */
export const useNote = (): string => useObservable(note);

export function writeNote(text: string): void {
  const next = text.slice(0, LONGEST);
  note.set(next);
  if (next === '') localStore.remove(storageKeys.noteDemo);
  else localStore.write(storageKeys.noteDemo, next);
}

/** Says one more sentence. */
export function addToNote(sentence: string): void {
  const before = note.get().trimEnd();
  writeNote(before === '' ? sentence : `${/[.!?]$/.test(before) ? before : `${before}.`} ${sentence}`);
}

/** Sentences that somebody has put elsewhere than the rules did, for as long as the page is open. */
const moved = perPerson<Readonly<Record<string, SbarPart>>>({});

export const useMoved = (): Readonly<Record<string, SbarPart>> => useObservable(moved);
export const movePiece = (said: string, part: SbarPart): void => moved.set({ ...moved.get(), [said]: part });

/** The note with what was moved where it was moved to. */
export function withMoved(note: StructuredNote, parts: Readonly<Record<string, SbarPart>>): StructuredNote {
  return { ...note, pieces: note.pieces.map((piece) => ({ ...piece, part: parts[piece.said] ?? piece.part })) };
}

export const otherParts = (part: SbarPart): SbarPart[] => SBAR.filter((each) => each !== part);
