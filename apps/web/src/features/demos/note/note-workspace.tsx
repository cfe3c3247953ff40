import { i18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';
import { Copy, Eraser, Keyboard, Mic, Printer } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { CONTENT_LANGUAGE } from '#platform/locale/content-language.ts';
import { Button } from '#ui/action/button.tsx';
import { IconButton } from '#ui/action/icon-button.tsx';
import { notify } from '#ui/feedback/notify.tsx';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { BodyNote } from './body-note.tsx';
import { NoteTour } from './note-tour.tsx';
import { addToNote, useMoved, useNote, withMoved, writeNote } from './note-store.ts';
import { type NoteView, noteText } from './note-text.ts';
import { bodyTexts, judgementTexts, sbarTexts } from './note.texts.ts';
import { SaidWords } from './said-words.tsx';
import { SbarNote } from './sbar-note.tsx';
import { type Judgement, type StructuredNote, structureNote } from './structure-note.ts';
import { type Dictation, useDictation } from './use-dictation.ts';

/** Words on the left, the note on the right, filled at the same moment. */
export function NoteWorkspace({ hasTour }: { hasTour: boolean }) {
  const text = useNote();
  const moved = useMoved();
  const [view, setView] = useState<NoteView>('sbar');
  const [isTyping, setTyping] = useState(text === '');
  const field = useRef<HTMLTextAreaElement>(null);
  const dictation = useDictation(addToNote);
  const note = withMoved(structureNote(text), moved);
  const type = () => {
    setTyping(true);
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(text.length, text.length);
    });
  };
  const sayIt = () => (dictation.listening === 'on' ? undefined : type());
  const listen = () => {
    setTyping(false);
    dictation.start();
  };
  const copy = async () => {
    const words = noteText(note, view, {
      part: (part) => i18n._(sbarTexts[part]),
      place: (place) => i18n._(bodyTexts[place]),
      unsaid: t`not said`,
    });
    await navigator.clipboard.writeText(words).then(
      () => notify('success', t`The note is copied`),
      () => notify('error', t`Your browser doesn't let the page copy. Print it instead.`),
    );
  };
  return (
    <>
      <div className="mx-auto grid w-[min(82.5rem,100%-2rem)] items-start gap-x-16 gap-y-8 pt-6 pb-10 sm:w-[min(82.5rem,100%-4rem)] lg:grid-cols-[minmax(0,1fr)_minmax(0,1.12fr)]">
        <div className="flex flex-wrap items-end justify-between gap-4 lg:col-span-2">
          <div>
            <h1>{t`Say it once`}</h1>
            <p className="mt-2 max-w-[56ch] text-ink-2">
              {t`Tell the shift as you would tell a colleague. The note sorts itself, and asks for what is missing.`}
            </p>
          </div>
          <SegmentedControl
            label={t`How the note is sorted`}
            options={[
              { value: 'sbar', label: t`SBAR` },
              { value: 'body', label: t`Head to toe` },
            ]}
            value={view}
            onChange={setView}
          />
        </div>
        {hasTour && (
          <div className="lg:col-span-2 print:hidden">
            <NoteTour onSay={() => setTyping(false)} />
          </div>
        )}
        <SaidColumn {...{ text, note, dictation, isTyping, field }} />
        <section aria-label={t`Your note`} className="min-w-0">
          {view === 'sbar' ? <SbarNote note={note} onSayIt={sayIt} /> : <BodyNote note={note} onSayIt={sayIt} />}
        </section>
      </div>
      <NoteDock
        {...{ note, dictation, isTyping, copy }}
        onType={type}
        onRead={() => setTyping(false)}
        onListen={listen}
      />
    </>
  );
}

