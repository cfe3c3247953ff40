const BEGIN = '<think>';
const END = '</think>';

/** Leaves out what a model thinks aloud before it answers, however the text is torn. */
export function createThoughtFilter(): (text: string) => string {
  let state: 'before' | 'thinking' | 'after' = 'before';
  let held = '';
  return (text) => {
    if (state === 'after') return text;
    held += text;
    if (state === 'before') {
      const begun = held.trimStart();
      if (BEGIN.startsWith(begun.slice(0, BEGIN.length)) && begun.length < BEGIN.length) return '';
      if (!begun.startsWith(BEGIN)) {
        state = 'after';
        return held;
      }
      state = 'thinking';
    }
    const end = held.indexOf(END);
    if (end === -1) return '';
    state = 'after';
    return held.slice(end + END.length).trimStart();
  };
}
