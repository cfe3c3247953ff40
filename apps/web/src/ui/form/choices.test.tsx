import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { draw } from '#testing/draw.tsx';
import { AnswerOption } from './answer-option.tsx';
import { Checkbox } from './checkbox.tsx';
import { SegmentedControl } from './segmented-control.tsx';
import { Switch } from './switch.tsx';
import { Tabs } from '../layout/tabs.tsx';

test('one of a few is chosen by arrow keys', async () => {
  function Period() {
    const [period, setPeriod] = useState<'week' | 'month' | 'all'>('week');
    return <SegmentedControl label="Period" options={PERIODS} value={period} onChange={setPeriod} />;
  }
  const { person } = draw(<Period />);
  expect(screen.getByRole('group', { name: 'Period' })).toBeDefined();
  await person.tab();
  await person.keyboard('{ArrowRight}');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Month' }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Week' }).checked).toBe(false);
});

const PERIODS = [
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
  { value: 'all', label: 'All time' },
] as const;

test('a check box is turned by a press on its words, and by the space bar', async () => {
  const change = vi.fn<(isChecked: boolean) => void>();
  const { person } = draw(<Checkbox label="Show suggested prompts" isChecked={false} onChange={change} />);
  await person.click(screen.getByText('Show suggested prompts'));
  expect(change).toHaveBeenCalledTimes(1);
  screen.getByRole('checkbox', { name: 'Show suggested prompts' }).focus();
  await person.keyboard(' ');
  expect(change.mock.calls).toEqual([[true], [true]]);
});

test('a check box that stands for some says mixed', () => {
  draw(<Checkbox label="All groups" isChecked={false} isMixed onChange={() => undefined} />);
  expect(screen.getByRole('checkbox').getAttribute('aria-checked')).toBe('mixed');
});

test('a switch is turned by a press on its words, and says whether it is on', async () => {
  const change = vi.fn<(isOn: boolean) => void>();
  const { person } = draw(<Switch label="Sounds" isOn onChange={change} />);
  expect(screen.getByRole('switch', { name: 'Sounds' }).getAttribute('aria-checked')).toBe('true');
  await person.click(screen.getByText('Sounds'));
  expect(change).toHaveBeenCalledExactlyOnceWith(false);
});

test('tabs are walked by arrow keys, and only the chosen panel is there', async () => {
  function Members() {
    const [tab, setTab] = useState<'people' | 'groups'>('people');
    return <Tabs label="Members" value={tab} onChange={setTab} tabs={TABS} />;
  }
  const { person } = draw(<Members />);
  expect(screen.getByRole('tabpanel', { name: 'People' }).textContent).toBe('538 people');
  screen.getByRole('tab', { name: 'People' }).focus();
  await person.keyboard('{ArrowRight}{Enter}');
  expect(screen.getByRole('tabpanel', { name: 'Groups' }).textContent).toBe('12 groups');
  expect(screen.queryByText('538 people')).toBeNull();
});

const TABS = [
  { value: 'people', label: 'People', panel: '538 people' },
  { value: 'groups', label: 'Groups', panel: '12 groups' },
] as const;

test('an answer is a choice until it is final, then a fact with its remark', async () => {
  const choose = vi.fn<(isChosen: boolean) => void>();
  const { person, rerender } = draw(
    <AnswerOption keyName="1" state="open" choice={{ type: 'radio', name: 'question', onChange: choose }}>
      Her face
    </AnswerOption>,
  );
  await person.click(screen.getByRole('radio', { name: 'Her face' }));
  expect(choose).toHaveBeenCalledExactlyOnceWith(true);
  rerender(
    <AnswerOption keyName="1" state="right" remark="Right">
      Her face
    </AnswerOption>,
  );
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByText('Right')).toBeDefined();
});
