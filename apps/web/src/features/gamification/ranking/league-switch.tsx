import { t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { notify } from '#ui/feedback/notify.tsx';
import { Switch } from '#ui/form/switch.tsx';
import { changeSettings } from '../gamification.queries.ts';

/** Plays along in weekly leagues, or not. */
export function LeagueSwitch({ orgId, isOn }: { orgId: string; isOn: boolean }) {
  const { mutate, isPending, variables } = useMutation(changeSettings(orgId));
  return (
    <Switch
      label={t`Weekly leagues`}
      hint={t`About 25 people at your pace; the top few move up each week. Turn it off any time: your points, streak and rank stay.`}
      isOn={isPending ? (variables.is_in_league ?? isOn) : isOn}
      onChange={(is_in_league) => mutate({ is_in_league }, { onError: ({ message }) => notify('error', message) })}
    />
  );
}
