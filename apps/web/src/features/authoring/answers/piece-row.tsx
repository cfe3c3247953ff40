import { t } from '@lingui/core/macro';
import { PIECE_QUESTION_LENGTH, PIECE_QUESTIONS } from '@snapwell/contract/copilot/copilot.limits';
import type { AnswerPiece, PieceChange } from '@snapwell/contract/copilot/pieces.schemas';
import { useMutation } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { failureWords } from '#platform/http/failure-words.ts';
import { Button } from '#ui/action/button.tsx';
import { IconButton } from '#ui/action/icon-button.tsx';
import { classNames } from '#ui/class-names.ts';
import { notify } from '#ui/feedback/notify.tsx';
import { Switch } from '#ui/form/switch.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { RichText } from '#ui/text/rich/rich-text.tsx';
import { setPiece } from './answers.queries.ts';

interface PieceRowProps {
  orgId: string;
  contentId: string;
  piece: AnswerPiece;
  onChanged: (piece: AnswerPiece) => void;
}

/** A piece with the questions it answers: those of the lesson stand, the author's are added and taken away. */
export function PieceRow({ orgId, contentId, piece, onChanged }: PieceRowProps) {
  const [typed, setTyped] = useState('');
  const set = useMutation(setPiece(orgId, contentId));
  const save = async (change: Partial<PieceChange>) => {
    const { id, questions, is_hidden: isHidden } = piece;
    try {
      onChanged(await set.mutateAsync({ id, questions, is_hidden: isHidden, ...change }));
      return true;
    } catch (error) {
      notify('error', failureWords(error, true).advice);
      return false;
    }
  };
  const question = typed.trim();
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (question.length >= 3 && (await save({ questions: [...piece.questions, question] }))) setTyped('');
  };
  return (
    <li className="grid gap-3 py-4">
      <p className="text-xs font-semibold text-ink-3">
        {[nameOf(piece.kind), piece.heading].filter(Boolean).join(' · ')}
      </p>
      <div className={classNames('overflow-x-auto', piece.is_hidden && 'opacity-55')}>
        <RichText text={piece.text} />
      </div>
      {!piece.is_hidden && (
        <>
          <ul className="grid gap-1" aria-label={t`Questions it answers`}>
            {piece.lesson_questions.map((each) => (
              <li key={`lesson ${each}`} className="text-sm text-ink-2">
                {each} <span className="text-ink-3">({t`from the lesson`})</span>
              </li>
            ))}
            {piece.questions.map((each) => (
              <li key={each} className="flex items-center justify-between gap-2 text-sm">
                <span className="min-w-0 break-words">{each}</span>
                <IconButton
                  label={t`Remove ‘${each}’`}
                  onClick={() => void save({ questions: piece.questions.filter((other) => other !== each) })}
                >
                  <Trash2 aria-hidden="true" />
                </IconButton>
              </li>
            ))}
          </ul>
          {piece.questions.length < PIECE_QUESTIONS && (
            <form className="flex items-end gap-2" onSubmit={(event) => void add(event)}>
              <TextField
                label={t`A question it answers`}
                isLabelHidden
                placeholder={t`A question it answers`}
                className="min-w-0 flex-1"
                value={typed}
                maxLength={PIECE_QUESTION_LENGTH}
                onChange={({ target }) => setTyped(target.value)}
              />
              <Button type="submit" disabled={question.length < 3 || set.isPending}>
                <Plus className="size-5" aria-hidden="true" /> {t`Add`}
              </Button>
            </form>
          )}
        </>
      )}
      <Switch
        label={t`Sophie may read it out`}
        isOn={!piece.is_hidden}
        disabled={set.isPending}
        onChange={(isOn) => void save({ is_hidden: !isOn })}
      />
    </li>
  );
}

function nameOf(kind: AnswerPiece['kind']): string {
  const names: Record<AnswerPiece['kind'], string> = {
    text: t`Sentences`,
    point: t`Point of a list`,
    step: t`Step`,
    row: t`Row of a table`,
    question: t`Question and answer`,
    term: t`Term`,
    warning: t`Warning`,
    example: t`Example`,
  };
  return names[kind];
}
