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
      <h1 className="text-center">Reminders</h1>
      <div aria-live="polite">
        {isDeadLink ? (
          <Said icon={<Unlink />} title="This link does not work any more" action={<SettingsButton />}>
            You can turn reminders on and off in your settings.
          </Said>
        ) : resume.data ? (
          <Said icon={<Bell />} title="Your reminders are on again" action={<SettingsButton />}>
            {`You are told when your streak at ${resume.data.organization_name} is about to end, as before.`}
          </Said>
        ) : stop.data ? (
          <Said
            icon={<BellOff />}
            title="You get no more reminders"
            action={
              <span className="flex flex-wrap justify-center gap-3">
                {(stop.data.is_push_on || stop.data.is_mail_on) && (
                  <Button isPending={resume.isPending} onClick={() => resume.mutate(stop.data)}>
                    <Undo2 aria-hidden="true" /> Undo
                  </Button>
                )}
                <SettingsButton />
              </span>
            }
          >
            {`Your streak ${stop.data.organization_name && `at ${stop.data.organization_name} `}goes on without them.`}
          </Said>
        ) : (
          <Said
            icon={<BellOff />}
            title="No more reminders of your streak?"
            action={
              <SnapButton isPending={stop.isPending} onClick={() => stop.mutate()}>
                Turn them off
              </SnapButton>
            }
          >
            Neither by mail nor on your devices.
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

const SettingsButton = () => (
  <Button variant="ghost" to={paths.config}>
    Settings
  </Button>
);
