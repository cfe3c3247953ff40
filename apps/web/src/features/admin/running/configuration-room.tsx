import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Setting } from '@snapwell/contract/admin/system.schemas';
import { NOTICE_LENGTH } from '@snapwell/contract/admin/system.limits';
import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '#ui/action/button.tsx';
import { Chip, type Tone } from '#ui/action/chip.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { type Column, DataTable } from '#ui/layout/data-table.tsx';
import { configuration, setNotice } from '../admin.queries.ts';
import { currentNotice } from '../notice.queries.ts';
import { Panel, Refusal, RoomHead } from '../kit/panel.tsx';
import { shortMoment } from '../kit/times.ts';

/** The notice for everybody, and every setting that is in force. */
export function ConfigurationRoom() {
  return (
    <div className="grid gap-5">
      <RoomHead title={t`Configuration`} />
      <NoticeForm />
      <Settings />
    </div>
  );
}

const HOUR_MS = 3_600_000;
/** The wall clock's time as a field takes it: '2026-11-23T07:12'. */
const fieldTime = (at: number) => new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

function NoticeForm() {
  const { data } = useQuery(currentNotice());
  const set = useMutation(setNotice());
  const [text, setText] = useState('');
  const [from, setFrom] = useState(() => fieldTime(Date.now()));
  const [until, setUntil] = useState(() => fieldTime(Date.now() + HOUR_MS));
  const show = (event: FormEvent) => {
    event.preventDefault();
    set.mutate(
      { text, from: new Date(from).toISOString(), until: new Date(until).toISOString() },
      { onSuccess: () => setText('') },
    );
  };
  const notice = data?.notice;
  return (
    <Panel title={t`Maintenance notice`} lead={t`Everybody sees it above every page, from a day before it begins.`}>
      {notice && (
        <div className="mb-5 flex flex-wrap items-center gap-3 rounded-md bg-surface-2 p-4">
          <p className="min-w-0 flex-1 basis-60">
            <b className="block font-semibold wrap-anywhere">{notice.text}</b>
            <span className="text-sm text-ink-2">{t`${shortMoment(notice.from)} to ${shortMoment(notice.until)}`}</span>
          </p>
          <Button isPending={set.isPending} onClick={() => set.mutate(null)}>
            <Trans>Take it away</Trans>
          </Button>
        </div>
      )}
      <form className="grid gap-4" onSubmit={show}>
        <TextArea
          label={t`What will happen`}
          required
          rows={2}
          maxLength={NOTICE_LENGTH}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={t`From`}
            type="datetime-local"
            required
            value={from}
            onChange={({ target }) => setFrom(target.value)}
          />
          <TextField
            label={t`Until`}
            type="datetime-local"
            required
            min={from}
            value={until}
            onChange={({ target }) => setUntil(target.value)}
          />
        </div>
        <Refusal error={set.error} />
        <SnapButton size="sm" type="submit" className="justify-self-start" isPending={set.isPending}>
          <Trans>Show the notice</Trans>
        </SnapButton>
      </form>
    </Panel>
  );
}

const SOURCE_TONES: Record<Setting['source'], Tone> = {
  environment: 'sky',
  file: 'leaf',
  panel: 'snap',
  default: 'plain',
};

function Settings() {
  const { data } = useSuspenseQuery(configuration());
  const [word, setWord] = useState('');
  const [isOnlySet, setOnlySet] = useState(false);
  const rows = data.items.filter(
    ({ name, source }) => name.includes(word.toUpperCase()) && (!isOnlySet || source !== 'default'),
  );
  return (
    <Panel title={t`Settings in force`} lead={t`They’re read at the start. Secrets are hidden.`}>
      <div className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <TextField
          className="min-w-0 flex-1 basis-60"
          label={t`Find a setting`}
          isLabelHidden
          placeholder={t`Find a setting`}
          icon={<Search />}
          value={word}
          onChange={({ target }) => setWord(target.value)}
        />
        <Checkbox label={t`Only what somebody set`} isChecked={isOnlySet} onChange={setOnlySet} />
      </div>
      <DataTable caption={t`Settings in force`} rows={rows} rowKey={({ name }) => name} columns={settingColumns()} />
    </Panel>
  );
}

function settingColumns(): Column<Setting>[] {
  const sources = { environment: t`Environment`, file: t`.env file`, panel: t`Set here`, default: t`Default` };
  return [
    {
      key: 'name',
      head: t`Name`,
      isName: true,
      cell: ({ name }) => <code className="wrap-anywhere">{name}</code>,
    },
    {
      key: 'value',
      head: t`Value`,
      cell: ({ value }) => <code className="wrap-anywhere">{value || '–'}</code>,
    },
    {
      key: 'source',
      head: t`Where from`,
      cell: ({ source }) => <Chip tone={SOURCE_TONES[source]}>{sources[source]}</Chip>,
    },
  ];
}
