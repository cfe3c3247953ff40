import { useMutation } from '@tanstack/react-query';
import { BellOff } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { stopByLink } from '#features/gamification/reminders.queries.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { IconTile } from '#ui/icon-tile.tsx';
import { SnapButton } from '#ui/snap-button.tsx';
import { Glowing } from '../glowing.tsx';

/** Where the link in a reminder leads. By a press and not by opening it: programs that check mails open links too. */
export function StopRemindersScreen() {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const { mutate, data, error, isPending } = useMutation(stopByLink());
  return (
    <Glowing className="grid min-h-[60dvh] max-w-[46rem] content-center gap-6 py-10">
      <h1>Reminders</h1>
      {data ? (
        <EmptyState title="You get no more reminders" action={<Button to={paths.config}>Settings</Button>}>
          {`Your streak ${data.organization_name && `at ${data.organization_name} `}goes on without them. You can turn them on again in your settings.`}
        </EmptyState>
      ) : (
        <EmptyState
          title="No more reminders of your streak?"
          picture={
            <IconTile>
              <BellOff />
            </IconTile>
          }
          action={
            <SnapButton isPending={isPending} onClick={() => mutate(token)}>
              Turn them off
            </SnapButton>
          }
        >
          {error ? 'This link does not work any more. You can turn reminders off in your settings.' : 'Neither by mail nor on your devices.'}
        </EmptyState>
      )}
    </Glowing>
  );
}
