import { formatDate } from '#platform/locale/format.ts';
import { classNames } from '../class-names.ts';

/** A day as a leaf of a calendar, beside what is due. */
export function DateTile({ date, isSoon = false }: { date: Date; isSoon?: boolean }) {
  return (
    <time
      dateTime={date.toISOString().slice(0, 10)}
      className={classNames(
        'figure grid h-14 w-13 flex-none content-center justify-items-center rounded-control border text-[1.375rem] leading-none font-extrabold',
        isSoon ? 'border-transparent bg-berry-soft text-berry-ink' : 'border-line bg-surface',
      )}
    >
      {date.getDate()}
      <small
        className={classNames(
          'font-text text-2xs leading-[1.2] font-semibold tracking-normal',
          !isSoon && 'text-ink-3',
        )}
      >
        {formatDate(date, { month: 'short' })}
      </small>
    </time>
  );
}
