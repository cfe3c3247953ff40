import { t } from '@lingui/core/macro';
import type { AuthorItem, DraftHead, DraftProblem } from '@snapwell/contract/library/authoring.schemas';
import { TextArea } from '#ui/form/text-area.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { OriginalWords } from './original-words.tsx';

interface VersionHeadProps {
  head: DraftHead;
  original: NonNullable<AuthorItem['original']>;
  problems: readonly DraftProblem[];
  onChange: (head: DraftHead) => void;
}

/** What an item says about itself in another language: its title and summary. The rest is the original's. */
export function VersionHead({ head, original, problems, onChange }: VersionHeadProps) {
  const change = (part: Partial<DraftHead>) => onChange({ ...head, ...part });
  const problemOf = (key: keyof DraftHead) => problems.find(({ path }) => path[1] === key)?.message;
  const { title, summary } = original.head;
  const rows = 'grid grid-cols-[minmax(0,1fr)] gap-2 lg:grid-cols-2 lg:gap-5';
  return (
    <section aria-label={t`About this item`} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className={rows}>
        <OriginalWords
          language={original.language}
          words={title}
          isChanged={original.was.head.title !== title}
          before={original.was.head.title}
        />
        <TextField
          label={t`Title`}
          value={head.title}
          error={problemOf('title')}
          onChange={({ target }) => change({ title: target.value })}
        />
      </div>
      {summary !== '' && (
        <div className={rows}>
          <OriginalWords language={original.language} words={summary} isChanged={false} before="" />
          <TextArea
            label={t`Summary`}
            isOptional
            rows={2}
            value={head.summary}
            error={problemOf('summary')}
            onChange={({ target }) => change({ summary: target.value })}
          />
        </div>
      )}
    </section>
  );
}
