import { wordsOf } from '#platform/http/api-error.ts';
import type { StreakRepair as Offer } from '@snapwell/contract/gamification/streak.schemas';
import { useMutation } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/action/button.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { FormError } from '#ui/form/form-error.tsx';
import { bringStreakBack } from '../gamification.queries.ts';

interface StreakRepairProps {
  orgId: string;
  offer: Offer;
  /** The streak is back: what is shown of it is out of date. */
  onRepaired: () => void;
}

/**
 * A streak that ended a moment ago, and how it comes back: a catch-up set, which is today's set or as many other
 * things.
 */
export function StreakRepair({ orgId, offer, onRepaired }: StreakRepairProps) {
  const { mutate, isPending, error } = useMutation({ ...bringStreakBack(orgId), onSuccess: onRepaired });
  const isEarned = offer.things_done >= offer.things_needed;
  return (
    <Callout
      kind="warning"
      heading="h2"
      title={`Your streak of ${offer.streak === 1 ? '1 day' : `${offer.streak} days`} can come back`}
    >
      <div className="grid gap-3">
        <p>
          {isEarned
            ? 'You did the catch-up set. '
            : `Finish today’s set, or ${offer.things_needed} items of your choice, ${untilWords(offer.until)}. `}
          {!isEarned && offer.things_done > 0 && `${offer.things_done} of ${offer.things_needed} done. `}
          This works once a month.
        </p>
        <FormError>{error && wordsOf(error)}</FormError>
        {isEarned ? (
          <Button isPending={isPending} onClick={() => mutate()} className="justify-self-start">
            <Undo2 aria-hidden="true" /> Bring my streak back
          </Button>
        ) : (
          <Button to={paths.discover(orgId)} className="justify-self-start">
            Start the catch-up set
          </Button>
        )}
      </div>
    </Callout>
  );
}

/** 'until Sunday 18:00'. */
const untilWords = (until: string) =>
  `until ${new Date(until).toLocaleString(undefined, { weekday: 'long', hour: 'numeric', minute: '2-digit' })}`;
