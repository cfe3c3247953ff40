import { t } from '@lingui/core/macro';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Avatar } from '#ui/layout/avatar.tsx';

interface ProfileButtonProps extends ComponentProps<'button'> {
  name: string;
  picture: string | null;
}

/** Opens the profile menu. */
export function ProfileButton({ name, picture, ...props }: ProfileButtonProps) {
  return (
    <button
      {...props}
      type="button"
      className="group flex min-h-11 items-center gap-1.5 rounded-full pl-1 text-ink-2 hover:text-ink large-letters:ml-auto"
    >
      <span className="sr-only">{t`Profile menu of ${name}`}</span>
      <Avatar name={name} picture={picture} size="sm" isOwn />
      <ChevronDown
        className="size-4.5 transition-transform group-data-popup-open:rotate-180 max-xs:hidden"
        aria-hidden="true"
      />
    </button>
  );
}
