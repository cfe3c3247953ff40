import { StreakCard } from '#features/gamification/streak/streak-card.tsx';
import { StreakRepair } from '#features/gamification/streak/streak-repair.tsx';
import { refreshProfile, useProfile } from '#features/profiles/profile-runner.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';

/** The streak in this organization, and the way back to one that just ended. */
export function HomeStreak({ orgId }: { orgId: string }) {
  const { organization } = useProfile();
  if (organization?.organization_id !== orgId) return <Skeleton shape="card" className="h-64" />;
  const { streak_repair: offer } = organization;
  return (
    <div className="grid gap-5">
      {offer && <StreakRepair orgId={orgId} offer={offer} onRepaired={refreshProfile} />}
      <StreakCard standing={organization} />
    </div>
  );
}
