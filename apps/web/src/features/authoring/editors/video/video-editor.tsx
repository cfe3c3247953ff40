import { t } from '@lingui/core/macro';
import { MEDIA_BYTES } from '@snapwell/contract/library/authoring.limits';
import type { VideoBody } from '@snapwell/contract/learning/kinds/video';
import { Clapperboard, Pause, Play } from 'lucide-react';
import { Button } from '#ui/action/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import type { ItemEditorProps } from '#features/authoring/item-editor.ts';
import { type Cursor, withDefault } from '../kit/cursor.ts';
import { EditorFrame, EditorSection } from '../kit/editor-frame.tsx';
import { WordsField } from '../kit/fields.tsx';
import { filled } from '../kit/filled.ts';
import { ItemList } from '../kit/item-list.tsx';
import { MediaField } from '../kit/media-field.tsx';
import { useEditing } from '../kit/use-editing.ts';
import { CaptionTracks } from './caption-tracks.tsx';
import { FilmQuestions } from './film-questions.tsx';
import { TimeField } from './time-field.tsx';
import { type Film, useFilm } from './use-film.ts';
import { shortTime, toMilliseconds } from './vtt.ts';

const EMPTY: VideoBody = { source: '', duration: 0, captions: [], chapters: [] };

/** A film with its poster, chapters, captions and transcript, edited against the picture. */
export function VideoEditor({ body, onChange, problems, media }: ItemEditorProps<VideoBody>) {
  const editing = useEditing({ body: filled(EMPTY, body), onChange, problems });
  const { root } = editing;
  const { video, film, follow } = useFilm();
  const { source, poster, duration } = root.value;
  const measure = () => {
    const seconds = video.current?.duration ?? 0;
    // A length that an author gave, or that was measured before, stays.
    if (duration === 0 && Number.isFinite(seconds) && seconds > 0) root.at('duration').set(toMilliseconds(seconds));
  };
  return (
    <EditorFrame label={t`Video`} editing={editing}>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
        <div className="gap-4 max-xl:contents xl:sticky xl:top-20 xl:grid xl:grid-cols-[minmax(0,1fr)]">
          {source === '' ? (
            <EmptyState icon={<Clapperboard aria-hidden="true" />} title={t`A film first`}>
              {t`Upload one (mp4 or webm) or choose one. Then add captions and chapters against the picture.`}
            </EmptyState>
          ) : (
            <>
              <video
                ref={video}
                key={source}
                src={media.url(source)}
                poster={poster && media.url(poster)}
                controls
                playsInline
                preload="metadata"
                aria-label={t`The film`}
                onLoadedMetadata={measure}
                {...follow}
                className="aspect-video w-full rounded-lg bg-ink max-xl:sticky max-xl:top-14 max-xl:z-10"
              />
              <div className="flex items-center gap-3">
                <Button onClick={film.toggle}>
                  {film.isPlaying ? (
                    <Pause className="size-4.5" aria-hidden="true" />
                  ) : (
                    <Play className="size-4.5" aria-hidden="true" />
                  )}
                  {film.isPlaying ? t`Pause` : t`Play`}
                </Button>
                <output className="figure text-sm text-ink-2">
                  {shortTime(Math.round(film.at * 10) / 10)} / {shortTime(duration)}
                </output>
              </div>
            </>
          )}
          <MediaField
            at={root.at('source')}
            media={media}
            label={t`Film file`}
            hint={t`mp4 or webm, up to ${MEDIA_BYTES / 1024 ** 2} MB.`}
            type="video/"
            onArrive={() => root.at('duration').set(0)}
          />
          {source !== '' && (
            <TimeField
              label={t`Length`}
              value={duration}
              onChange={(seconds) => root.at('duration').set(seconds)}
              error={root.at('duration').problem}
            />
          )}
          <MediaField at={root.at('poster')} media={media} label={t`Picture before it starts`} isOptional />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          <Chapters at={root.at('chapters')} film={film} />
          <FilmQuestions at={withDefault(root.at('questions'), [])} film={film} />
          <CaptionTracks at={root.at('captions')} media={media} film={film} />
          <WordsField
            at={root.at('transcript')}
            label={t`Transcript`}
            hint={t`Only for a film without captions: what happens in it, in words.`}
            rows={3}
            isOptional
          />
        </div>
      </div>
    </EditorFrame>
  );
}

function Chapters({ at, film }: { at: Cursor<VideoBody['chapters']>; film: Film }) {
  const addHere = () => {
    const start = Math.round(film.now() * 10) / 10;
    at.change((now) => [...now, { start, title: '' }].toSorted((a, b) => a.start - b.start), t`Chapter added.`);
  };
  return (
    <EditorSection
      title={t`Chapters`}
      hint={t`Learners jump between them.`}
      problem={at.problem}
      actions={<Button onClick={addHere}>{t`Chapter where the film is`}</Button>}
    >
      <ItemList
        at={at}
        label={t`Chapters`}
        nameOf={({ start, title }, place) => {
          const number = place + 1;
          return title ? `${shortTime(start)} ${title}` : t`Chapter ${number}`;
        }}
        create={() => ({ start: Math.round(film.now() * 10) / 10, title: '' })}
        addLabel={t`Add a chapter`}
        most={50}
        empty={t`No chapters yet. Stop the film where something new begins.`}
      >
        {(chapter) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-[7rem_minmax(0,1fr)] sm:items-start 2xl:grid-cols-[7rem_minmax(0,1fr)_auto]">
            <TimeField
              label={t`Starts at`}
              value={chapter.value.start}
              onChange={(start) => chapter.at('start').set(start)}
              error={chapter.at('start').problem}
            />
            <WordsField at={chapter.at('title')} label={t`Title`} />
            <Button className="justify-self-start 2xl:mt-7" onClick={() => film.seek(chapter.value.start)}>
              {t`Go there`}
            </Button>
          </div>
        )}
      </ItemList>
    </EditorSection>
  );
}
