import { Send } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '../layout/avatar.tsx';
import { Button } from '../action/button.tsx';
import { type Column, DataTable, type Sorting } from '../layout/data-table.tsx';
import { Stat } from './stat.tsx';
import { StatStrip } from './stat-strip.tsx';

export function HeadOfADashboard() {
  return (
    <StatStrip isBoxed>
      <Stat
        size="lg"
        label="Active learners"
        value="412"
        unit="of 538 members"
        change={{ words: '47 more', direction: 'up' }}
      />
      <Stat size="lg" label="Finished items each" value="9.4" change={{ words: '1.2 more', direction: 'up' }} />
      <Stat
        size="lg"
        label="Average quiz score"
        value="81"
        unit="of 100"
        change={{ words: '2 lower', direction: 'down', isGood: false }}
      />
      <Stat
        size="lg"
        label="Sure and wrong"
        value="7.4"
        unit="% of answers"
        change={{ words: '1.1 points less', direction: 'down' }}
      />
    </StatStrip>
  );
}

export function SinceLastTime() {
  return (
    <StatStrip>
      <Stat label="Score" value="80" before="60" change={{ words: '20 better', direction: 'up' }} />
      <Stat label="Time" value="4:48" before="6:10" change={{ words: '1 min 22 s faster', direction: 'up' }} />
      <Stat label="Put right" value="3" change={{ words: 'of 4 missed before' }} />
      <Stat label="Slipped" value="1" change={{ words: 'was right before', isGood: false }} />
    </StatStrip>
  );
}

interface Member {
  name: string;
  job: string;
  group: string;
  streak: number;
}

const MEMBERS: Member[] = [
  { name: 'Jonas Okafor', job: 'Registered nurse', group: 'Night team', streak: 34 },
  { name: 'Amara Lindqvist', job: 'Care assistant', group: 'Ward 4', streak: 12 },
  { name: 'Teresa Pinto', job: 'Physiotherapist', group: 'Ward 6', streak: 8 },
];

const COLUMNS: Column<Member>[] = [
  {
    key: 'name',
    head: 'Member',
    isName: true,
    canSort: true,
    cell: ({ name, job }) => (
      <span className="flex items-center gap-3">
        <Avatar name={name} size="sm" />
        <span>
          {name}
          <small className="block text-xs font-normal text-ink-3">{job}</small>
        </span>
      </span>
    ),
  },
  { key: 'group', head: 'Group', cell: ({ group }) => group },
  { key: 'streak', head: 'Longest streak', isNumber: true, canSort: true, cell: ({ streak }) => `${streak} days` },
  {
    key: 'nudge',
    head: 'Nudge',
    isAction: true,
    cell: () => (
      <Button size="sm">
        <Send className="size-4" aria-hidden="true" /> Send nudge
      </Button>
    ),
  },
];

export function TableThatBecomesCards() {
  const [sorting, setSorting] = useState<Sorting>({ key: 'streak', direction: 'descending' });
  const sign = sorting.direction === 'ascending' ? 1 : -1;
  const rows = MEMBERS.toSorted(
    (a, b) => sign * (sorting.key === 'streak' ? a.streak - b.streak : a.name.localeCompare(b.name)),
  );
  return (
    <DataTable
      caption="Members at risk"
      columns={COLUMNS}
      rows={rows}
      rowKey={({ name }) => name}
      sorting={sorting}
      onSort={setSorting}
    />
  );
}
