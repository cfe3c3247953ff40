import { ArrowLeft, ArrowRight, BookOpen } from 'lucide-react';
import { BottomBar } from '../layout/bottom-bar.tsx';
import { Breadcrumbs } from '../layout/breadcrumbs.tsx';
import { Button } from '../action/button.tsx';
import { Callout } from './callout.tsx';
import { DateTile } from '../layout/date-tile.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { IconButton } from '../action/icon-button.tsx';
import { IconTile } from '../layout/icon-tile.tsx';
import { Kbd } from '../layout/kbd.tsx';
import { LinkRow } from '../action/link-row.tsx';
import { LockedPage } from './locked-page.tsx';
import { ProgressRing } from '../progress/progress-ring.tsx';
import { SkipLink } from '../action/skip-link.tsx';
import { SnapButton } from '../action/snap-button.tsx';
import { SnapPoints } from '../brand/snap-points.tsx';
import { SophieFace } from '../brand/sophie-face.tsx';

export function NothingYet() {
  return (
    <EmptyState
      title="No reviews today"
      picture={<SophieFace className="size-20" frame="ring" />}
      action={<Button to="/gallery">See the library</Button>}
    >
      Questions you miss come back here just before you would forget them. Finish a quiz to begin.
    </EmptyState>
  );
}

export function OpensLater() {
  return (
    <LockedPage
      title="Quiz: Choosing a scale"
      missing={[
        { id: 'ask', icon: null, title: 'Ask first', detail: 'Comic · 2 min', minutes: 2, to: '/' },
        {
          id: 'which',
          icon: null,
          title: 'Which pain scale, for whom?',
          detail: 'Article · 5 min',
          minutes: 5,
          to: '/',
        },
      ]}
    />
  );
}

export function SomethingFailed() {
  return (
    <ErrorState
      title="This page could not be loaded"
      requestId="req-7f3a91c2"
      onRetry={() => undefined}
      action={<Button variant="ghost">Go Home</Button>}
    >
      The connection was lost on the way. What you have done is saved.
    </ErrorState>
  );
}

export function Callouts() {
  return (
    <div className="grid gap-4">
      <Callout title="Quiet is not comfortable">A person who lies very still may be guarding.</Callout>
      <Callout kind="info">The reference standard for anyone who can give it.</Callout>
      <Callout kind="warning" title="Before you begin">
        Check the allergies in the chart.
      </Callout>
      <Callout kind="danger" title="Never">
        Give a second dose within the hour.
      </Callout>
    </div>
  );
}

export function TheBottomBar() {
  return (
    <div className="-mx-4 sm:-mx-6">
      <BottomBar
        lead={<ProgressRing value={64}>64</ProgressRing>}
        title="2 min left"
        detail="Saved as you read"
        quiet={
          <IconButton label="Back to the comic">
            <ArrowLeft aria-hidden="true" />
          </IconButton>
        }
        action={
          <SnapButton>
            Next: match the scale <ArrowRight className="size-5" aria-hidden="true" />
          </SnapButton>
        }
      />
    </div>
  );
}

export function RowsThatLeadOn() {
  return (
    <ul className="grid max-w-[348px]">
      <li>
        <LinkRow
          to="/gallery"
          lead={<DateTile date={new Date(2026, 10, 24)} isSoon />}
          title="Hand hygiene: yearly check"
          detail="Quiz · 8 min · due Tuesday"
        />
      </li>
      <li>
        <LinkRow
          to="/gallery"
          lead={
            <IconTile tone="leaf">
              <BookOpen />
            </IconTile>
          }
          title="Finish today’s set"
          detail="Two things, 4 minutes"
          end={<SnapPoints points={50} isGain size="sm" />}
        />
      </li>
    </ul>
  );
}

export function SmallThings() {
  return (
    <div className="grid gap-6">
      <SkipLink />
      <Breadcrumbs
        crumbs={[
          { label: 'Home', to: '/' },
          { label: 'Pain assessment in adults', to: '/module' },
          { label: 'Choosing a scale' },
        ]}
      />
      <div className="flex flex-wrap items-center gap-4">
        <DateTile date={new Date(2026, 10, 24)} isSoon />
        <DateTile date={new Date(2026, 10, 30)} />
        <IconTile tone="leaf">
          <BookOpen />
        </IconTile>
        <IconTile tone="gold">
          <BookOpen />
        </IconTile>
        <IconTile tone="solid">
          <ArrowRight />
        </IconTile>
        <span>
          Press <Kbd>1</Kbd> to <Kbd>5</Kbd>, then <Kbd>Enter</Kbd>
        </span>
      </div>
    </div>
  );
}
