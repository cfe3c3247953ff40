import { Menu as Base } from '@base-ui/react/menu';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '../class-names.ts';
import { POPUP_ROW } from './popup-look.ts';

export interface MenuItemProps {
  children: ReactNode;
  icon?: ReactNode;
  /** A screen of the app. */
  to?: string;
  onSelect?: () => void;
  isCurrent?: boolean;
  isDestructive?: boolean;
  disabled?: boolean;
}

/** One row of a `Menu`: a link with `to`, else an action. */
export function MenuItem({
  children,
  icon,
  to,
  onSelect,
  isCurrent = false,
  isDestructive = false,
  disabled,
}: MenuItemProps) {
  const look = classNames(
    POPUP_ROW,
    isDestructive ? 'text-berry-ink' : isCurrent ? 'bg-leaf-soft text-leaf-ink' : 'text-ink',
  );
  if (to !== undefined) {
    return (
      <Base.LinkItem
        render={<Link to={to} />}
        closeOnClick
        className={look}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={onSelect}
      >
        {icon}
        {children}
      </Base.LinkItem>
    );
  }
  return (
    <Base.Item className={look} onClick={onSelect} disabled={disabled}>
      {icon}
      {children}
    </Base.Item>
  );
}
