import type { PresentAuthor } from '@snapwell/contract/library/presence/presence.schemas';

/** Each window says so often that it is here; one that has not been heard for longer is gone. */
export const HEARTBEAT_MS = 20_000;
export const GONE_MS = 50_000;
/** Who has saved within this time is writing. */
const WRITING_MS = 60_000;

interface Window {
  readonly editor: string;
  readonly uid: string;
  readonly name: string;
}

/** What windows tell each other, in whichever process they are held. */
export type PresenceMessage =
  | ({ readonly type: 'here'; readonly isAsking: boolean } & Window)
  | { readonly type: 'left'; readonly editor: string }
  | ({ readonly type: 'saved'; readonly revision: number } & Window);

interface Heard extends Window {
  readonly at: number;
  readonly savedAt: number | null;
}

/** The windows that one window has heard of. Nothing is stored: who comes asks, and everybody answers. */
export type WhoIsHere = ReadonlyMap<string, Heard>;

export function hear(here: WhoIsHere, message: PresenceMessage, at: number): WhoIsHere {
  const others = [...here].filter(([editor]) => editor !== message.editor);
  if (message.type === 'left') return new Map(others);
  const { editor, uid, name } = message;
  const savedAt = message.type === 'saved' ? at : (here.get(editor)?.savedAt ?? null);
  // Whoever saves without a window, such as a replacement over a module, is not here.
  if (message.type === 'saved' && !here.has(editor)) return here;
  return new Map([...others, [editor, { editor, uid, name, at, savedAt }]]);
}

/** Who is there now, in the order of their windows. */
export function peopleAt(here: WhoIsHere, now: number): PresentAuthor[] {
  return [...here.values()]
    .filter(({ at }) => now - at <= GONE_MS)
    .toSorted((a, b) => (a.editor < b.editor ? -1 : 1))
    .map(({ editor, uid, name, savedAt }) => ({
      editor,
      uid,
      name,
      is_writing: savedAt !== null && now - savedAt <= WRITING_MS,
    }));
}
