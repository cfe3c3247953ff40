import { t } from '@lingui/core/macro';
import type { SimulationCover } from '@snapwell/contract/simulations/attempts.schemas';
import type { conversationAbout } from '@snapwell/contract/simulations/conversation-play.schemas';
import { Clock, MessagesSquare, Mic, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { Button } from '#ui/action/button.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { FormError } from '#ui/form/form-error.tsx';
import { PersonaFace } from '../persona/persona-face.tsx';

interface TalkCoverProps {
  cover: SimulationCover;
  about: z.output<typeof conversationAbout>;
  /** One may speak, where the device has a microphone. */
  isSpoken: boolean;
  isStarting: boolean;
  error: string | null;
  onStart: (isAnew: boolean) => void;
  onShowResult: (attemptId: string) => void;
  /** The way to its other languages. */
  children?: ReactNode;
}

/** Before a conversation: whom one meets, what has happened, what to reach. */
export function TalkCover({
  cover,
  about,
  isSpoken,
  isStarting,
  error,
  onStart,
  onShowResult,
  children,
}: TalkCoverProps) {
  const { persona } = about;
  const { minutes, open_attempt: waiting, last_attempt: last, best_share: best } = cover;
  const limit = about.time_limit;
  const who = persona.age === null ? persona.role : `${persona.role}, ${persona.age}`;
  const bestScore = best === null ? null : Math.round(best * 100);
  return (
    <div className="wrap grid items-center gap-8 py-8 nav:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] nav:gap-14 nav:py-12">
      <div data-theme="dark" className="relative grid overflow-clip rounded-xl bg-paper pt-6">
        <div
          aria-hidden="true"
          className="absolute inset-0 bg-[radial-gradient(closest-side,var(--lamp),transparent)]"
        />
        <PersonaFace
          persona={persona}
          mood={50}
          pain={2}
          change={0}
          breaths={15}
          mouth={null}
          description={persona.name}
          className="relative mx-auto block w-full max-w-[26rem]"
        />
        <p className="relative bg-surface px-6 py-4">
          <b className="block font-display text-lg text-ink">{persona.name}</b>
          <span className="text-sm text-ink-2">{who}</span>
        </p>
      </div>
      <div className="grid gap-5">
        {children}
        <h1 className="text-3xl leading-[1.02] font-extrabold tracking-[-0.035em]">{cover.title}</h1>
        <p className="max-w-[60ch] text-lg text-pretty text-ink-2">{about.introduction}</p>
        <div>
          <h2 className="text-base">{t`What to reach`}</h2>
          <ul className="mt-2 grid gap-1.5 text-ink-2">
            {about.goals.map((goal) => (
              <li key={goal} className="flex gap-2.5">
                <span aria-hidden="true" className="mt-2.5 size-1.5 flex-none rounded-full bg-leaf" />
                {goal}
              </li>
            ))}
          </ul>
        </div>
        <ul className="flex flex-wrap gap-x-5 gap-y-1.5 text-sm text-ink-2">
          <li className="flex items-center gap-1.5">
            <Clock className="size-4.5" aria-hidden="true" />
            {limit === null ? t`About ${minutes} min` : t`${limit} min, then it ends`}
          </li>
          <li className="flex items-center gap-1.5">
            {isSpoken ? (
              <Mic className="size-4.5 flex-none" aria-hidden="true" />
            ) : (
              <MessagesSquare className="size-4.5 flex-none" aria-hidden="true" />
            )}
            {isSpoken ? t`In English, aloud or typed, in your own words` : t`In English, in your own words`}
          </li>
        </ul>
        <FormError>{error}</FormError>
        <div className="flex flex-wrap gap-3">
          <SnapButton isPending={isStarting} onClick={() => onStart(false)}>
            {waiting ? t`Go on talking` : t`Begin the conversation`}
          </SnapButton>
          {waiting && (
            <Button size="lg" disabled={isStarting} onClick={() => onStart(true)}>
              <RotateCcw className="size-4.5" aria-hidden="true" /> {t`From the beginning`}
            </Button>
          )}
          {last && (
            <Button size="lg" variant="ghost" onClick={() => onShowResult(last.id)}>
              {bestScore === null ? t`Your last debrief` : t`Your last debrief, best ${bestScore} of 100`}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
