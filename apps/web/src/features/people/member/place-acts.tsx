import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { MemberDetails } from '@snapwell/contract/organizations/members.schemas';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { wordsOf } from '#platform/http/api-error.ts';
import { Button } from '#ui/action/button.tsx';
import { notify } from '#ui/feedback/notify.tsx';
import { FormError } from '#ui/form/form-error.tsx';
import { Card } from '#ui/layout/card.tsx';
import { placeChange } from '../people.queries.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';

interface PlaceActsProps {
  orgId: string;
  person: MemberDetails;
  onGone: () => void;
}

/** Shutting out, letting in again, removing: each says first what becomes of what the person did. */
export function PlaceActs({ orgId, person, onGone }: PlaceActsProps) {
  const [asked, setAsked] = useState<'deactivate' | 'remove' | null>(null);
  const change = useMutation({
    ...placeChange(orgId, person.uid),
    onSuccess: (_, what) => {
      if (what === 'remove') return onGone();
      notify('success', what === 'deactivate' ? t`${name} can't come in any more` : t`${name} is let in again`, {
        sound: null,
        ...(what === 'deactivate' && { action: { label: t`Undo`, onPress: () => change.mutate('reactivate') } }),
      });
    },
  });
  const name = person.display_name || person.email;
  return (
    <Card className="grid gap-3">
      <h2 className="text-lg">{t`Ending it`}</h2>
      <p className="text-sm text-ink-2">
        {person.is_deactivated
          ? t`${name} can't come in. What they did is still here.`
          : t`Deactivate somebody who may come back; remove who has left for good.`}
      </p>
      <div className="flex flex-wrap gap-2">
        {person.is_deactivated ? (
          <Button onClick={() => change.mutate('reactivate')} isPending={change.isPending}>{t`Let in again`}</Button>
        ) : (
          <Button onClick={() => setAsked('deactivate')}>{t`Deactivate`}</Button>
        )}
        <Button variant="destructive" onClick={() => setAsked('remove')}>{t`Remove`}</Button>
      </div>
      {change.error && <FormError>{wordsOf(change.error)}</FormError>}
      <ConfirmDialog
        isOpen={asked === 'deactivate'}
        title={t`Deactivate ${name}?`}
        action={t`Deactivate`}
        isDestructive
        onClose={() => setAsked(null)}
        onConfirm={() => change.mutate('deactivate')}
      >
        <p>
          <Trans>
            They can't come in any more and leave the ranking. Their points, progress, groups and role stay as they are,
            and you can let them in again at any time.
          </Trans>
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === 'remove'}
        title={t`Remove ${name}?`}
        action={t`Remove`}
        isDestructive
        onClose={() => setAsked(null)}
        onConfirm={() => change.mutate('remove')}
      >
        <p>
          <Trans>
            They leave the organization, its groups and its ranking; their name goes from shared screens. Role, leave
            and extra time end.
          </Trans>
        </p>
        <p>
          <Trans>
            Points, progress and results stay stored. Should they join again, they find them, and begin as a learner in
            no group.
          </Trans>
        </p>
      </ConfirmDialog>
    </Card>
  );
}
