import { ArrowUp } from 'lucide-react';
import { Card } from '../layout/card.tsx';
import { LabelledLine } from '../layout/labelled-line.tsx';
import { LeagueRow } from './league-row.tsx';
import { Podium } from './podium.tsx';
import { SectionHead } from '../layout/section-head.tsx';
import { TextLink } from '../action/text-link.tsx';

export function TheFirstThree() {
  return (
    <Podium
      people={[
        { id: 'a', name: 'Tomas Berg', rank: 1, points: 720, detail: 'Ward 2A' },
        { id: 'b', name: 'Marta Kowal', rank: 2, points: 615, detail: 'Theatre' },
        { id: 'c', name: 'Priya Das', rank: 3, points: 540, detail: 'Ward 4B' },
      ]}
    />
  );
}

export function OnlyTwoYet() {
  return (
    <Podium
      people={[
        { id: 'a', name: 'Ada Okafor', rank: 1, points: 30, detail: 'Ward 4B', isOwn: true },
        { id: 'b', name: 'Someone', rank: 1, points: 30, isHidden: true },
      ]}
    />
  );
}

export function Rows() {
  return (
    <ol className="grid gap-0.5">
      <LeagueRow rank={4} name="Someone" points={485} isHidden change={1} />
      <LeagueRow rank={5} name="Jonas Meyer" detail="Ward 2A" points={430} change={-1} />
      <li>
        <LabelledLine tone="leaf">
          <ArrowUp aria-hidden="true" /> The first five move up to Gold
        </LabelledLine>
      </li>
      <LeagueRow rank={6} name="Linh Nguyen" detail="Day clinic" points={390} change={0} />
      <LeagueRow rank={7} name="Ada Okafor" detail="Ward 4B" points={340} change={2} isOwn />
      <LeagueRow
        rank={1204}
        name="Maximiliane von Hohenstein-Wallenberg the Third"
        detail="Department of anaesthesiology and intensive care"
        points={1204310}
      />
    </ol>
  );
}

export function SideColumn() {
  return (
    <Card padding="sm" className="max-w-[348px]">
      <SectionHead title="This week">
        <TextLink variant="more" to="/gallery">
          Leaderboard
        </TextLink>
      </SectionHead>
      <ol className="-mx-2 grid gap-0.5">
        <LeagueRow size="compact" rank={6} name="Linh Nguyen" detail="Day clinic" points={390} />
        <LeagueRow size="compact" rank={7} name="Ada" detail="51 points to 6th" points={340} isOwn />
        <LeagueRow size="compact" rank={8} name="Sofia Rossi" detail="Ward 4B" points={325} />
      </ol>
    </Card>
  );
}
