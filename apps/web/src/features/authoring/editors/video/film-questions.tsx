import { t } from '@lingui/core/macro';
import type { FilmQuestion } from '@snapwell/contract/learning/kinds/embedded-question';
import { Button } from '#ui/action/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import type { Cursor } from '../kit/cursor.ts';
import { EditorSection } from '../kit/editor-frame.tsx';
import { WordsField } from '../kit/fields.tsx';
import { ItemList } from '../kit/item-list.tsx';
import { TimeField } from './time-field.tsx';
import type { Film } from './use-film.ts';
import { shortTime } from './vtt.ts';

/** Questions at which the film stops, put where it stands. */
export function FilmQuestions({ at, film }: { at: Cursor<FilmQuestion[]>; film: Film }) {
  const here = (): FilmQuestion => ({
    at: Math.round(film.now() * 10) / 10,
    prompt: '',
    options: [
      { text: '', correct: true },
      { text: '', correct: false },
    ],
  });
  return (
    <EditorSection
      title={t`Questions`}
      hint={t`The film stops and asks. It isn't marked.`}
      problem={at.problem}
      actions={
        <Button
          onClick={() => at.change((now) => [...now, here()].toSorted((a, b) => a.at - b.at), t`Question added.`)}
        >{t`Question where the film is`}</Button>
      }
    >
      <ItemList
        at={at}
        label={t`Questions`}
        nameOf={({ at: second, prompt }, place) => {
          const number = place + 1;
          return prompt ? `${shortTime(second)} ${prompt}` : t`Question ${number}`;
        }}
        create={here}
        addLabel={t`Add a question`}
        most={30}
        empty={t`No questions yet. Stop the film where somebody should think.`}
      >
        {(question) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-[7rem_auto] sm:items-start">
              <TimeField
                label={t`Asked at`}
                value={question.value.at}
                onChange={(second) => question.at('at').set(second)}
                error={question.at('at').problem}
              />
              <Button className="justify-self-start sm:mt-7" onClick={() => film.seek(question.value.at)}>
                {t`Go there`}
              </Button>
            </div>
            <WordsField at={question.at('prompt')} label={t`Question`} rows={2} />
            <Options at={question.at('options')} />
          </div>
        )}
      </ItemList>
    </EditorSection>
  );
}

function Options({ at }: { at: Cursor<FilmQuestion['options']> }) {
  return (
    <ItemList
      at={at}
      label={t`Options`}
      nameOf={({ text }, place) => {
        const number = place + 1;
        return text || t`Option ${number}`;
      }}
      create={() => ({ text: '', correct: false })}
      addLabel={t`Add an option`}
      most={6}
      empty={t`No options yet.`}
    >
      {(option) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <WordsField at={option.at('text')} label={t`Option`} />
          <Checkbox
            label={t`This one is right`}
            isChecked={option.value.correct}
            onChange={(isRight) =>
              option.at('correct').set(isRight, isRight ? t`Marked as right.` : t`Marked as wrong.`)
            }
          />
          <WordsField at={option.at('why')} label={t`Why it is or isn't`} isOptional />
        </div>
      )}
    </ItemList>
  );
}