function Judgements({ judgements }: { judgements: readonly Judgement[] }) {
  if (judgements.length === 0) return null;
  return (
    <section className="mt-6 rounded-md border border-line bg-surface p-4">
      <h2 className="text-lg">{t`Words to look at again`}</h2>
      <ul className="mt-2 grid gap-3 text-sm">
        {judgements.map(({ id, words, start, instead }) => (
          <li key={start}>
            <b className="font-semibold text-ember-ink">‘{words}’</b> {i18n._(judgementTexts[id])}.{' '}
            <span className="text-ink-2">
              {t`For example:`} <span lang={CONTENT_LANGUAGE}>{instead}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface SaidColumnProps {
  text: string;
  note: StructuredNote;
  dictation: Dictation;
  isTyping: boolean;
  field: RefObject<HTMLTextAreaElement | null>;
}

/** The words: being typed, or read with where they went. */
function SaidColumn({ text, note, dictation: { listening, live }, isTyping, field }: SaidColumnProps) {
  const isListening = listening === 'on';
  return (
    <section aria-label={t`What you said`} className="lg:sticky lg:top-20 print:hidden">
      {isTyping && !isListening ? (
        <TextArea
          ref={field}
          lang={CONTENT_LANGUAGE}
          label={t`Your words`}
          hint={t`In English. Nothing you write leaves this page.`}
          rows={9}
          maxLength={6000}
          placeholder={t`Who is it, what happened, what did you see, what do you want?`}
          value={text}
          onChange={({ target }) => writeNote(target.value)}
        />
      ) : (
        <>
          <p className="mb-4 flex items-center gap-2 text-xs font-semibold text-ink-2">
            <Mic className="size-4" aria-hidden="true" /> {t`Your words`}
          </p>
          <SaidWords text={text} note={note} live={live} />
          <p className="mt-6 text-xs text-ink-3">
            {isListening
              ? t`Your browser listens; some send what they hear to their maker. Typed words stay on this page.`
              : t`Nothing you write leaves this page.`}
          </p>
        </>
      )}
      <p role="status" className="mt-3 text-sm text-ember-ink empty:hidden">
        {listening === 'failed' ? t`This browser can't listen here. Type instead; everything else works the same.` : ''}
      </p>
      <Judgements judgements={note.judgements} />
    </section>
  );
}

interface NoteDockProps {
  note: StructuredNote;
  dictation: Dictation;
  isTyping: boolean;
  copy: () => Promise<void>;
  onType: () => void;
  onRead: () => void;
  onListen: () => void;
}

/** In reach of the thumb: type, dictate, print, copy. */
function NoteDock({ note, dictation, isTyping, copy, onType, onRead, onListen }: NoteDockProps) {
  const isListening = dictation.listening === 'on';
  const missing = note.missing.length;
  return (
    <div
      data-bottom-bar
      className="sticky bottom-0 z-12 grid grid-cols-[1fr_auto_1fr] items-center gap-1 border-t border-line bg-surface/92 px-3 py-2 pb-[calc(8px+env(safe-area-inset-bottom))] backdrop-blur-md sm:px-8 print:hidden"
    >
      <div className="flex gap-1">
        <Button variant="ghost" onClick={() => (isTyping ? onRead() : (dictation.stop(), onType()))}>
          <Keyboard className="size-5" aria-hidden="true" />
          <span className="max-sm:sr-only">{isTyping ? t`Read it` : t`Type`}</span>
        </Button>
        <IconButton label={t`Empty the page`} onClick={() => (writeNote(''), onType())}>
          <Eraser aria-hidden="true" />
        </IconButton>
      </div>
      {dictation.canListen ? (
        <button
          type="button"
          aria-pressed={isListening}
          onClick={isListening ? dictation.stop : onListen}
          className="inline-flex items-center gap-3.5 rounded-full bg-surface-2 p-1.5 text-left sm:pr-6"
        >
          <span
            className={`grid size-14 place-items-center rounded-full bg-leaf text-on-leaf ${isListening ? 'ring-6 ring-leaf/22' : ''}`}
          >
            <Mic className="size-6" aria-hidden="true" />
          </span>
          <span className="max-sm:sr-only">
            <b className="block font-display leading-tight font-bold">
              {isListening ? t`Listening to you` : t`Dictate`}
            </b>
            <small className="text-xs text-ink-2">{isListening ? t`Press to pause` : t`In English`}</small>
          </span>
        </button>
      ) : (
        <span />
      )}
      <div className="flex items-center justify-end gap-1 sm:gap-3">
        <span className="text-xs font-semibold text-ember-ink max-md:sr-only">
          {missing > 0 && t`${plural(missing, { one: '# part missing', other: '# parts missing' })}`}
        </span>
        <IconButton label={t`Print the note`} onClick={() => window.print()}>
          <Printer aria-hidden="true" />
        </IconButton>
        <Button onClick={() => void copy()} disabled={note.pieces.length === 0}>
          <Copy className="size-4.5" aria-hidden="true" />
          <span className="max-sm:sr-only">{t`Copy the note`}</span>
        </Button>
      </div>
    </div>
  );
}
