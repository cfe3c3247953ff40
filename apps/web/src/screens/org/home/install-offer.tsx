import { t } from '@lingui/core/macro';
import { Smartphone } from 'lucide-react';
import { canInstall, declineInstall, install } from '#platform/installing.ts';
import { useObservable } from '#platform/observable.ts';
import { Button } from '#ui/action/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { IconTile } from '#ui/layout/icon-tile.tsx';

/** Days in a row after which the application has earned a place among the others. */
const EARNED_DAYS = 3;

/** Offers to install the application to who comes back, once. */
export function InstallOffer({ streak }: { streak: number }) {
  const isPossible = useObservable(canInstall);
  if (!isPossible || streak < EARNED_DAYS) return null;
  return (
    <Card padding="sm" className="grid gap-3">
      <div className="flex items-start gap-3.5">
        <IconTile tone="leaf">
          <Smartphone aria-hidden="true" />
        </IconTile>
        <div>
          <h2 className="text-lg">{t`One tap to your five minutes`}</h2>
          <p className="text-sm text-ink-2">
            {t`Put Snapwell among your apps: it opens at once, also without a network.`}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void install()}>{t`Install`}</Button>
        <Button variant="ghost" onClick={declineInstall}>
          {t`Not now`}
        </Button>
      </div>
    </Card>
  );
}
