import { useEffect } from 'react';
import { tellPlaceBy } from '../context/current-page.ts';
import { placeInView, pointedBy } from './place-in-view.ts';
import { dropSelection, pointed, useSelectedText } from './pointed.ts';
import { SelectionToolbar } from './selection-toolbar.tsx';

interface LessonPlaceProps {
  /** Whether what is selected can be asked about. */
  canSelect: boolean;
  onAsk: (text: string) => void;
  onMakeCard: (selection: string) => void;
}

/** Knows where on a page the learner is, and offers what can be done with a text that they select. */
export function LessonPlace({ canSelect, onAsk, onMakeCard }: LessonPlaceProps) {
  useEffect(() => {
    const follow = () => {
      const next = pointedBy(getSelection());
      // Whoever goes on to type a question still means what they selected.
      if (next) pointed.set(next);
    };
    document.addEventListener('selectionchange', follow);
    return () => {
      document.removeEventListener('selectionchange', follow);
      pointed.set(null);
    };
  }, []);
  useEffect(
    () =>
      tellPlaceBy(() => {
        const last = pointed.get();
        // One question is about what was selected; the next is about the page again.
        dropSelection();
        return placeInView(last);
      }),
    [],
  );
  const selection = useSelectedText();
  if (!canSelect || selection === null) return null;
  return <SelectionToolbar selection={selection} onAsk={onAsk} onMakeCard={onMakeCard} />;
}
