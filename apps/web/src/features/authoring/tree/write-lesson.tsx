import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/action/button.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { RowsSkeleton } from '#ui/feedback/rows-skeleton.tsx';
import { Select } from '#ui/form/select.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { authorTree } from '../authoring.queries.ts';
import { useTreeActs } from './tree-acts.ts';

interface WriteLessonProps {
  orgId: string;
  /** What the lesson shall be about. */
  about: string;
  onAdded: (contentId: string) => void;
}

/** Begins an article about something, in the chapter that is chosen. */
export function WriteLesson({ orgId, about, onAdded }: WriteLessonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        <PenLine className="size-4" aria-hidden="true" /> {t`Write a lesson`}
      </Button>
      {isOpen && (
        <Dialog isOpen onClose={() => setOpen(false)} title={t`Write a lesson`} size="sm">
          <LessonForm orgId={orgId} about={about} onAdded={onAdded} />
        </Dialog>
      )}
    </>
  );
}

const TITLE_LENGTH = 120;

function LessonForm({ orgId, about, onAdded }: WriteLessonProps) {
  const { data } = useQuery(authorTree(orgId));
  const { act, isPending } = useTreeActs(orgId);
  const [title, setTitle] = useState(about.slice(0, TITLE_LENGTH));
  const [place, setPlace] = useState<string | null>(null);
  if (!data) return <RowsSkeleton />;
  const chapters = data.modules.flatMap((module) =>
    module.chapters.map((chapter) => ({
      value: `${module.id}/${chapter.id}`,
      label: chapter.title,
      detail: module.title,
    })),
  );
  const chosen = place ?? chapters[0]?.value ?? null;
  const add = async () => {
    const [moduleId = '', chapterId = ''] = (chosen ?? '').split('/');
    const [id] = await act([
      {
        act: 'add_item',
        module_id: moduleId,
        chapter_id: chapterId,
        kind: 'article',
        title: title.trim(),
        before: null,
      },
    ]);
    if (id) onAdded(id);
  };
  return (
    <form
      className="grid gap-4 pb-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen && title.trim()) void add();
      }}
    >
      {chapters.length === 0 && <p className="text-ink-2">{t`Add a module with a chapter in Content first.`}</p>}
      <TextField
        label={t`Title`}
        maxLength={TITLE_LENGTH}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <Select label={t`Chapter`} options={chapters} value={chosen} onChange={setPlace} />
      <SnapButton
        size="sm"
        type="submit"
        className="justify-self-end"
        disabled={!chosen || !title.trim()}
        isPending={isPending}
      >
        {t`Begin`}
      </SnapButton>
    </form>
  );
}
