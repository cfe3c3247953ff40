import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { draw } from '#testing/draw.tsx';
import { Breadcrumbs } from '../layout/breadcrumbs.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { ProgressRing } from './progress-ring.tsx';
import { PathDashes } from './path-dashes.tsx';
import { Timeline, type TimelineStop } from './timeline.tsx';

test.each([
  [64, 64],
  [-5, 0],
  [140, 100],
  [66.6, 67],
])('a ring and a bar at %d say %d of 100', (value, said) => {
  draw(
    <>
      <ProgressRing value={value} label="Done of the module" />
      <ProgressBar value={value} label="Points to the next rank" />
    </>,
  );
  expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Done of the module' }).value).toBe(said);
  expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Points to the next rank' }).value).toBe(said);
});

test('a ring beside words that say the same is decoration', () => {
  draw(<ProgressRing value={40}>40</ProgressRing>);
  expect(screen.queryByRole('progressbar')).toBeNull();
});

const STOPS: (TimelineStop & { title: string })[] = [
  { id: 'a', title: 'Pain is personal', state: 'done', to: '/a' },
  { id: 'b', title: 'Which pain scale, for whom?', detail: 'Article', state: 'current', progress: 64, to: '/b' },
  { id: 'c', title: 'Chapter quiz', state: 'locked', to: '/c' },
];

test.each([
  ['a column', <Timeline key="column" label="Choosing a scale" stops={STOPS} />],
  ['a line', <PathDashes key="line" label="Choosing a scale" stops={STOPS} back={{ to: '/m', label: 'Back' }} />],
])('a timeline as %s says what is done, where one is and what is locked, and leads nowhere locked', (_, timeline) => {
  draw(timeline);
  expect(screen.getByRole('list', { name: 'Choosing a scale' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Pain is personal, done' }).getAttribute('href')).toBe('/a');
  const current = screen.getAllByRole('listitem').find((stop) => stop.getAttribute('aria-current') === 'step');
  expect(current?.textContent).toContain('Which pain scale, for whom?, you are here');
  expect(screen.queryByRole('link', { name: /Chapter quiz/ })).toBeNull();
  expect(screen.getByText(/Chapter quiz/)).toBeDefined();
});

test('the way here ends with where one is, which is no link', () => {
  draw(
    <Breadcrumbs
      crumbs={[
        { label: 'Home', to: '/' },
        { label: 'Choosing a scale', to: '/here' },
      ]}
    />,
  );
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Home' })).toBeDefined();
  expect(screen.getByText('Choosing a scale').getAttribute('aria-current')).toBe('page');
  expect(screen.queryByRole('link', { name: 'Choosing a scale' })).toBeNull();
});
