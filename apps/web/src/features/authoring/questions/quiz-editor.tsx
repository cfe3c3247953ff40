import { t } from '@lingui/core/macro';
import type { QuizBody } from '@snapwell/contract/quizzes/quiz-body';
import type { Question } from '@snapwell/contract/quizzes/question-types';
import { NO_CONTEXT, type WritingContext } from '@snapwell/contract/library/writing-rules/finding';
import { withMixedPlaces } from '@snapwell/contract/library/writing-rules/quiz-rules';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight, FileUp, Library } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router';
import { Button } from '#ui/action/button.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { moveItem } from '#ui/arrange/order.ts';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { BankDialog } from './sources/bank-dialog.tsx';
import { problemsOf } from './editing.ts';
import { findingsIn } from './findings.ts';
import { ImportDialog } from './sources/import-dialog.tsx';
import { filledIn, freshId, newQuestion } from './new-question.ts';
import { QuestionEditor } from './question-editor.tsx';
import { QuestionFigures } from './question-figures.tsx';
import { AddQuestion, KeyPlaces, QuestionList } from './question-list.tsx';
import { QuestionPreview } from './question-preview.tsx';
import { quizFigures, taughtLessons } from './questions.queries.ts';
import { QuizSettings } from './quiz-settings.tsx';
import type { ItemEditorProps, ItemMedia } from '../item-editor.ts';

type View = 'write' | 'see' | 'settings';

/** A quiz: its questions in a list, one of them open with its preview, and how it is taken. */
export function QuizEditor({ body: draft, onChange, problems, media }: ItemEditorProps<QuizBody>) {
  const body = filledIn(draft);
  const { orgId = '', contentId } = useParams();
  const [openId, setOpenId] = useState<string | null>(null);
  const [view, setView] = useState<View>('write');
  const { data: lessons } = useQuery({ ...taughtLessons(orgId, contentId), enabled: orgId !== '' });
  const { data: figures } = useQuery({ ...quizFigures(orgId, contentId ?? ''), enabled: contentId !== undefined });
  const context = useMemo<WritingContext>(
    () => (lessons ? { lessons: lessons.items, references: 0 } : NO_CONTEXT),
    [lessons],
  );
  const { questions } = body;
  const at = questions.findIndex(({ id }) => id === openId);
  const question = questions[at];
  const setQuestions = (next: readonly Question[]) => onChange({ ...body, questions: [...next] });
  const open = (id: string | null) => {
    setOpenId(id);
    if (view === 'settings') setView('write');
  };
  const add = (type: Question['type']) => {
    const added = newQuestion(type, questions);
    const place = at < 0 ? questions.length : at + 1;
    setQuestions(questions.toSpliced(place, 0, added));
    open(added.id);
  };
  const copy = (from: number) =>
    setQuestions(questions.toSpliced(from + 1, 0, { ...questions[from]!, id: freshId(questions) }));
  return (
    <div className="@container/quiz grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-center gap-3">
        <SegmentedControl<View>
          label={t`View`}
          value={view}
          options={[
            { value: 'write', label: t`Questions` },
            ...(question ? [{ value: 'see' as const, label: t`See it` }] : []),
            { value: 'settings', label: t`Settings` },
          ]}
          onChange={setView}
        />
        {question && view !== 'settings' && (
          <QuestionBar
            at={at}
            count={questions.length}
            onGo={(to) => open(questions[to]!.id)}
            onList={() => {
              open(null);
              setView('write');
            }}
            onAdd={add}
          />
        )}
      </div>
      {view === 'settings' && <QuizSettings body={body} problems={problems} onChange={onChange} />}
      {view !== 'settings' && question && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-8 @5xl/quiz:grid-cols-[minmax(0,1fr)_20.75rem]">
          <div className={view === 'see' ? 'hidden @5xl/quiz:grid' : 'grid content-start gap-6'}>
            <QuestionEditor
              key={question.id}
              question={question}
              findings={findingsIn(question, context)}
              problems={problemsOf(problems, at)}
              media={media}
              lessons={context.lessons}
              onChange={(next) => setQuestions(questions.with(at, next))}
            />
            <KeyPlaces
              questions={questions}
              current={question.id}
              onMix={() => setQuestions(withMixedPlaces(questions))}
            />
          </div>
          <div className={view === 'see' ? 'grid content-start gap-5' : 'hidden content-start gap-5 @5xl/quiz:grid'}>
            <QuestionPreview key={question.id} question={question} isShuffled={body.shuffle} media={media} />
            <QuestionFigures figures={figures?.items.find(({ question_id: id }) => id === question.id)} />
          </div>
        </div>
      )}
      {view !== 'settings' && !question && (
        <QuestionList
          questions={questions}
          isShuffled={body.shuffle}
          context={context}
          problems={problems}
          onOpen={(place) => open(questions[place]!.id)}
          onAdd={add}
          onQuestions={setQuestions}
          onCopy={copy}
          onMove={(from, to) => setQuestions(moveItem(questions, from, to))}
        >
          <QuestionSources {...{ orgId, questions, media }} onAdd={(added) => setQuestions([...questions, ...added])} />
        </QuestionList>
      )}
    </div>
  );
}

interface QuestionSourcesProps {
  orgId: string;
  questions: readonly Question[];
  media: ItemMedia;
  onAdd: (added: Question[]) => void;
}

/** Where questions come from besides the author's head: files of other systems, and other quizzes. */
function QuestionSources(props: QuestionSourcesProps) {
  const [source, setSource] = useState<'file' | 'bank' | null>(null);
  const close = () => setSource(null);
  return (
    <>
      <Button onClick={() => setSource('file')}>
        <FileUp className="size-4.5" aria-hidden="true" /> {t`From a file`}
      </Button>
      <Button onClick={() => setSource('bank')}>
        <Library className="size-4.5" aria-hidden="true" /> {t`From the bank`}
      </Button>
      <ImportDialog isOpen={source === 'file'} onClose={close} {...props} />
      <BankDialog isOpen={source === 'bank'} onClose={close} {...props} />
    </>
  );
}

interface QuestionBarProps {
  at: number;
  count: number;
  onGo: (to: number) => void;
  onList: () => void;
  onAdd: (type: Question['type']) => void;
}

/** Where one is among the questions, and the ways to the others. */
function QuestionBar({ at, count, onGo, onList, onAdd }: QuestionBarProps) {
  const number = at + 1;
  return (
    <div className="flex flex-1 flex-wrap items-center gap-2">
      <Button variant="ghost" onClick={onList}>{t`All questions`}</Button>
      <span className="font-semibold">{t`Question ${number} of ${count}`}</span>
      <span className="ml-auto flex gap-2">
        <Button disabled={at === 0} aria-label={t`Question before`} onClick={() => onGo(at - 1)}>
          <ArrowLeft className="size-4.5" aria-hidden="true" />
        </Button>
        {at < count - 1 ? (
          <SnapButton size="sm" onClick={() => onGo(at + 1)}>
            {t`Next question`} <ArrowRight className="size-4.5" aria-hidden="true" />
          </SnapButton>
        ) : (
          <AddQuestion onAdd={onAdd} />
        )}
      </span>
    </div>
  );
}
