import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Wrench } from 'lucide-react';
import { currentNotice } from '#features/admin/notice.queries.ts';
import { formatDate } from '#platform/locale/format.ts';

/** What the system administrator wants everybody to know for a time: when the server will be away, and for how long. */
export function MaintenanceNotice() {
  const { data } = useQuery(currentNotice());
  const notice = data?.notice;
  return (
    <div role="status" className="empty:hidden">
      {notice && (
        <p className="flex items-start justify-center gap-2.5 border-b border-line bg-snap-soft px-4 py-2.5 text-sm text-ink">
          <Wrench className="mt-0.5 size-4 flex-none text-snap-ink" aria-hidden="true" />
          <span className="wrap-anywhere">
            <b className="font-semibold">{notice.text}</b> {t`${moment(notice.from)} to ${moment(notice.until)}`}
          </span>
        </p>
      )}
    </div>
  );
}

const moment = (at: string) =>
  formatDate(at, { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' });
