import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CloudAlert, CloudCheck } from 'lucide-react';
import { Button } from '#ui/action/button.tsx';
import { Kbd } from '#ui/layout/kbd.tsx';
import type { ItemMedia } from '#features/authoring/item-editor.ts';
import type { Cursor } from '../kit/cursor.ts';
import { EditorFrame } from '../kit/editor-frame.tsx';
import { useEditing } from '../kit/use-editing.ts';
import { CueList } from './cue-list.tsx';
import { cueAt } from './cues.ts';
import { type CaptionState, useCaptionFile } from './use-caption-file.ts';
import type { Film } from './use-film.ts';

const STATES: Record<CaptionState, ReturnType<typeof msg>> = {
  loading: msg`Reading the captions …`,
  unreadable: msg`The captions can’t be read. Upload them again.`,
  saved: msg`Captions saved`,
  unsaved: msg`Not saved yet`,
  saving: msg`Saving the captions …`,
  failed: msg`The captions couldn’t be saved. They’re still here.`,
};

interface CaptionsEditorProps {
  at: Cursor<string>;
  language: string;
  label: string;
  media: ItemMedia;
  film: Film;
}

/** One file of captions, edited against the film. */
export function CaptionsEditor({ at, language, label, media, film }: CaptionsEditorProps) {
  const { file, state, edit } = useCaptionFile({ media, source: at.value, language, onSave: (path) => at.set(path) });
  const editing = useEditing({ body: file, onChange: edit, problems: [] });
  const { root } = editing;
  const isReady = state !== 'loading' && state !== 'unreadable';
  const said = file.cues[cueAt(file.cues, film.at)]?.text;
  return (
    <EditorFrame
      label={label}
      editing={editing}
      actions={
        <output className="flex items-center gap-1.5 text-sm text-ink-2 [&>svg]:size-4.5">
          {state === 'failed' || state === 'unreadable' ? (
            <CloudAlert aria-hidden="true" />
          ) : (
            <CloudCheck aria-hidden="true" />
          )}
          {i18n._(STATES[state])}
          {state === 'failed' && (
            <Button size="sm" onClick={() => edit({ ...file })}>
              {t`Try again`}
            </Button>
          )}
        </output>
      }
    >
      {isReady && (
        <>
          {said && (
            <p className="rounded-control bg-ink px-4 py-2 text-center font-semibold whitespace-pre-line text-paper">
              {said}
            </p>
          )}
          <p className="text-xs leading-7 text-ink-2 max-md:hidden">
            <Trans>
              While typing: <Kbd>Alt</Kbd> with <Kbd>K</Kbd> plays, <Kbd>J</Kbd> and <Kbd>L</Kbd> skip, <Kbd>I</Kbd>{' '}
              starts the line here, <Kbd>O</Kbd> ends it, <Kbd>M</Kbd> joins it with the next, <Kbd>N</Kbd> adds one;{' '}
              <Kbd>Ctrl</Kbd> <Kbd>Enter</Kbd> splits it at the cursor.
            </Trans>
          </p>
          <CueList
            cues={file.cues}
            film={film}
            onChange={(cues, { act, at: place = 0 }) =>
              root.update((now) => ({ ...now, cues }), { path: ['cues', place], act })
            }
          />
        </>
      )}
    </EditorFrame>
  );
}
