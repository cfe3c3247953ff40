import { useState } from 'react';
import { TextArea } from '#ui/form/text-area.tsx';
import type { Cursor } from './cursor.ts';

interface LinesFieldProps {
  at: Cursor<string[]>;
  label: string;
  hint?: string;
  isOptional?: boolean;
}

/**
 * A list of short texts, one a line. While one types, empty lines stay on the screen; the body gets the lines that have
 * words.
 */
export function LinesField({ at, ...field }: LinesFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  // What came from elsewhere meanwhile is shown, not overwritten.
  const isOwn = typed !== null && linesOf(typed).join('\n') === at.value.join('\n');
  const [wrong] = at.problems;
  const line = typeof wrong?.path[0] === 'number' ? wrong.path[0] + 1 : null;
  return (
    <TextArea
      {...field}
      rows={3}
      value={isOwn ? typed : at.value.join('\n')}
      error={wrong && (line === null ? wrong.message : `${line}: ${wrong.message}`)}
      onChange={(event) => {
        const text = event.target.value;
        setTyped(text);
        at.set(linesOf(text));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');
