import { t } from '@lingui/core/macro';
import type { Proposal } from '@snapwell/contract/copilot/stream.schemas';
import { useMutation } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { formatDay, formatTime } from '#platform/locale/format.ts';
import { wordsOf } from '#platform/http/api-error.ts';
import { Button } from '#ui/action/button.tsx';
import { FormError } from '#ui/form/form-error.tsx';
import { confirmProposal } from '#features/copilot/copilot.queries.ts';

interface ProposalCardProps {
  orgId: string;
  proposal: Proposal;
  /** Nothing came after it: it can still be confirmed. */
  isLast: boolean;
}

/** Something that is done when one confirms it, and not before. */
export function ProposalCard({ orgId, proposal, isLast }: ProposalCardProps) {
  const { mutate, isPending, isSuccess, error } = useMutation(confirmProposal(orgId));
  const { title, details, button } = wordsFor(proposal);
  return (
    <section aria-label={title} className="grid w-full gap-2.5 rounded-md border border-line bg-surface p-3.5">
      <p className="font-semibold">{title}</p>
      {details.map((detail) => (
        <p key={detail} className="text-ink-2">
          {detail}
        </p>
      ))}
      {isSuccess ? (
        <p role="status" className="flex items-center gap-1.5 font-semibold text-leaf-ink">
          <Check className="size-4" aria-hidden="true" /> {t`Done`}
        </p>
      ) : (
        isLast && (
          <Button size="sm" className="justify-self-start" isPending={isPending} onClick={() => mutate(proposal)}>
            {button}
          </Button>
        )
      )}
      {error && <FormError>{wordsOf(error)}</FormError>}
    </section>
  );
}

function wordsFor(proposal: Proposal): { title: string; details: string[]; button: string } {
  switch (proposal.kind) {
    case 'assign': {
      const { title, group, due_on: day } = proposal;
      const name = group?.name ?? '';
      const on = day === null ? '' : formatDay(day);
      return {
        title: t`Assign ${title}`,
        details: [group ? t`To ${name}` : t`To everybody`, day === null ? t`Without a date` : t`Due ${on}`],
        button: t`Assign it`,
      };
    }
    case 'reminder': {
      const time = formatTime(new Date(2000, 0, 1, proposal.hour));
      return {
        title: t`Remind me at ${time}`,
        details: [t`By e-mail, when your streak would end.`],
        button: t`Turn it on`,
      };
    }
    case 'repair':
      return {
        title: t`Bring back my streak`,
        details: [t`Within 48 hours, once a month, after a catch-up set.`],
        button: t`Bring it back`,
      };
  }
}
