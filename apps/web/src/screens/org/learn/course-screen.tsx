import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { CourseCertificateActions } from '#features/certificates/course-certificate-actions.tsx';
import { CourseAskers } from '#features/learning/course/course-askers.tsx';
import { courseAskers } from '#features/learning/course/course.queries.ts';
import { CourseHead } from '#features/learning/course/course-head.tsx';
import { CourseModules } from '#features/learning/course/course-modules.tsx';
import { LearningSkeleton } from '#features/learning/learning-skeletons.tsx';
import { course } from '#features/learning/learning.queries.ts';
import { useProfile } from '#features/profiles/profile-runner.ts';
import { usePageTitle } from '#platform/device/page-title.ts';
import { useViewStep } from '#platform/device/page-views.ts';
import { paths } from '#platform/paths.ts';
import { Breadcrumbs } from '#ui/layout/breadcrumbs.tsx';
import { Glowing } from '#screens/glowing.tsx';
import { useOrgId } from '../use-org-id.ts';

/** `/o/{orgId}/courses/{courseId}`: the course as a line of days, its modules in their order, and what waits at the end. */
export function CourseScreen() {
  const orgId = useOrgId();
  const { courseId = '' } = useParams();
  const { organization } = useProfile();
  const { data } = useQuery(course(orgId, courseId));
  const asked = useQuery({ ...courseAskers(orgId, courseId), enabled: data?.asked_on != null });
  usePageTitle(data?.title);
  useViewStep('course_completion', data?.id);
  if (!data) return <LearningSkeleton />;
  const holder = organization ? [organization.first_name, organization.last_name].filter(Boolean).join(' ') : null;
  return (
    <Glowing className="pt-6 pb-20">
      <Breadcrumbs
        crumbs={[
          { label: t`Home`, to: paths.orgHome(orgId) },
          { label: organization?.organization_name ?? t`Portal`, to: paths.portal(orgId) },
          { label: data.title },
        ]}
      />
      <CourseHead course={data} />
      <CourseModules
        orgId={orgId}
        course={data}
        holder={holder}
        held={<CourseCertificateActions orgId={orgId} courseId={data.id} />}
      />
      {asked.data && (
        <CourseAskers
          organizationName={organization?.organization_name ?? t`Your organization`}
          askers={asked.data.items}
        />
      )}
    </Glowing>
  );
}
