import { plural, t } from '@lingui/core/macro';
import { CalendarDays, CreditCard, MessageCircle, RotateCcw, Sun, Users } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { NavLink } from 'react-router';
import { useReachable } from '#platform/http/connection.ts';
import { paths } from '#platform/paths.ts';
import { classNames } from '#ui/class-names.ts';
import { Chip } from '#ui/action/chip.tsx';
import { IconButton } from '#ui/action/icon-button.tsx';
import { notify } from '#ui/feedback/notify.tsx';
import { hasWaiting, sendWaiting, unreadOf } from './state/hundred-state.ts';
import { changeHundred, resetHundred, useHundred } from './state/hundred-store.ts';

/** A name, the same in every language. */
const APP_NAME = 'hundred';

/** The pages of the app lie between its own head and its navigation, which is below the thumb on a phone. */
export function HundredFrame({ children }: { children: ReactNode }) {
  const state = useHundred();
  const isReachable = useReachable();
  const isWaiting = hasWaiting(state);
  useEffect(() => {
    if (isReachable && isWaiting) changeHundred(sendWaiting);
  }, [isReachable, isWaiting]);
  const unread = state.threads.reduce((sum, thread) => sum + unreadOf(thread), 0);
  const open = state.bills.filter(({ status }) => status === 'open').length;
  const beginAgain = () => {
    const before = changeHundred((now) => now);
    resetHundred();
    notify('success', t`The week starts again.`, {
      sound: null,
      action: { label: t`Undo`, onPress: () => void changeHundred(() => before) },
    });
  };
  return (
    <div data-look="hundred" className="min-h-[calc(100dvh-4.25rem)] bg-paper pb-28 nav:pb-16">
      <div className="wrap flex min-h-18 items-center gap-1.5 pt-2 sm:gap-3.5">
        <NavLink
          to={paths.stemCells}
          className="inline-flex min-h-11 items-center gap-2.5 font-display text-lg font-medium sm:text-xl"
        >
          <Mark />
          {APP_NAME}
        </NavLink>
        <span className="flex-1" />
        <Chip tone="sky" className="min-w-0 whitespace-normal">
          {t`A demo, all made up`}
        </Chip>
        <IconButton label={t`Start the week again`} onClick={beginAgain}>
          <RotateCcw />
        </IconButton>
      </div>
      <nav
        aria-label={APP_NAME}
        className="z-12 flex w-fit gap-1 rounded-full bg-surface p-1.5 shadow-float max-nav:fixed max-nav:inset-x-3 max-nav:bottom-2.5 max-nav:w-auto max-nav:justify-between nav:sticky nav:top-20 nav:mx-auto dark:inset-ring dark:inset-ring-line"
      >
        <Room to={paths.stemCellsDashboard} icon={<Sun />} name={t`Today`} />
        <Room to={paths.stemCellsCommunity} icon={<Users />} name={t`Community`} />
        <Room to={paths.stemCellsBooking} icon={<CalendarDays />} name={t`Booking`} />
        <Room
          to={paths.stemCellsCommunications}
          icon={<MessageCircle />}
          name={t`Messages`}
          count={unread}
          countSays={plural(unread, { one: '# not read', other: '# not read' })}
        />
        <Room
          to={paths.stemCellsPayment}
          icon={<CreditCard />}
          name={t`Payment`}
          count={open}
          countSays={plural(open, { one: '# open', other: '# open' })}
        />
      </nav>
      <div className="wrap pt-8 nav:pt-12">{children}</div>
    </div>
  );
}

interface RoomProps {
  to: string;
  icon: ReactNode;
  name: string;
  count?: number;
  countSays?: string;
}

function Room({ to, icon, name, count = 0, countSays }: RoomProps) {
  return (
    <NavLink
      to={to}
      className={({ isActive }) =>
        classNames(
          'group relative inline-flex min-h-11 items-center justify-center gap-2.5 rounded-full px-4 text-sm font-semibold max-nav:min-w-11 max-nav:gap-1.5 max-nav:px-3 [&>svg]:size-5 [&>svg]:flex-none',
          isActive ? 'bg-ink text-paper' : 'text-ink-2 hover:text-ink',
        )
      }
    >
      {icon}
      <span className="max-nav:sr-only max-nav:group-aria-[current=page]:not-sr-only">{name}</span>
      {count > 0 && (
        <span className="grid size-5.5 place-items-center rounded-full bg-ember font-display text-xs font-bold text-on-snap max-nav:absolute max-nav:-top-0.5 max-nav:right-0.5 max-nav:size-4.5">
          <span aria-hidden="true">{count}</span>
          <span className="sr-only">{countSays}</span>
        </span>
      )}
    </NavLink>
  );
}

/** Seven cells around one: the mark of the app. */
function Mark() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className="size-9 fill-sky">
      <circle cx="20" cy="20" r="7" />
      <circle cx="20" cy="6" r="4" />
      <circle cx="32" cy="13" r="4" />
      <circle cx="32" cy="27" r="4" className="fill-ember" />
      <circle cx="20" cy="34" r="4" className="opacity-30" />
      <circle cx="8" cy="27" r="4" className="opacity-30" />
      <circle cx="8" cy="13" r="4" />
    </svg>
  );
}
