import { t } from '@lingui/core/macro';
import type { Question } from '@snapwell/contract/quizzes/question-types';
import { type TaughtLesson, withChanges } from '@snapwell/contract/library/writing-rules/finding';
import { useState } from 'react';
import { Disclosure } from '#ui/layout/disclosure.tsx';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { Select } from '#ui/form/select.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { findingsAt, orNothing, problemAt, type QuestionEditing } from './editing.ts';
import { PictureField } from './types/picture-editors.tsx';
import { NotedLine } from './writing-note.tsx';

/** What every question has besides its answers: explanation, lesson, difficulty, tags and a picture. */
export function QuestionHeadFields({
  question,
  onChange,
  findings,
  problems,
  media,
  lessons,
}: QuestionEditing & { lessons: readonly TaughtLesson[] }) {
  const set = (given: Partial<Question>) => onChange({ ...question, ...given } as Question);
  const use = ({ suggestion }: (typeof findings)[number]) => onChange(withChanges(question, suggestion!.changes));
  const NO_LESSON = '-';
  const isKnown = !question.teaches || lessons.some(({ id }) => id === question.teaches);
  return (
    <div className="grid gap-5">
      <NotedLine findings={findingsAt(findings, 'explanation')} onUse={use}>
        <TextArea
          label={t`Explanation`}
          hint={t`Shown with the result: why the right answer is right.`}
          rows={2}
          maxLength={4000}
          value={question.explanation ?? ''}
          error={problemAt(problems, 'explanation')}
          onChange={(event) => set({ explanation: orNothing(event.target.value) })}
        />
      </NotedLine>
      <NotedLine findings={findingsAt(findings, 'teaches')} onUse={use}>
        <Select
          label={t`Teaches from`}
          value={question.teaches ?? NO_LESSON}
          options={[
            { value: NO_LESSON, label: t`No lesson` },
            ...(isKnown ? [] : [{ value: question.teaches!, label: question.teaches! }]),
            ...lessons.map(({ id, title }) => ({ value: id, label: title })),
          ]}
          onChange={(id) => set({ teaches: id === NO_LESSON ? undefined : id })}
        />
      </NotedLine>
      <div className="grid gap-5 @2xl:max-w-[calc(100%-16.75rem)]">
        <SegmentedControl
          label={t`Difficulty`}
          isLabelShown
          value={question.difficulty}
          options={[
            { value: 'easy', label: t`Easy` },
            { value: 'medium', label: t`Medium` },
            { value: 'hard', label: t`Hard` },
          ]}
          onChange={(difficulty) => set({ difficulty })}
        />
        <TagsField tags={question.tags} error={problemAt(problems, 'tags')} onChange={(tags) => set({ tags })} />
      </div>
      {question.type !== 'image_hotspot' && (
        <NotedLine findings={findingsAt(findings, 'alternative')} onUse={use}>
          <Disclosure title={question.image ? t`Picture` : t`Add a picture`}>
            <div className="grid gap-4">
              <PictureField
                label={t`Picture of the question`}
                path={question.image ?? ''}
                media={media}
                canClear
                error={problemAt(problems, 'image')}
                onChange={(path) => set(path ? { image: path } : { image: undefined, alternative: undefined })}
              />
              {question.image && (
                <>
                  <img
                    src={media.url(question.image)}
                    alt=""
                    className="max-h-60 w-auto max-w-full rounded-md border border-line"
                  />
                  <TextField
                    label={t`What the picture shows`}
                    hint={t`For those who can't see it. Don't give the answer away.`}
                    maxLength={600}
                    value={question.alternative ?? ''}
                    error={problemAt(problems, 'alternative')}
                    onChange={(event) => set({ alternative: orNothing(event.target.value) })}
                  />
                </>
              )}
            </div>
          </Disclosure>
        </NotedLine>
      )}
    </div>
  );
}

interface TagsFieldProps {
  tags: readonly string[];
  error: string | undefined;
  onChange: (tags: string[]) => void;
}

/** Tags and skills, parted by commas; they are written as slugs when the field is left. */
function TagsField({ tags, error, onChange }: TagsFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      label={t`Tags and skills`}
      hint={t`Parted by commas. The bank finds questions by them.`}
      isOptional
      value={typed ?? tags.join(', ')}
      error={error}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(slugsIn(event.target.value));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

const slugsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((tag) =>
        tag
          .normalize('NFKD')
          .replaceAll(/\p{M}/gu, '')
          .toLowerCase()
          .replaceAll(/[^a-z0-9]+/g, '-')
          .replaceAll(/^-+|-+$/g, ''),
      )
      .filter(Boolean),
  ),
];
