import { t } from '@lingui/core/macro';
import type { ManagedAnnouncement } from '@snapwell/contract/organizations/announcements.schemas';
import { ANNOUNCEMENT_LENGTH, ANNOUNCEMENT_TITLE_LENGTH } from '@snapwell/contract/organizations/organizations.limits';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { wordsOf } from '#platform/http/api-error.ts';
import { formatDate } from '#platform/locale/format.ts';
import { Button } from '#ui/action/button.tsx';
import { Chip } from '#ui/action/chip.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { notify } from '#ui/feedback/notify.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { FormError } from '#ui/form/form-error.tsx';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { Switch } from '#ui/form/switch.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { NoticeCard } from '#ui/layout/notice-card.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { changeAnnouncement, postAnnouncement } from '../settings.queries.ts';
import { momentOf, typedMoment } from './typed-moment.ts';

interface AnnouncementEditorProps {
  orgId: string;
  /** Null for a new one. */
  item: ManagedAnnouncement | null;
  groups: readonly { id: string; name: string }[];
  onClose: () => void;
}

/** Writes an announcement, beside how the portal shows it. */
export function AnnouncementEditor({ orgId, item, groups, onClose }: AnnouncementEditorProps) {
  const [title, setTitle] = useState(item?.title ?? '');
  const [body, setBody] = useState(item?.body ?? '');
  const [isPinned, setPinned] = useState(item?.is_pinned ?? false);
  const [groupIds, setGroupIds] = useState<string[]>(item?.group_ids ?? []);
  const [isForAll, setForAll] = useState(groupIds.length === 0);
  const [from, setFrom] = useState(item ? typedMoment(item.posted_at) : '');
  const [until, setUntil] = useState(item?.ends_at ? typedMoment(item.ends_at) : '');
  const [opened] = useState(() => Date.now());
  const post = useMutation(postAnnouncement(orgId));
  const change = useMutation(changeAnnouncement(orgId));
  const error = post.error ?? change.error;
  const done = () => {
    notify('success', item ? t`The announcement is changed.` : t`The announcement is on its way to the portal.`);
    onClose();
  };
  const save = () => {
    const facts = { title, body, is_pinned: isPinned, group_ids: isForAll ? [] : groupIds, ends_at: momentOf(until) };
    const begins = momentOf(from);
    const when = begins !== null && begins !== item?.posted_at ? { posted_at: begins } : {};
    if (item) change.mutate({ id: item.id, change: { ...facts, ...when } }, { onSuccess: done });
    else post.mutate({ ...facts, ...when }, { onSuccess: done });
  };
  return (
    <Dialog
      isOpen
      size="lg"
      canDismiss={title === (item?.title ?? '') && body === (item?.body ?? '')}
      onClose={onClose}
      title={item ? t`Edit the announcement` : t`Write an announcement`}
      footer={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <SnapButton
            size="sm"
            disabled={!title.trim() || !body.trim() || (!isForAll && groupIds.length === 0)}
            isPending={post.isPending || change.isPending}
            onClick={save}
          >
            {item ? t`Save` : t`Publish`}
          </SnapButton>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        <TextField
          label={t`Title`}
          value={title}
          maxLength={ANNOUNCEMENT_TITLE_LENGTH}
          onChange={({ target }) => setTitle(target.value)}
        />
        <TextArea
          label={t`Text`}
          hint={t`**bold**, *italic*, lines that begin with a dash, [words](https://…).`}
          value={body}
          rows={5}
          maxLength={ANNOUNCEMENT_LENGTH}
          onChange={({ target }) => setBody(target.value)}
        />
        <SegmentedControl
          label={t`For whom`}
          isLabelShown
          options={[
            { value: 'all', label: t`Everybody` },
            { value: 'groups', label: t`Some groups` },
          ]}
          value={isForAll ? 'all' : 'groups'}
          onChange={(value) => setForAll(value === 'all')}
        />
        {!isForAll && <Groups groups={groups} chosen={groupIds} onChange={setGroupIds} />}
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={t`Show from`}
            type="datetime-local"
            isOptional
            hint={t`At once when empty.`}
            value={from}
            onChange={({ target }) => setFrom(target.value)}
          />
          <TextField
            label={t`Until`}
            type="datetime-local"
            isOptional
            hint={t`For good when empty.`}
            value={until}
            onChange={({ target }) => setUntil(target.value)}
          />
        </div>
        <Switch label={t`Pin it above the others`} isOn={isPinned} onChange={setPinned} />
        <PortalPreview {...{ title, body, isPinned }} at={momentOf(from) ?? item?.posted_at ?? opened} />
        <FormError>{error && wordsOf(error)}</FormError>
      </div>
    </Dialog>
  );
}

interface PortalPreviewProps {
  title: string;
  body: string;
  isPinned: boolean;
  at: string | number;
}

function PortalPreview({ title, body, isPinned, at }: PortalPreviewProps) {
  return (
    <section aria-label={t`As the portal shows it`} className="grid gap-3 rounded-lg bg-surface-2 p-4">
      <p className="text-xs font-semibold text-ink-3">{t`As the portal shows it`}</p>
      <NoticeCard
        title={title || t`Title`}
        body={body || t`Your text`}
        isPinned={isPinned}
        mark={isPinned && <Chip tone="snap">{t`Pinned`}</Chip>}
      >
        <p className="mt-1.5 text-sm text-ink-3">{formatDate(at)}</p>
      </NoticeCard>
    </section>
  );
}

interface GroupsProps {
  groups: AnnouncementEditorProps['groups'];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

function Groups({ groups, chosen, onChange }: GroupsProps) {
  if (groups.length === 0)
    return <p className="text-sm text-ink-2">{t`There are no groups yet. Make some in People.`}</p>;
  return (
    <fieldset className="grid max-h-56 gap-x-4 overflow-y-auto sm:grid-cols-2">
      <legend className="sr-only">{t`Groups`}</legend>
      {groups.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={name}
          isChecked={chosen.includes(id)}
          onChange={(isChosen) => onChange(isChosen ? [...chosen, id] : chosen.filter((each) => each !== id))}
        />
      ))}
    </fieldset>
  );
}
