import { plural, t } from '@lingui/core/macro';
import { X } from 'lucide-react';
import type { HotspotMark } from '@snapwell/contract/quizzes/question-types/image-hotspot';
import { Disclosure } from '#ui/layout/disclosure.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { IconButton } from '#ui/action/icon-button.tsx';
import { PicturePin, PictureRing, PointPicture } from '#ui/arrange/point-picture.tsx';
import type { AnswerProps } from './answer-props.ts';

/** Places to find in a picture: pointed at by mouse or finger, aimed at with arrow keys, or chosen by their names. */
export function HotspotAnswer({ question, answer, onAnswer, answerKey }: AnswerProps<'image_hotspot'>) {
  const marks = answer?.marks ?? [];
  const marked = marks.length;
  const total = question.find;
  const isFull = marks.length >= question.find;
  const set = (next: HotspotMark[]) => onAnswer(next.length > 0 ? { type: 'image_hotspot', marks: next } : null);
  // With one place to find, pointing elsewhere moves the mark.
  const add = (mark: HotspotMark) =>
    set(question.find === 1 ? [mark] : isFull ? [...marks.slice(1), mark] : [...marks, mark]);
  const namedPlaces = new Set(marks.flatMap((mark) => ('place' in mark ? mark.place : [])));
  return (
    <div className="grid gap-4">
      <p className="text-ink-2">
        {plural(total, { one: 'Mark one place.', other: 'Mark # places.' })}{' '}
        <output>{t`${marked} of ${total} marked.`}</output>
      </p>
      <PointPicture picture={question.image!} onPoint={answerKey ? null : add}>
        {answerKey?.areas
          .filter(({ is_right: isRight }) => isRight)
          .map((area) => (
            <PictureRing key={area.place} area={area} look="right" name={rightPlace(area.label)} />
          ))}
        {marks.map(
          (mark, i) =>
            !('place' in mark) && (
              <PicturePin key={`${mark.x}/${mark.y}`} at={mark}>
                {i + 1}
              </PicturePin>
            ),
        )}
      </PointPicture>
      {!answerKey && (
        <>
          <ul className="flex flex-wrap gap-2" aria-label={t`Your marks`}>
            {marks.map((mark, i) => (
              <li
                key={JSON.stringify(mark)}
                className="flex items-center gap-1 rounded-full bg-surface-2 pl-3.5 text-sm font-semibold"
              >
                {'place' in mark ? question.places.find(({ id }) => id === mark.place)?.label : markName(i + 1)}
                <IconButton label={removeName(i + 1)} onClick={() => set(marks.filter((each) => each !== mark))}>
                  <X className="size-4" aria-hidden="true" />
                </IconButton>
              </li>
            ))}
          </ul>
          <Disclosure title={t`Choose from a list`}>
            <div className="grid gap-1 sm:grid-cols-2 in-data-phone:sm:grid-cols-1">
              {question.places.map(({ id, label }) => (
                <Checkbox
                  key={id}
                  label={label}
                  isChecked={namedPlaces.has(id)}
                  disabled={isFull && question.find > 1 && !namedPlaces.has(id)}
                  onChange={(isChosen) =>
                    isChosen ? add({ place: id }) : set(marks.filter((mark) => !('place' in mark && mark.place === id)))
                  }
                />
              ))}
            </div>
          </Disclosure>
        </>
      )}
    </div>
  );
}

const rightPlace = (label: string) => t`Right: ${label}`;
const markName = (number: number) => t`Mark ${number}`;
const removeName = (number: number) => t`Remove mark ${number}`;
