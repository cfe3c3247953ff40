import { t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { Bell, BellOff, Unlink, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { resumeByLink, stopByLink } from '#features/gamification/reminders/reminders.queries.ts';
import { ApiError, wordsOf } from '#platform/http/api-error.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/action/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { FormError } from '#ui/form/form-error.tsx';
import { IconTile } from '#ui/layout/icon-tile.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { Glowing } from '../glowing.tsx';

/** Where the link in a reminder leads. By a press and not by opening it: programs that check mails open links too. */
export function StopRemindersScreen() {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const stop = useMutation(stopByLink(token));
  const resume = useMutation(resumeByLink(token));
  const error = resume.error ?? stop.error;
  const isDeadLink = token === '' || (error instanceof ApiError && error.status === 404);
  return (
    <Glowing className="grid min-h-[60dvh] max-w-[46rem] content-center gap-6 py-10">
      <h1 className="text-center">{t`Reminders`}</h1>
      <div aria-live="polite">
        {isDeadLink ? (
          <Said icon={<Unlink />} title={t`This link doesn't work any more`} action={<SettingsButton />}>
            {t`You can turn reminders on and off in your settings.`}
          </Said>
        ) : resume.data ? (
          <Said icon={<Bell />} title={t`Your reminders are on again`} action={<SettingsButton />}>
            {againWords(resume.data.organization_name)}
          </Said>
        ) : stop.data ? (
          <Said
            icon={<BellOff />}
            title={t`You'll get no more reminders`}
            action={
              <span className="flex flex-wrap justify-center gap-3">
                {(stop.data.is_push_on || stop.data.is_mail_on) && (
                  <Button isPending={resume.isPending} onClick={() => resume.mutate(stop.data)}>
                    <Undo2 aria-hidden="true" /> {t`Undo`}
                  </Button>
                )}
                <SettingsButton />
              </span>
            }
          >
            {goesOn(stop.data.organization_name)}
          </Said>
        ) : (
          <Said
            icon={<BellOff />}
            title={t`Stop reminders of your streak?`}
            action={
              <SnapButton isPending={stop.isPending} onClick={() => stop.mutate()}>
                {t`Turn them off`}
              </SnapButton>
            }
          >
            {t`Neither by email nor on your devices.`}
          </Said>
        )}
        {!isDeadLink && <FormError>{error && wordsOf(error)}</FormError>}
      </div>
    </Glowing>
  );
}

function Said({
  icon,
  title,
  action,
  children,
}: {
  icon: ReactNode;
  title: string;
  action: ReactNode;
  children: ReactNode;
}) {
  return (
    <EmptyState title={title} picture={<IconTile>{icon}</IconTile>} action={action}>
      {children}
    </EmptyState>
  );
}

const goesOn = (name: string) =>
  name ? t`Your streak at ${name} continues without them.` : t`Your streak continues without them.`;

const againWords = (name: string) => t`We'll tell you when your streak at ${name} is about to end, as before.`;

const SettingsButton = () => (
  <Button variant="ghost" to={paths.config}>
    {t`Settings`}
  </Button>
);
