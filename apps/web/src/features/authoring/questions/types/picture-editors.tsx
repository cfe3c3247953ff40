import { t } from '@lingui/core/macro';
import type { QuestionOf } from '@snapwell/contract/quizzes/question-types';
import { withChanges } from '@snapwell/contract/library/writing-rules/finding';
import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/action/button.tsx';
import { PicturePin, PictureRing, PointPicture } from '#ui/arrange/point-picture.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Select } from '#ui/form/select.tsx';
import type { ItemMedia } from '#features/authoring/item-editor.ts';
import { findingsAt, orNothing, problemAt, type QuestionEditing } from '../editing.ts';
import { NotedLine } from '../writing-note.tsx';
import { FieldProblem, LineField, NumberField, RowList } from './fields.tsx';

interface PictureFieldProps {
  label: string;
  path: string;
  media: ItemMedia;
  onChange: (path: string) => void;
  /** The picture may be left out. */
  canClear?: boolean;
  error?: string | undefined;
}

/** A picture of the item: one that is there, or a new one from this device. */
export function PictureField({ label, path, media, onChange, canClear = false, error }: PictureFieldProps) {
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle');
  const pictures = media.files.filter(({ type }) => type.startsWith('image/'));
  const send = async (file: File) => {
    setState('sending');
    try {
      onChange(await media.upload(file));
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  const NONE = '-';
  return (
    <div className="flex flex-wrap items-end gap-2">
      <Select
        label={label}
        className="min-w-56 flex-1"
        value={path || null}
        placeholder={t`No picture yet`}
        options={[
          ...(canClear && path ? [{ value: NONE, label: t`No picture` }] : []),
          ...pictures.map((file) => ({ value: file.path, label: file.path.replace(/^.*\//, '') })),
        ]}
        onChange={(next) => onChange(next === NONE ? '' : next)}
        error={state === 'failed' ? t`It wasn't sent. Try again.` : error}
      />
      <label className="relative">
        <span className="inline-flex min-h-12 cursor-pointer items-center gap-2 rounded-control border-[1.5px] border-line-strong bg-surface px-4 text-sm font-semibold has-focus-visible:outline-3">
          <ImagePlus className="size-5" aria-hidden="true" /> {state === 'sending' ? t`Sending …` : t`Upload`}
        </span>
        <input
          type="file"
          accept="image/*"
          aria-label={uploadName(label)}
          className="absolute inset-0 cursor-pointer opacity-0"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) void send(file);
          }}
        />
      </label>
    </div>
  );
}

const uploadName = (label: string) => t`Upload a picture: ${label}`;

type Area = QuestionOf<'image_hotspot'>['areas'][number];
const NEW_RADIUS = 8;

/** Places are drawn onto the picture; each has a name for those who cannot point. */
export function HotspotEditor({ question, onChange, problems, media }: QuestionEditing<'image_hotspot'>) {
  const { image, alternative, areas } = question;
  const file = media.files.find(({ path }) => path === image);
  const set = (next: Area[]) => onChange({ ...question, areas: next });
  return (
    <div className="grid gap-5">
      <PictureField
        label={t`Picture`}
        path={image}
        media={media}
        error={problemAt(problems, 'image')}
        onChange={(path) => onChange({ ...question, image: path })}
      />
      <LineField
        label={t`What the picture shows`}
        hint={t`For those who can't see it. Don't give the answer away.`}
        maxLength={600}
        value={alternative}
        error={problemAt(problems, 'alternative')}
        onText={(text) => onChange({ ...question, alternative: text })}
      />
      {image !== '' && (
        <div className="grid gap-2">
          <p className="text-sm text-ink-2">{t`Press a place in the picture to add it.`}</p>
          <PointPicture
            picture={{ url: media.url(image), alternative, width: file?.width, height: file?.height }}
            onPoint={
              areas.length < 15
                ? ({ x, y }) => set([...areas, { label: '', x, y, radius: NEW_RADIUS, correct: areas.length === 0 }])
                : null
            }
          >
            {areas.map((area, i) => (
              // Places have no other name than their number.
              <span key={i}>
                <PictureRing area={area} look={area.correct ? 'right' : 'wrong'} />
                <PicturePin at={area}>{i + 1}</PicturePin>
              </span>
            ))}
          </PointPicture>
        </div>
      )}
      <FieldProblem>{problems.find(({ path }) => path[0] === 'areas' && path.length === 1)?.message}</FieldProblem>
      <RowList
        label={t`Places`}
        nameOf={placeName}
        addLabel={t`Add a place in the middle`}
        rows={areas}
        least={0}
        most={15}
        empty={() => ({ label: '', x: 50, y: 50, radius: NEW_RADIUS, correct: areas.length === 0 })}
        onChange={set}
      >
        {(area, at, change) => (
          <div className="grid gap-x-3 gap-y-2 sm:grid-cols-[minmax(0,1fr)_repeat(3,5.5rem)]">
            <LineField
              label={placeName(at + 1)}
              maxLength={120}
              value={area.label}
              error={problemAt(problems, 'areas', at, 'label')}
              onText={(text) => change({ ...area, label: text })}
            />
            <NumberField
              label={t`From left, %`}
              min={0}
              max={100}
              value={area.x}
              onChange={(x) => change({ ...area, x: x ?? 0 })}
            />
            <NumberField
              label={t`From top, %`}
              min={0}
              max={100}
              value={area.y}
              onChange={(y) => change({ ...area, y: y ?? 0 })}
            />
            <NumberField
              label={t`Radius, %`}
              min={1}
              max={50}
              value={area.radius}
              onChange={(radius) => change({ ...area, radius: radius ?? NEW_RADIUS })}
            />
            <Checkbox
              label={t`To be found`}
              isChecked={area.correct}
              onChange={(correct) => change({ ...area, correct })}
            />
          </div>
        )}
      </RowList>
    </div>
  );
}

const placeName = (number: number) => t`Place ${number}`;

type PictureOption = QuestionOf<'image_choice'>['options'][number];

/** Pictures of which one is right, each described for those who cannot see it. */
export function ImageChoiceEditor({ question, onChange, problems, findings, media }: QuestionEditing<'image_choice'>) {
  const { options } = question;
  const set = (next: PictureOption[]) => onChange({ ...question, options: next });
  return (
    <RowList<PictureOption>
      label={t`Pictures`}
      nameOf={pictureName}
      addLabel={t`Add a picture`}
      rows={options}
      least={2}
      most={12}
      empty={() => ({ image: '', alternative: '', correct: false })}
      onChange={set}
    >
      {(option, at, change) => (
        <NotedLine
          findings={findingsAt(findings, 'options', at)}
          onUse={({ suggestion }) => onChange(withChanges(question, suggestion!.changes))}
        >
          <div className="grid gap-3 pb-2 sm:grid-cols-[8rem_minmax(0,1fr)]">
            {option.image ? (
              <img
                src={media.url(option.image)}
                alt=""
                className="max-h-32 w-full rounded-md border border-line object-contain"
              />
            ) : (
              <span className="hidden rounded-md bg-surface-2 sm:block" />
            )}
            <div className="grid gap-3">
              <PictureField
                label={pictureName(at + 1)}
                path={option.image}
                media={media}
                error={problemAt(problems, 'options', at, 'image')}
                onChange={(image) => change({ ...option, image })}
              />
              <LineField
                label={shownName(at + 1)}
                maxLength={600}
                value={option.alternative}
                error={problemAt(problems, 'options', at, 'alternative')}
                onText={(text) => change({ ...option, alternative: text })}
              />
              <LineField
                label={whyName(at + 1)}
                isOptional
                maxLength={600}
                value={option.why ?? ''}
                onText={(text) => change({ ...option, why: orNothing(text) })}
              />
              <Button
                className="justify-self-start"
                aria-pressed={option.correct}
                onClick={() => set(options.map((each, i) => ({ ...each, correct: i === at })))}
              >
                {option.correct ? t`This is the right one` : t`Make it the right one`}
              </Button>
            </div>
          </div>
        </NotedLine>
      )}
    </RowList>
  );
}

const pictureName = (number: number) => t`Picture ${number}`;
const shownName = (number: number) => t`What picture ${number} shows`;
const whyName = (number: number) => t`What is said to who chose picture ${number}`;
