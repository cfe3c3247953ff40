import { StreakCard } from '#features/gamification/streak-card.tsx';
import { useProfile } from '#features/profiles/profile-runner.ts';
import { Skeleton } from '#ui/skeleton.tsx';

/** The streak in this organization. */
export function HomeStreak({ orgId }: { orgId: string }) {
  const { organization } = useProfile();
  return organization?.organization_id === orgId ? <StreakCard standing={organization} /> : <Skeleton shape="card" className="h-64" />;
}
