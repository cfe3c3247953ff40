import { t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { paths } from '#platform/paths.ts';
import { FormError } from '#ui/form/form-error.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { applyLink } from './account-links.ts';

/**
 * Carries out what a mailed link is for. By a press and not by opening it: programs that check mails open links too.
 */
export function ApplyLink({ code, action }: { code: string; action: string }) {
  const apply = useMutation({ mutationFn: () => applyLink(code) });
  if (apply.isSuccess)
    return (
      <div aria-live="polite" className="grid gap-5">
        <p className="flex items-center gap-3 text-lg font-semibold text-leaf-ink">
          <CircleCheck className="size-6 flex-none" aria-hidden="true" /> {t`Done.`}
        </p>
        <SnapButton to={paths.home} isWide>
          {t`Continue`}
        </SnapButton>
      </div>
    );
  return (
    <div className="grid gap-4">
      <FormError>{apply.error?.message}</FormError>
      <SnapButton isWide isPending={apply.isPending} onClick={() => apply.mutate()}>
        {action}
      </SnapButton>
    </div>
  );
}
