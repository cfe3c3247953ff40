import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { InviteOutcome } from '@snapwell/contract/organizations/invites.schemas';
import { INVITE_DAYS, INVITE_LIST_BYTES } from '@snapwell/contract/organizations/organizations.limits';
import { useMutation } from '@tanstack/react-query';
import { ClipboardPaste, FileUp, Send } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { wordsOf } from '#platform/http/api-error.ts';
import { Button } from '#ui/action/button.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { classNames } from '#ui/class-names.ts';
import { notify } from '#ui/feedback/notify.tsx';
import { FormError } from '#ui/form/form-error.tsx';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { Select } from '#ui/form/select.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { inviteListUpload, newInvites } from './invites.queries.ts';
import { levelMeaning, levelName, type PersonLevel } from '../people.texts.ts';
import { JoinCode } from './join-code.tsx';

type Way = 'file' | 'email' | 'code';

interface InviteDialogProps {
  orgId: string;
  groups: readonly { id: string; name: string }[];
  posterPath: string;
  isOpen: boolean;
  onClose: () => void;
  /** A table was read: where it is looked at. */
  onList: (listId: string) => void;
}

/** The three ways to bring people in: a table, some addresses, a code for many. */
export function InviteDialog({ orgId, groups, posterPath, isOpen, onClose, onList }: InviteDialogProps) {
  const [way, setWay] = useState<Way>('file');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t`Invite people`} size="lg">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 pb-2">
        <SegmentedControl
          label={t`How`}
          isWide
          value={way}
          onChange={setWay}
          options={[
            { value: 'file', label: t`Spreadsheet` },
            { value: 'email', label: t`Email` },
            { value: 'code', label: t`Join code` },
          ]}
        />
        {way === 'file' && <FileDrop orgId={orgId} onList={onList} />}
        {way === 'email' && <EmailForm {...{ orgId, groups, onClose }} />}
        {way === 'code' && <JoinCode orgId={orgId} posterPath={posterPath} />}
      </div>
    </Dialog>
  );
}

const SAMPLE = 'email;groups;level;job role\nada@example.org;Ward 4B;learner;Registered nurse';

/** Where a table is dropped, chosen or pasted. It is looked at before anybody gets a mail. */
export function FileDrop({ orgId, onList }: { orgId: string; onList: (listId: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [pasted, setPasted] = useState('');
  const [isTooLarge, setTooLarge] = useState(false);
  const upload = useMutation({ ...inviteListUpload(orgId), onSuccess: ({ id }) => onList(id) });
  const send = (file: File | undefined) => {
    if (!file) return;
    setTooLarge(file.size > INVITE_LIST_BYTES);
    if (file.size <= INVITE_LIST_BYTES) upload.mutate({ name: file.name, file });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    send(event.dataTransfer.files[0]);
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <section
        aria-label={t`New list`}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={classNames(
          'grid justify-items-center gap-4 rounded-lg border-2 border-dashed p-6 text-center',
          isOver ? 'border-leaf bg-leaf-soft' : 'border-line-strong',
        )}
      >
        <p className="max-w-md text-ink-2">
          <Trans>
            Drop a CSV file here. One row a person: email, and if you like groups, level and job. You see every row
            before anybody gets a mail.
          </Trans>
        </p>
        <Button onClick={() => input.current?.click()} isPending={upload.isPending}>
          <FileUp className="size-4.5" aria-hidden="true" /> {t`Choose a file`}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          aria-label={t`Choose a file`}
          hidden
          onChange={({ target }) => {
            send(target.files?.[0]);
            target.value = '';
          }}
        />
      </section>
      <TextArea
        label={t`Or paste the cells`}
        hint={t`Copied from a spreadsheet, with or without the names of the columns.`}
        placeholder={SAMPLE}
        value={pasted}
        rows={4}
        spellCheck={false}
        onChange={({ target }) => setPasted(target.value)}
      />
      {isTooLarge && <FormError>{t`This file is too large for a list of people. Split it.`}</FormError>}
      {upload.error && <FormError>{wordsOf(upload.error)}</FormError>}
      <div className="flex justify-end">
        <SnapButton
          size="sm"
          disabled={pasted.trim() === ''}
          isPending={upload.isPending}
          onClick={() => upload.mutate({ name: t`Pasted list`, file: new Blob([pasted]) })}
        >
          <ClipboardPaste className="size-5" aria-hidden="true" /> {t`Look at the rows`}
        </SnapButton>
      </div>
    </div>
  );
}

interface EmailFormProps {
  orgId: string;
  groups: readonly { id: string; name: string }[];
  onClose: () => void;
}

/** A few people at once, with the same groups and level. */
function EmailForm({ orgId, groups, onClose }: EmailFormProps) {
  const [text, setText] = useState('');
  const [group, setGroup] = useState('none');
  const [level, setLevel] = useState<PersonLevel>('learner');
  const inviting = useMutation(newInvites(orgId));
  const emails = text.split(/[\s,;]+/).filter(Boolean);
  const name = groups.find(({ id }) => id === group)?.name;
  const send = async () => {
    const { rows } = await inviting.mutateAsync({
      rows: emails.map((email) => ({
        email,
        ...(level === 'admin' ? { role: 'ORG_ADMIN' as const } : { system_level: level }),
        ...(name && { groups: [name] }),
      })),
      is_preview: false,
    });
    const left = rows.filter(({ is_mail_sent: isSent }) => !isSent);
    const sent = rows.length - left.length;
    if (sent > 0)
      notify('success', t`${plural(sent, { one: '# invitation sent', other: '# invitations sent' })}`, { sound: null });
    if (left.length === 0) return onClose();
    setText(left.map(({ email }) => email).join('\n'));
    setRefused(left.map(({ email, outcome }) => `${email}: ${outcomeText(outcome)}`));
  };
  const [refused, setRefused] = useState<readonly string[]>([]);
  return (
    <form
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void send().catch(() => undefined);
      }}
    >
      <TextArea
        label={t`Email addresses`}
        hint={t`One a line, or parted by commas.`}
        value={text}
        rows={3}
        spellCheck={false}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={t`Group`}
          options={[
            { value: 'none', label: t`No group` },
            ...groups.map(({ id, name: label }) => ({ value: id, label })),
          ]}
          value={group}
          onChange={setGroup}
        />
        <Select
          label={t`Role`}
          hint={levelMeaning(level)}
          options={(['learner', 'manager', 'admin'] as const).map((value) => ({ value, label: levelName(value) }))}
          value={level}
          onChange={setLevel}
        />
      </div>
      {refused.length > 0 && (
        <FormError>
          <span className="grid gap-1">
            {refused.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </span>
        </FormError>
      )}
      {inviting.error && <FormError>{wordsOf(inviting.error)}</FormError>}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-ink-2">{t`Links hold ${INVITE_DAYS} days and work once.`}</p>
        <SnapButton type="submit" size="sm" disabled={emails.length === 0} isPending={inviting.isPending}>
          {t`${plural(emails.length, { one: 'Send # invite', other: 'Send # invites' })}`}
          <Send className="size-5" aria-hidden="true" />
        </SnapButton>
      </div>
    </form>
  );
}

function outcomeText(outcome: InviteOutcome): string {
  return {
    invited: t`invited`,
    renewed: t`invited again`,
    mailed_today: t`got a mail today already; their invitation was changed`,
    already_member: t`is a member already`,
    repeated: t`stands here twice`,
    invalid_email: t`is not an email address`,
    unknown_group: t`the group is gone`,
    invalid_job_role: t`the job is too long`,
  }[outcome];
}
