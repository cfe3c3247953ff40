import { Check } from 'lucide-react';
import type { CSSProperties } from 'react';
import { classNames } from '../class-names.ts';
import { ProgressRing } from '../progress/progress-ring.tsx';
import {
  type ChapterLayout,
  LINE_TOP,
  layOutPath,
  ROW_HEIGHT,
  STRAIGHT,
  stretchBetween,
  swingOf,
} from './path-layout.ts';
import { RowLines, UprightLine } from './path-lines.tsx';
import type { PathStepState } from './path-node.tsx';
import { type PathMapStep, PathStep } from './path-step.tsx';

export interface PathChapter {
  id: string;
  title: string;
  /** '1 of 5 done, 12 minutes left'. */
  detail: string;
  summary?: string;
  /** 0 to 100. */
  progress: number;
  steps: readonly PathMapStep[];
}

interface PathMapProps {
  chapters: readonly PathChapter[];
  label: string;
  /** Chapters have no heads: the page has said which one it is. */
  isPlain?: boolean;
}

/**
 * The way through everything, drawn from its steps: rows that run to and fro where there is room, one upright line
 * elsewhere. A piece of the line is as what it leads to. The order in the page is the order of learning.
 */
export function PathMap({ chapters, label, isPlain = false }: PathMapProps) {
  const layout = layOutPath(chapters.map(({ steps }) => steps.length));
  const last = layout.at(-1)!;
  const goal = chapters.at(-1)?.steps.at(-1);
  const isGoalLast = goal?.shape === 'goal' && !isPlain;
  return (
    <div className="relative">
      <RowLines
        steps={chapters.flatMap(({ steps }) => steps)}
        points={layout.flatMap(({ points }) => points)}
        height={(last.firstRow + last.rows) * ROW_HEIGHT}
        top={isPlain ? PLAIN_RISE : 0}
      />
      <ol aria-label={label} className="relative">
        {chapters.map((chapter, at) => (
          <li
            key={chapter.id}
            className="xl:relative xl:h-(--height)"
            style={{ '--height': `${layout[at]!.rows * ROW_HEIGHT - (isPlain ? PLAIN_RISE : 0)}px` } as CSSProperties}
          >
            {!isPlain && <ChapterHead chapter={chapter} number={at + 1} isReversed={layout[at]!.isReversed} />}
            <Steps
              steps={chapter.steps}
              layout={layout[at]!}
              rise={isPlain ? PLAIN_RISE : 0}
              goal={isGoalLast ? goal : undefined}
              isEnd={at === chapters.length - 1}
              nextState={(chapters[at + 1]?.progress ?? 0) > 0 ? 'done' : 'open'}
            />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Without the head of its chapter a row begins higher. */
const PLAIN_RISE = 64;

function Steps({
  steps,
  layout,
  rise,
  goal,
  isEnd,
  nextState,
}: {
  steps: readonly PathMapStep[];
  layout: ChapterLayout;
  rise: number;
  goal: PathMapStep | undefined;
  isEnd: boolean;
  /** Of the line to the head of the next chapter. */
  nextState: PathStepState;
}) {
  return (
    <ol>
      {steps.map((step, at) => {
        const swing = step.shape === 'goal' ? STRAIGHT : swingOf(at);
        const following = steps[at + 1];
        const nextSwing = !following || following.shape === 'goal' ? STRAIGHT : swingOf(at + 1);
        const { x, row } = layout.points[at]!;
        return (
          <li
            key={step.id}
            aria-current={step.state === 'now' ? 'step' : undefined}
            className={classNames(
              'relative min-h-22 xl:absolute xl:top-(--top) xl:left-(--x) xl:min-h-0 xl:w-0',
              step.shape === 'goal' && 'min-h-29.5',
            )}
            style={
              {
                '--x': `${x}px`,
                '--top': `${(row - layout.firstRow) * ROW_HEIGHT + LINE_TOP - rise}px`,
                '--swing': `${swing}px`,
              } as CSSProperties
            }
          >
            {!(isEnd && !following) && (
              <UprightLine
                from={swing}
                to={nextSwing}
                state={stretchBetween(step.state, following?.state ?? nextState)}
              />
            )}
            <PathStep step={step} number={at + 1} isLast={step === goal} />
          </li>
        );
      })}
    </ol>
  );
}

function ChapterHead({
  chapter: { title, detail, summary, progress },
  number,
  isReversed,
}: {
  chapter: PathChapter;
  number: number;
  isReversed: boolean;
}) {
  const isDone = progress >= 100;
  return (
    <header
      className={classNames(
        'relative grid min-h-23 grid-cols-[76px_minmax(0,1fr)] items-center gap-3 py-2',
        'xl:absolute xl:top-4 xl:flex xl:min-h-0 xl:gap-3.5 xl:py-0',
        isReversed ? 'xl:right-43 xl:max-w-230' : 'xl:left-8 xl:max-w-260',
      )}
    >
      <UprightLine from={STRAIGHT} to={STRAIGHT} state={isDone || progress > 0 ? 'done' : 'open'} />
      <ProgressRing
        value={progress}
        size={48}
        weight={4.6}
        className="z-1 ml-5 justify-self-start rounded-full bg-paper shadow-[0_0_0_6px_var(--paper)] [--track:var(--line)] xl:ml-0"
      >
        {isDone ? (
          <Check className="size-4.5 text-leaf-ink" strokeWidth={3} />
        ) : (
          <span className="text-sm">{number}</span>
        )}
      </ProgressRing>
      <div className="min-w-0">
        <h2 className="text-[1.5rem] leading-tight wrap-anywhere">{title}</h2>
        <p className="text-sm text-ink-2">{detail}</p>
        {summary && <p className="text-sm text-ink-3">{summary}</p>}
      </div>
    </header>
  );
}
