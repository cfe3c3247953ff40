import { t } from '@lingui/core/macro';
import { ArrowRight, X } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '#ui/action/icon-button.tsx';
import { Button } from '#ui/action/button.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import content from './note-content.json';
import { addToNote, writeNote } from './note-store.ts';

// English, as all that is said here.
const { beginning, goingon: goingOn, judged, wish } = content.tour;

/** Five steps through a made-up shift; each says the next sentences, and the page is one's own at any time. */
export function NoteTour({ onSay }: { onSay: () => void }) {
  const [at, setAt] = useState(0);
  const steps = [
    {
      title: t`Tell the beginning`,
      words: t`Mr Novak is made up. Have the first sentences said, and watch where they go.`,
      act: t`Say the beginning`,
      run: () => writeNote(beginning),
    },
    {
      title: t`Each sentence finds its letter`,
      words: t`The small letter behind a sentence says where it went. Wrong? Move it with the arrows beside its line.`,
      act: t`Say what you saw`,
      run: () => addToNote(goingOn),
    },
    {
      title: t`A word that judges`,
      words: t`Some words judge a person instead of telling what happened. They are questioned, not deleted.`,
      act: t`Say ‘non-compliant’`,
      run: () => addToNote(judged),
    },
    {
      title: t`What do you want?`,
      words: t`Without a wish, nobody knows what to do. The dashed wells ask for it.`,
      act: t`Say what you want`,
      run: () => addToNote(wish),
    },
    {
      title: t`Now the wells`,
      words: t`Answer one with a tap, look at ‘Head to toe’ for what is dark, then copy or print the note.`,
      act: t`Finish the tour`,
      run: () => undefined,
    },
  ];
  const step = steps[at];
  if (!step) return null;
  const number = at + 1;
  const all = steps.length;
  return (
    <aside
      aria-label={t`Guided tour`}
      className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-lg border border-leaf/40 bg-leaf-soft p-4 sm:p-5"
    >
      <div className="min-w-0 flex-1 basis-72" aria-live="polite">
        <p className="text-xs font-semibold text-leaf-ink">{t`Step ${number} of ${all}`}</p>
        <h2 className="mt-1 text-lg">{step.title}</h2>
        <p className="mt-1 text-sm">{step.words}</p>
      </div>
      <SnapButton
        size="sm"
        onClick={() => {
          step.run();
          onSay();
          setAt(number);
        }}
      >
        {step.act} <ArrowRight className="size-4.5" aria-hidden="true" />
      </SnapButton>
      {number < all && (
        <Button variant="ghost" className="max-sm:hidden" onClick={() => setAt(all)}>{t`On my own`}</Button>
      )}
      <IconButton label={t`Close the tour`} className="sm:hidden" onClick={() => setAt(all)}>
        <X aria-hidden="true" />
      </IconButton>
    </aside>
  );
}
