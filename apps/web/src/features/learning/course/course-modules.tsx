import type { ReactNode } from 'react';
import type { CourseDetail } from '@snapwell/contract/catalogue/catalogue.schemas';
import { t } from '@lingui/core/macro';
import { classNames } from '#ui/class-names.ts';
import { courseCalendar, courseStops, isLate, type ModuleState } from './course-calendar.ts';
import { CourseCertificate } from './course-certificate.tsx';
import { CourseLine } from './course-line.tsx';
import { CourseModuleCard } from './course-module.tsx';

const KNOTS: Record<ModuleState, string> = {
  done: 'border-leaf bg-leaf',
  now: 'border-leaf bg-paper',
  open: 'border-line-strong bg-paper',
};

/** The way through a course: the line of days with its modules below; on phones the line runs beside them. */
export function CourseModules({
  orgId,
  course,
  holder,
  held,
}: {
  orgId: string;
  course: CourseDetail;
  holder: string | null;
  /** The certificate itself, once it is the person's: another feature draws it. */
  held: ReactNode;
}) {
  const calendar = courseCalendar(course);
  const stops = courseStops(course);
  const isSingle = stops.length === 1;
  return (
    <section aria-label={t`The modules of this course`}>
      {calendar && <CourseLine calendar={calendar} />}
      <ol
        className={classNames(
          'grid items-stretch gap-4 sm:gap-5',
          isSingle ? 'md:grid-cols-2 lg:gap-12' : 'sm:grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))]',
        )}
      >
        {stops.map((stop, at) => {
          const isLast = at === stops.length - 1 && !course.has_certificate;
          return (
            <li key={stop.module.id} className="relative min-w-0 max-sm:pl-9">
              <Knot
                state={stop.state}
                isOverdue={isLate(stop, course.today)}
                progress={stop.module.progress_percentage}
                isLast={isLast}
                isLeading={at < stops.length - 1 || course.progress_percentage === 100}
              />
              <CourseModuleCard
                orgId={orgId}
                stop={stop}
                isOnly={isSingle}
                today={course.today}
                next={course.next?.module_id === stop.module.id ? course.next : null}
              />
            </li>
          );
        })}
        {course.has_certificate && (
          <li className="relative min-w-0 max-sm:pl-9">
            <i
              aria-hidden="true"
              className="absolute top-5.5 left-0.5 size-5.5 rotate-45 rounded-[5px] border-4 border-snap-edge bg-paper shadow-[0_0_0_4px_var(--paper)] sm:hidden print:hidden"
            />
            <CourseCertificate course={course} holder={holder} isWide={isSingle} held={held} />
          </li>
        )}
      </ol>
    </section>
  );
}

interface KnotProps {
  state: ModuleState;
  isOverdue: boolean;
  progress: number;
  isLast: boolean;
  /** What it leads to is open to somebody who has done it: a certificate is only once all modules are done. */
  isLeading: boolean;
}

/** A piece of the upright line on phones, with the knot of its module: leaf as far as one has come. */
function Knot({ state, isOverdue, progress, isLast, isLeading }: KnotProps) {
  return (
    <span aria-hidden="true" className="sm:hidden print:hidden">
      <i
        className={classNames(
          'absolute top-6 left-2 w-2.5',
          isLast ? 'bottom-0' : '-bottom-10',
          state === 'done' && isLeading ? 'bg-leaf' : 'bg-line',
        )}
      >
        {state === 'now' && <i className="block bg-leaf" style={{ height: `${progress}%` }} />}
      </i>
      <i
        className={classNames(
          'absolute top-5 left-0 size-6.5 rounded-full border-4 shadow-[0_0_0_4px_var(--paper)]',
          isOverdue ? 'border-berry bg-berry-soft' : KNOTS[state],
        )}
      />
    </span>
  );
}
