import { useEffect, useState } from 'react';
import { tellPlaceBy } from '../context/current-page.ts';
import { placeInView, type Pointed, pointedBy } from './place-in-view.ts';
import { SelectionToolbar } from './selection-toolbar.tsx';

interface LessonPlaceProps {
  /** Whether what is selected can be asked about. */
  canSelect: boolean;
  onAsk: (text: string) => void;
  onMakeCard: (selection: string) => void;
}

/** Knows where on a page the learner is, and offers what can be done with a text that they select. */
export function LessonPlace({ canSelect, onAsk, onMakeCard }: LessonPlaceProps) {
  const [pointed, setPointed] = useState<Pointed | null>(null);
  useEffect(() => {
    const follow = () => {
      const next = pointedBy(getSelection());
      // Whoever goes on to type a question still means what they selected.
      if (next) setPointed(next);
    };
    document.addEventListener('selectionchange', follow);
    return () => document.removeEventListener('selectionchange', follow);
  }, []);
  useEffect(
    () =>
      tellPlaceBy(() => {
        // One question is about what was selected; the next is about the page again.
        if (pointed?.place.selection !== undefined) setPointed(withoutSelection(pointed));
        return placeInView(pointed);
      }),
    [pointed],
  );
  const selection = pointed?.place.selection;
  if (!canSelect || selection === undefined) return null;
  return <SelectionToolbar selection={selection} onAsk={onAsk} onMakeCard={onMakeCard} />;
}

function withoutSelection({ node, place: { selection: _, ...place } }: Pointed): Pointed {
  return { node, place };
}
