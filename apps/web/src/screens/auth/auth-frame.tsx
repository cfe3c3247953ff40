import type { ReactNode } from 'react';
import { timeOfDay, useMinute } from '#platform/device/minute.ts';
import { useOnDevice } from '#platform/device/on-device.ts';
import { ClockFace } from '#ui/cover/drawings/clock-face.tsx';

const FIVE_MINUTES_MS = 5 * 60_000;

interface AuthFrameProps {
  title: ReactNode;
  lead: ReactNode;
  children: ReactNode;
}

/** The pages before the door: words on the left, and what is to be done on a dial that shows the next five minutes. */
export function AuthFrame({ title, lead, children }: AuthFrameProps) {
  const now = useMinute();
  // The server's time is not theirs.
  const isOnDevice = useOnDevice();
  const clock = {
    fromMinute: new Date(now).getMinutes(),
    labels: isOnDevice ? ([timeOfDay(now), timeOfDay(now + FIVE_MINUTES_MS)] as const) : (['', ''] as const),
  };
  return (
    <div className="-mb-16 overflow-clip nav:pb-16">
      <div className="wrap grid min-h-[calc(100dvh-56px)] grid-cols-1 content-start nav:content-stretch nav:grid-cols-[minmax(0,1fr)_minmax(0,29rem)] nav:gap-x-16">
        <div className="@container grid content-start gap-5 pt-10 pb-6 nav:content-center nav:py-16">
          {/* As narrow as its longest word lets it be: words of other languages are long. */}
          <h1 className="text-hero leading-[0.96] font-extrabold tracking-[-0.035em] wrap-break-word text-balance nav:w-min nav:min-w-[5em] nav:text-[min(var(--t-hero),15.5cqi)]">
            {title}
          </h1>
          <p className="max-w-[28rem] text-lg text-ink-2">{lead}</p>
        </div>
        <div className="relative isolate grid grid-cols-1 content-start pt-36 nav:content-center pb-12 nav:py-16">
          <ClockFace
            {...clock}
            angle={345}
            className="absolute top-0 left-1/2 -z-1 size-[860px] -translate-x-1/2 max-[380px]:size-[720px] nav:hidden"
          />
          <ClockFace
            {...clock}
            angle={240}
            className="absolute top-1/2 -left-45 -z-1 hidden size-[860px] -translate-y-1/2 nav:block"
          />
          <div className="grid grid-cols-1 gap-6 rounded-lg border border-line bg-surface p-6 shadow-float sm:p-8">
            {children}
          </div>
        </div>
      </div>
    </div>
  );
}
