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
  const isFull = marks.length >= question.find;
  const set = (next: HotspotMark[]) => onAnswer(next.length > 0 ? { type: 'image_hotspot', marks: next } : null);
  // With one place to find, pointing elsewhere moves the mark.
  const add = (mark: HotspotMark) =>
    set(question.find === 1 ? [mark] : isFull ? [...marks.slice(1), mark] : [...marks, mark]);
  const namedPlaces = new Set(marks.flatMap((mark) => ('place' in mark ? mark.place : [])));
  return (
    <div className="grid gap-4">
      <p className="text-ink-2">
        {question.find === 1 ? 'Mark one place.' : `Mark ${question.find} places.`}{' '}
        <output>{`${marks.length} of ${question.find} marked.`}</output>
      </p>
      <PointPicture picture={question.image!} onPoint={answerKey ? null : add}>
        {answerKey?.areas
          .filter(({ is_right: isRight }) => isRight)
          .map((area) => (
            <PictureRing key={area.place} area={area} look="right" name={`Right: ${area.label}`} />
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
          <ul className="flex flex-wrap gap-2" aria-label="Your marks">
            {marks.map((mark, i) => (
              <li
                key={JSON.stringify(mark)}
                className="flex items-center gap-1 rounded-full bg-surface-2 pl-3.5 text-sm font-semibold"
              >
                {'place' in mark ? question.places.find(({ id }) => id === mark.place)?.label : `Mark ${i + 1}`}
                <IconButton
                  label={`Take away mark ${i + 1}`}
                  onClick={() => set(marks.filter((each) => each !== mark))}
                >
                  <X className="size-4" aria-hidden="true" />
                </IconButton>
              </li>
            ))}
          </ul>
          <Disclosure title="Choose by name instead">
            <div className="grid gap-1 sm:grid-cols-2">
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
