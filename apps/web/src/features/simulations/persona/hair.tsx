import type { ShownLook } from '@snapwell/contract/simulations/conversation-play.schemas';

type Cut = ShownLook['cut'];

const BEHIND: Record<Cut, string | null> = {
  bun: 'M176 236c-14-98 30-168 104-168s118 70 104 168c-4 26-14 46-26 58H202c-12-12-22-32-26-58Z',
  short: 'M182 226c-8-92 34-146 98-146s106 54 98 146c-4 20-8 30-14 38H196c-6-8-10-18-14-38Z',
  long: 'M168 250c-16-112 36-182 112-182s128 70 112 182c-6 60-2 106 14 140H154c16-34 20-80 14-140Z',
  curls:
    'M164 246c-22-16-16-50 4-60-12-30 12-56 36-56 6-34 44-50 76-40 32-10 70 6 76 40 24 0 48 26 36 56 20 10 26 44 4 60 6 26-14 46-38 44H202c-24 2-44-18-38-44Z',
  parted: 'M178 232c-12-96 32-156 102-156s114 60 102 156c-4 30-10 50-22 66h-26V200H226v98h-26c-12-16-18-36-22-66Z',
  bald: null,
};

const BEFORE: Record<Cut, readonly string[]> = {
  bun: [
    'M190 214c-6-78 30-130 92-130 60 0 96 48 88 130-10-12-16-34-20-56-26 6-58-4-82-28-14 30-44 46-66 50-6 10-10 22-12 34Z',
    'M236 84c6-30 82-32 90 0 4 16-18 22-45 22s-48-6-45-22Z',
  ],
  short: [
    'M190 206c-8-74 34-118 90-118s98 42 90 118c-6-8-10-20-12-36-14-8-22-18-26-30-30 12-76 14-104 4-6 12-16 22-26 28-4 14-8 26-12 34Z',
  ],
  long: [
    'M188 226c-10-84 26-142 94-142 66 0 100 56 90 142-12-20-18-44-22-68-32-2-62-14-78-38-10 28-32 48-62 56-8 14-16 30-22 50Z',
  ],
  curls: [
    'M196 176c-4-52 32-84 84-84s88 32 84 84c-26-32-52-42-84-42s-58 10-84 42Z',
    'M190 208c-14-10-12-34 4-40-4-22 12-38 30-36 6-22 34-32 56-20 20-12 50-4 58 18 20-2 34 16 30 38 14 8 16 30 2 40-8-14-14-26-20-32-10 4-22 0-28-8-12 8-30 6-38-6-10 12-28 14-40 6-8 10-22 12-32 6-8 8-16 20-22 34Z',
  ],
  parted: [
    'M188 218c-8-80 32-134 92-134 62 0 100 52 92 134-8-14-16-34-20-52-40 2-74-14-88-44-12 28-34 44-58 48-8 14-14 30-18 48Z',
  ],
  bald: [
    'M184 226c-6-22-4-44 4-58 4 18 8 32 8 46 0 10-4 14-12 12ZM376 226c6-22 4-44-4-58-4 18-8 32-8 46 0 10 4 14 12 12Z',
  ],
};

/** The hair behind the head. */
export function HairBehind({ cut }: { cut: Cut }) {
  const shape = BEHIND[cut];
  return shape && <path d={shape} fill="var(--hair-shade)" />;
}

/** The hair over the forehead, with a few strands. */
export function HairBefore({ cut }: { cut: Cut }) {
  return (
    <>
      {BEFORE[cut].map((shape) => (
        <path key={shape} d={shape} fill="var(--hair)" />
      ))}
      {cut !== 'bald' && (
        <path
          d="M268 124c22 20 50 28 74 24M212 166c18-6 40-20 52-38"
          fill="none"
          stroke="var(--hair-shade)"
          strokeWidth="3"
          strokeLinecap="round"
        />
      )}
    </>
  );
}

/** A short beard around the mouth. */
export function Beard() {
  return (
    <path
      d="M196 250c4 52 36 92 84 92s80-40 84-92c-8 14-20 24-34 26-16-8-30-8-50-2-20-6-34-6-50 2-14-2-26-12-34-26Z"
      fill="var(--hair)"
      opacity=".92"
    />
  );
}
