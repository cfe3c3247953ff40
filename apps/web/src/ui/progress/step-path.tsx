import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '../class-names.ts';
import { type NodeState, TimelineNode } from './timeline-node.tsx';

export interface PathStep {
  id: string;
  title: ReactNode;
  detail?: ReactNode;
  /** A small icon before the detail. */
  icon?: ReactNode;
  /** Why it is one of them. */
  reason?: ReactNode;
  state: NodeState;
  progress?: number;
  to?: string;
}

/** A few large steps side by side with their titles beneath, a column on phones: today's five minutes. */
export function StepPath({ steps, label }: { steps: readonly PathStep[]; label: string }) {
  return (
    <ol aria-label={label} className="grid auto-cols-fr sm:grid-flow-col">
      {steps.map((step, at) => (
        <li
          key={step.id}
          className="group/step grid grid-cols-[32px_1fr] gap-x-3.5 pb-5.5 last:pb-0 sm:block sm:pr-5 sm:pb-0"
        >
          <span className="flex flex-col items-center sm:mb-3.5 sm:flex-row">
            <TimelineNode state={step.state} position={at + 1} progress={step.progress} isNumbered />
            <span
              aria-hidden="true"
              className={classNames(
                'mt-1.5 -mb-4 w-1 flex-1 rounded-full group-last/step:hidden sm:mt-0 sm:-mr-2 sm:mb-0 sm:ml-3 sm:h-1 sm:w-auto',
                step.state === 'done' ? 'bg-leaf' : 'bg-line',
              )}
            />
          </span>
          <StepText step={step} />
        </li>
      ))}
    </ol>
  );
}

function StepText({ step }: { step: PathStep }) {
  const text = (
    <>
      <h3 className="mb-1 decoration-2 underline-offset-4 group-hover/link:underline">{step.title}</h3>
      {step.detail && (
        <p className="flex items-center gap-1.5 text-sm text-ink-2 [&>svg]:size-4 [&>svg]:flex-none">
          {step.icon}
          {step.detail}
        </p>
      )}
      {step.reason && <p className="mt-2 text-sm text-ink-2">{step.reason}</p>}
    </>
  );
  if (!step.to || step.state === 'locked') return <div>{text}</div>;
  return (
    <Link to={step.to} className="group/link block">
      {text}
    </Link>
  );
}
