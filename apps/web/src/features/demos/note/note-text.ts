import type { MessageDescriptor } from '@lingui/core';
import { BODY, SBAR } from './note-words.ts';
import type { StructuredNote } from './structure-note.ts';

export type NoteView = 'sbar' | 'body';

/** The note as plain text: what was said and, in brackets, what is missing. `say` gives a heading its words. */
export function noteText(
  { pieces, unseen }: StructuredNote,
  view: NoteView,
  say: {
    part: (part: (typeof SBAR)[number]) => string;
    place: (place: (typeof BODY)[number]) => string;
    unsaid: string;
  },
): string {
  if (view === 'sbar')
    return SBAR.map((part) => {
      const lines = pieces.filter((piece) => piece.part === part).map(({ written }) => `- ${written}`);
      return [say.part(part).toUpperCase(), ...(lines.length > 0 ? lines : [`[${say.unsaid}]`])].join('\n');
    }).join('\n\n');
  return BODY.map((place) => {
    const lines = pieces.filter(({ places }) => places.includes(place)).map(({ written }) => written);
    return `${say.place(place)}: ${unseen.includes(place) ? `[${say.unsaid}]` : lines.join('. ')}`;
  }).join('\n');
}

export type Say = (text: MessageDescriptor) => string;
