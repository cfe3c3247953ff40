import { formatDate } from '#platform/locale/format.ts';
import { plural, t } from '@lingui/core/macro';
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
  const { streak } = offer;
  const isEarned = offer.things_done >= offer.things_needed;
  return (
    <Callout
      kind="warning"
      heading="h2"
      title={t`Your streak of ${plural(streak, { one: '# day', other: '# days' })} can come back`}
    >
      <div className="grid gap-3">
        <p>
          {isEarned ? t`You did the catch-up set.` : catchUpWords(offer)} {t`You can do this once a month.`}
        </p>
        <FormError>{error && wordsOf(error)}</FormError>
        {isEarned ? (
          <Button isPending={isPending} onClick={() => mutate()} className="justify-self-start">
            <Undo2 aria-hidden="true" /> {t`Bring my streak back`}
          </Button>
        ) : (
          <Button to={paths.discover(orgId)} className="justify-self-start">
            {t`Start the catch-up set`}
          </Button>
        )}
      </div>
    </Callout>
  );
}

/** What is still to be done, and until when. */
function catchUpWords({ things_done: done, things_needed: needed, until }: Offer): string {
  const deadline = formatDate(until, { weekday: 'long', hour: 'numeric', minute: '2-digit' });
  const wanted = t`${plural(needed, {
    one: `Finish today’s set or any # item by ${deadline}.`,
    other: `Finish today’s set or any # items by ${deadline}.`,
  })}`;
  return done > 0 ? `${wanted} ${t`${done} of ${needed} done.`}` : wanted;
}
