import { plural, t } from '@lingui/core/macro';
import type { ImportedQuestions } from '@snapwell/contract/quizzes/exchange.schemas';
import type { Question } from '@snapwell/contract/quizzes/question-types';
import { useState } from 'react';
import { Button } from '#ui/action/button.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import type { ItemMedia } from '#features/authoring/item-editor.ts';
import { ImportReports, QuestionFiles, type ReadFile } from './question-files.tsx';
import { freshId } from '../new-question.ts';

interface ImportDialogProps {
  orgId: string;
  isOpen: boolean;
  questions: readonly Question[];
  media: ItemMedia;
  onClose: () => void;
  onAdd: (questions: Question[]) => void;
}

/** Questions of files of other systems, added to a quiz with their pictures. */
export function ImportDialog({ orgId, isOpen, questions, media, onClose, onAdd }: ImportDialogProps) {
  const [files, setFiles] = useState<readonly ReadFile[]>([]);
  const [state, setState] = useState<'idle' | 'adding' | 'failed'>('idle');
  const read = files.flatMap(({ result }) => result ?? []);
  const count = read.reduce((sum, each) => sum + each.questions.length, 0);
  const close = () => {
    setFiles([]);
    setState('idle');
    onClose();
  };
  const add = async () => {
    setState('adding');
    try {
      const added: Question[] = [];
      for (const each of read) added.push(...(await withPictures(each, media)));
      const all = [...questions];
      for (const question of added)
        all.push({ ...question, id: isTaken(all, question.id) ? freshId(all) : question.id });
      onAdd(all.slice(questions.length));
      close();
    } catch {
      setState('failed');
    }
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      size="lg"
      title={t`Questions from files`}
      description={t`GIFT, Aiken, Moodle XML, Cloze, QTI and CSV. Nothing is added before you've seen what came of each file.`}
      footer={
        <>
          <Button size="lg" onClick={close}>{t`Cancel`}</Button>
          <SnapButton disabled={count === 0} isPending={state === 'adding'} onClick={() => void add()}>
            {plural(count, { one: 'Add # question', other: 'Add # questions' })}
          </SnapButton>
        </>
      }
    >
      <div className="grid gap-5 pb-2">
        <QuestionFiles orgId={orgId} onRead={setFiles} />
        <ImportReports files={files} />
        {state === 'failed' && (
          <p role="alert" className="font-semibold text-berry-ink">{t`A picture wasn't sent. Try again.`}</p>
        )}
      </div>
    </Dialog>
  );
}

const isTaken = (questions: readonly Question[], id: string) => questions.some((each) => each.id === id);

/** The questions with the names that their pictures got beside this quiz. */
async function withPictures({ questions, media: pictures }: ImportedQuestions, media: ItemMedia): Promise<Question[]> {
  let json = JSON.stringify(questions);
  for (const { path, base64 } of pictures) {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0)!);
    const name = path.replace(/^.*\//, '');
    const stored = await media.upload(new File([bytes], name, { type: typeOf(name) }));
    json = json.replaceAll(JSON.stringify(path), JSON.stringify(stored));
  }
  return JSON.parse(json) as Question[];
}

const TYPES: Record<string, string> = { png: 'image/png', gif: 'image/gif', svg: 'image/svg+xml', webp: 'image/webp' };
const typeOf = (name: string) => TYPES[name.replace(/^.*\./, '').toLowerCase()] ?? 'image/jpeg';
