import { t } from '@lingui/core/macro';
import type { DraftHead, DraftProblem } from '@snapwell/contract/library/authoring.schemas';
import { Plus, X } from 'lucide-react';
import { Button } from '#ui/action/button.tsx';
import { IconButton } from '#ui/action/icon-button.tsx';
import { Select } from '#ui/form/select.tsx';
import { Switch } from '#ui/form/switch.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Disclosure } from '#ui/layout/disclosure.tsx';
import type { ItemMedia } from '../item-editor.ts';
import { PublicAddress } from './public-address.tsx';

interface HeadFieldsProps {
  head: DraftHead;
  problems: readonly DraftProblem[];
  media: ItemMedia;
  /** Where anybody reads it once it is published as open to anybody. */
  publicAddress: string;
  onChange: (head: DraftHead) => void;
}

/** What an item says about itself, whatever its kind. */
export function HeadFields({ head, problems, media, publicAddress, onChange }: HeadFieldsProps) {
  const change = (part: Partial<DraftHead>) => onChange({ ...head, ...part });
  const problemOf = (key: keyof DraftHead) => problems.find(({ path }) => path[1] === key)?.message;
  return (
    <section aria-label={t`About this item`} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <TextField
        label={t`Title`}
        isLabelHidden
        placeholder={t`Title`}
        className="[&_input]:font-display [&_input]:text-xl [&_input]:font-bold"
        value={head.title}
        error={problemOf('title')}
        onChange={({ target }) => change({ title: target.value })}
      />
      <Disclosure
        title={
          <span className="min-w-0 truncate">
            {t`Details`}{' '}
            <span className="ml-1 font-normal text-ink-3">{t`summary, minutes, cover, tags, sources, access`}</span>
          </span>
        }
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <TextArea
            label={t`Summary`}
            isOptional
            rows={2}
            value={head.summary}
            error={problemOf('summary')}
            onChange={({ target }) => change({ summary: target.value })}
          />
          <TextField
            label={t`Minutes`}
            type="number"
            min={1}
            max={120}
            className="max-w-40"
            value={String(head.minutes)}
            error={problemOf('minutes')}
            onChange={({ target }) => change({ minutes: Number(target.value) })}
          />
          <Select
            label={t`Cover`}
            isOptional
            options={[
              { value: '', label: t`A drawn cover` },
              ...media.files
                .filter(({ type }) => type.startsWith('image/'))
                .map(({ path }) => ({ value: path, label: path })),
            ]}
            value={head.cover ?? ''}
            error={problemOf('cover')}
            onChange={(cover) => change({ cover: cover || null })}
          />
          <TextField
            label={t`Tags`}
            isOptional
            hint={t`Lower-case letters, digits and dashes; a comma between them.`}
            value={head.tags.join(', ')}
            error={problemOf('tags')}
            onChange={({ target }) =>
              change({ tags: target.value === '' ? [] : target.value.split(',').map((tag) => tag.trimStart()) })
            }
            onBlur={() => change({ tags: head.tags.map((tag) => tag.trim()).filter(Boolean) })}
          />
          <References head={head} problem={problemOf('references')} onChange={(references) => change({ references })} />
          <TextField
            label={t`Last checked against its sources`}
            type="date"
            isOptional
            className="max-w-60"
            value={head.checked ?? ''}
            error={problemOf('checked')}
            onChange={({ target }) => change({ checked: target.value || null })}
          />
          <Switch
            label={t`Open to anybody with the link`}
            hint={t`Without signing in, under a public address.`}
            isOn={head.is_public}
            onChange={(isPublic) => change({ is_public: isPublic })}
          />
          {head.is_public && <PublicAddress title={head.title} address={publicAddress} />}
          <Switch
            label={t`Opens after the item before`}
            hint={t`Locked until everything before it in the chapter is complete.`}
            isOn={head.opens === 'after_previous'}
            onChange={(isLater) => change({ opens: isLater ? 'after_previous' : 'always' })}
          />
        </div>
      </Disclosure>
    </section>
  );
}

interface ReferencesProps {
  head: DraftHead;
  problem: string | undefined;
  onChange: (references: DraftHead['references']) => void;
}

function References({ head: { references }, problem, onChange }: ReferencesProps) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-sm font-semibold">{t`Sources`}</legend>
      {references.map((reference, i) => (
        <div
          key={`source-${i}`}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-2 gap-y-2 rounded-md bg-surface-2 p-3"
        >
          <TextField
            label={t`Title of source ${i + 1}`}
            value={reference.title}
            onChange={({ target }) => onChange(references.with(i, { ...reference, title: target.value }))}
          />
          <TextField
            label={t`Address of source ${i + 1}`}
            type="url"
            className="col-start-1"
            value={reference.url}
            onChange={({ target }) => onChange(references.with(i, { ...reference, url: target.value }))}
          />
          <IconButton label={t`Remove source ${i + 1}`} onClick={() => onChange(references.toSpliced(i, 1))}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      {problem && <p className="text-sm text-berry-ink">{problem}</p>}
      <Button
        size="sm"
        className="justify-self-start"
        onClick={() => onChange([...references, { title: '', url: '' }])}
      >
        <Plus className="size-4.5" aria-hidden="true" /> {t`Add a source`}
      </Button>
    </fieldset>
  );
}
