import { plural, t } from '@lingui/core/macro';
import type { CourseCard } from '@snapwell/contract/catalogue/catalogue.schemas';
import { useSuspenseQuery } from '@tanstack/react-query';
import { paths } from '#platform/paths.ts';
import { DateTile } from '#ui/layout/date-tile.tsx';
import { IconTile } from '#ui/layout/icon-tile.tsx';
import { LinkRow } from '#ui/action/link-row.tsx';
import { PercentRing } from '#ui/progress/percent-ring.tsx';
import { SectionHead } from '#ui/layout/section-head.tsx';
import { GraduationCap } from 'lucide-react';
import { dueWords, isDueSoon } from './due/due-words.ts';
import { courses } from '../learning.queries.ts';

/** The courses of the organization: what each is made of, and the day by which it is wanted. */
export function CourseList({ orgId }: { orgId: string }) {
  const { data } = useSuspenseQuery(courses(orgId));
  return (
    <section aria-labelledby="courses">
      <SectionHead id="courses" title={t`Courses`} />
      {data.items.length === 0 && (
        <p className="text-ink-2">{t`There are no courses yet. The library holds everything there is to learn.`}</p>
      )}
      <ul>
        {data.items.map((course) => (
          <li key={course.id}>
            <LinkRow
              to={paths.course(orgId, course.id)}
              lead={<CourseLead course={course} />}
              title={course.title}
              detail={detailOf(course)}
              end={<PercentRing percent={course.progress_percentage} label={progressLabel(course.title)} />}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function CourseLead({
  course: { due_on: dueOn, is_overdue: isOverdue, progress_percentage: percent },
}: {
  course: CourseCard;
}) {
  if (dueOn === null || percent === 100) {
    return (
      <IconTile tone={percent === 100 ? 'leaf' : 'plain'} className="mx-1">
        <GraduationCap aria-hidden="true" />
      </IconTile>
    );
  }
  return <DateTile date={new Date(`${dueOn}T12:00:00`)} isSoon={isOverdue || isDueSoon(dueOn)} />;
}

const progressLabel = (title: string) => t`${title}: progress`;

function detailOf({
  modules,
  minutes,
  minutes_left: left,
  due_on: dueOn,
  is_overdue: isOverdue,
  progress_percentage: percent,
}: CourseCard): string {
  const count = modules.length;
  const size = [
    t`${plural(count, { one: '# module', other: '# modules' })}`,
    left < minutes && left > 0 ? t`${left} min left` : t`${minutes} min`,
  ].join(' · ');
  if (percent === 100) return [size, t`complete`].join(' · ');
  return dueOn === null ? size : `${size} · ${dueWords(dueOn, isOverdue)}`;
}
