import { Users } from 'lucide-react';
import { useId, useState } from 'react';
import { AnswerOption, type AnswerState } from './answer-option.tsx';
import { Checkbox } from './checkbox.tsx';
import { SegmentedControl } from './segmented-control.tsx';
import { Select } from './select.tsx';
import { Switch } from './switch.tsx';
import { Tabs } from '../layout/tabs.tsx';
import { ThemeToggle } from '../action/theme-toggle.tsx';

const PERIODS = [
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
  { value: 'all', label: 'All time' },
] as const;

const GROUPS = [
  { value: 'all', label: 'All of Riverside', detail: '538 members' },
  { value: 'ward-4', label: 'Ward 4', detail: '42 members' },
  { value: 'night', label: 'Night team', detail: '29 members' },
] as const;

export function OneOfAFew() {
  const [period, setPeriod] = useState<'week' | 'month' | 'all'>('week');
  const [group, setGroup] = useState<string>('all');
  return (
    <div className="flex flex-wrap items-center gap-3">
      <SegmentedControl label="Period" options={PERIODS} value={period} onChange={setPeriod} />
      <Select
        label="Group"
        isLabelHidden
        icon={<Users aria-hidden="true" />}
        options={GROUPS}
        value={group}
        onChange={setGroup}
        className="w-60 max-sm:w-full"
      />
    </div>
  );
}

export function SelectsInAForm() {
  const [size, setSize] = useState<string | null>(null);
  return (
    <div className="grid max-w-sm gap-5">
      <Select
        label="People who would learn"
        options={GROUPS}
        value={size}
        onChange={setSize}
        hint="A rough number is enough"
      />
      <Select label="Group" options={GROUPS} value={size} onChange={setSize} error="Choose a group" />
    </div>
  );
}

export function OnAndOff() {
  const [isOn, setOn] = useState(true);
  return (
    <div className="grid max-w-sm">
      <Checkbox label="Show suggested prompts" isChecked={isOn} onChange={setOn} />
      <Checkbox label="All groups" hint="Two of five" isChecked={false} isMixed onChange={() => undefined} />
      <Checkbox label="Not for you" isChecked={false} onChange={() => undefined} disabled />
      <Switch label="Sounds" hint="A short chime when you earn points" isOn={isOn} onChange={setOn} />
      <Switch label="Hide my name on leaderboards" isOn={!isOn} onChange={(next) => setOn(!next)} />
      <ThemeToggle theme="light" onChange={() => undefined} variant="text" />
    </div>
  );
}

export function TabsAndPanels() {
  const [tab, setTab] = useState<'people' | 'groups' | 'invites'>('people');
  return (
    <Tabs
      label="Members"
      value={tab}
      onChange={setTab}
      tabs={[
        { value: 'people', label: 'People', panel: <p>538 people</p> },
        { value: 'groups', label: 'Groups', panel: <p>12 groups</p> },
        { value: 'invites', label: 'Invites', panel: <p>3 invites are open</p> },
      ]}
    />
  );
}

export function AnswersBefore() {
  const name = useId();
  const [chosen, setChosen] = useState<string[]>(['Her face']);
  return (
    <div className="grid gap-2">
      {['Her face', 'Her blood pressure', 'Her breathing'].map((answer, at) => (
        <AnswerOption
          key={answer}
          keyName={String(at + 1)}
          state={chosen.includes(answer) ? 'chosen' : 'open'}
          choice={{
            type: 'checkbox',
            name,
            onChange: (isChosen) =>
              setChosen(isChosen ? [...chosen, answer] : chosen.filter((other) => other !== answer)),
          }}
        >
          {answer}
        </AnswerOption>
      ))}
    </div>
  );
}

const JUDGED: [AnswerState, string, string][] = [
  ['right', 'Her face', 'Right'],
  ['wrong', 'Her blood pressure', 'You chose this'],
  ['missed', 'Her breathing', 'Missed'],
  ['off', 'Her skin temperature', 'Not on the scale'],
];

export function AnswersAfter() {
  return (
    <div className="grid gap-2">
      {JUDGED.map(([state, answer, remark], at) => (
        <AnswerOption key={answer} keyName={String(at + 1)} state={state} remark={remark}>
          {answer}
        </AnswerOption>
      ))}
    </div>
  );
}
