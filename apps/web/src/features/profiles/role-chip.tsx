import type { ProfileState } from './profile-state.ts';
import { Chip } from '#ui/action/chip.tsx';
import { roleBadge } from './role-badge.ts';

/** The role badge: in words, with the system's own on pointing at it. */
export function RoleChip({
  profile: { base, organization },
  className,
}: {
  profile: Pick<ProfileState, 'base' | 'organization'>;
  className?: string;
}) {
  const { words, role } = roleBadge(base, organization);
  return (
    <span title={role} className={className}>
      <Chip>{words}</Chip>
    </span>
  );
}
