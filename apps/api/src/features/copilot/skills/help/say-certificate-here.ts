import { webPath } from '@snapwell/contract/web-routes';
import { readAsked } from '#features/catalogue/index.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import type { Skill } from '../../request/skill-input.ts';

const NAMED = 3;

/** Whether a certificate comes with what is open, and which courses give one. */
export const sayCertificateHere: Skill = async ({ world, request, writer, context }) => {
  const { orgId, uid } = request.caller;
  const { courses } = await inOrganization(world.db, orgId, (scope) => readAsked(scope, uid));
  const giving = courses.filter(({ hasCertificate }) => hasCertificate);
  const here = giving.filter(({ moduleIds }) => context.openItem && moduleIds.includes(context.openItem.moduleId));
  const list = (some: typeof giving) =>
    new Intl.ListFormat('en').format(some.slice(0, NAMED).map(({ title }) => `**${title}**`));
  const [course] = here;
  writer.write({
    content: course
      ? `This page is a part of ${list(here)}: when you have finished all of it, you get a certificate. It then stands on your own page, to download and to share.`
      : giving.length > 0
        ? `${context.openItem ? 'Not for this page. ' : ''}A certificate comes with the end of ${list(giving)}. It then stands on your own page, to download and to share.`
        : 'No course here gives a certificate at the moment. Where one does, it stands on your own page, to download and to share.',
  });
  const open = course ?? giving[0];
  return {
    actions: [
      ...(open ? [{ title: `Open ${open.title}`, url: webPath('course', { orgId, courseId: open.id }) }] : []),
      { title: 'Open your own page', url: webPath('me', { orgId }) },
    ],
  };
};
