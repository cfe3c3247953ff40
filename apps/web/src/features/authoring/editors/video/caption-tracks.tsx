import { t } from '@lingui/core/macro';
import type { VideoBody } from '@snapwell/contract/learning/kinds/video';
import { Plus, Trash2, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { currentLanguage } from '#platform/locale/locale.ts';
import { Button } from '#ui/action/button.tsx';
import { IconButton } from '#ui/action/icon-button.tsx';
import { FormError } from '#ui/form/form-error.tsx';
import { Select } from '#ui/form/select.tsx';
import type { ItemMedia } from '#features/authoring/item-editor.ts';
import type { Cursor } from '../kit/cursor.ts';
import { EditorSection } from '../kit/editor-frame.tsx';
import { WordsField } from '../kit/fields.tsx';
import { useUpload } from '#features/authoring/item/upload/use-upload.ts';
import { CaptionsEditor } from './captions-editor.tsx';
import type { Film } from './use-film.ts';
import { readCaptions, writeCaptions } from './vtt.ts';

type CaptionTrackBody = VideoBody['captions'][number];

interface CaptionTracksProps {
  at: Cursor<VideoBody['captions']>;
  media: ItemMedia;
  film: Film;
}

const MOST_TRACKS = 20;

/** The captions of a film, a file for each language; one of them is edited. */
export function CaptionTracks({ at, media, film }: CaptionTracksProps) {
  const [chosen, setChosen] = useState(0);
  const tracks = at.value;
  const place = Math.min(chosen, tracks.length - 1);
  const add = () => {
    setChosen(tracks.length);
    at.change((now) => [...now, newTrack(now.length === 0 ? currentLanguage() : '')], t`Captions added.`);
  };
  return (
    <EditorSection
      title={t`Captions`}
      hint={
        tracks.length === 0 ? t`Whoever can’t hear the film reads it. One language is enough to publish.` : undefined
      }
      problem={at.problem}
      actions={
        tracks.length < MOST_TRACKS && (
          <Button onClick={add}>
            <Plus className="size-4.5" aria-hidden="true" /> {t`Add captions`}
          </Button>
        )
      }
    >
      {tracks.length > 1 && (
        <Select
          label={t`Captions in`}
          options={tracks.map(({ label, language }, i) => {
            const number = i + 1;
            return { value: String(i), label: label || language || t`Language ${number}` };
          })}
          value={String(place)}
          onChange={(value) => setChosen(Number(value))}
        />
      )}
      {tracks[place] && (
        <CaptionTrack
          key={place}
          at={at.at(place) as Cursor<CaptionTrackBody>}
          media={media}
          film={film}
          onRemove={() => at.change((now) => now.toSpliced(place, 1), t`Captions removed.`)}
        />
      )}
    </EditorSection>
  );
}

/** Captions in a language, named as those who speak it name it. */
const newTrack = (language: string): CaptionTrackBody => ({
  source: '',
  language,
  label: language && (new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? ''),
});

interface CaptionTrackProps extends Omit<CaptionTracksProps, 'at'> {
  at: Cursor<CaptionTrackBody>;
  onRemove: () => void;
}

function CaptionTrack({ at, media, film, onRemove }: CaptionTrackProps) {
  const input = useRef<HTMLInputElement>(null);
  const { pending, failure, send } = useUpload(media, (path) => at.at('source').set(path, t`Captions read.`));
  const name = at.value.label || at.value.language;
  const sendAsVtt = async (file: File) => {
    // SubRip becomes WebVTT: no browser plays the other.
    const text = writeCaptions(readCaptions(await file.text()));
    await send(new File([text], file.name.replace(/\.[^.]+$/, '.vtt'), { type: 'text/vtt' }));
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] items-start gap-3 sm:grid-cols-[8rem_minmax(0,1fr)_auto_auto]">
        <WordsField at={at.at('language')} label={t`Language code`} />
        <WordsField at={at.at('label')} label={t`Name in the menu`} />
        <Button className="sm:mt-7" onClick={() => input.current?.click()} isPending={pending !== null}>
          <Upload className="size-4.5" aria-hidden="true" /> {t`From a file`}
        </Button>
        <IconButton label={t`Remove the captions: ${name}`} className="justify-self-end sm:mt-7" onClick={onRemove}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
      <input
        ref={input}
        type="file"
        accept=".vtt,.srt,text/vtt"
        hidden
        aria-label={t`File with captions`}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void sendAsVtt(file);
          target.value = '';
        }}
      />
      <FormError>{failure ?? at.at('source').problem}</FormError>
      <CaptionsEditor
        at={at.at('source')}
        language={at.value.language || currentLanguage()}
        label={t`Captions in ${name}`}
        media={media}
        film={film}
      />
    </div>
  );
}
