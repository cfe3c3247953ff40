import type { Certificate } from '@snapwell/contract/learning/certificates/certificates.schemas';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { draw } from '#testing/draw.tsx';
import { ownCertificates } from './certificates.queries.ts';
import { CourseCertificateActions } from './course-certificate-actions.tsx';

const held = (change: Partial<Certificate>) =>
  ({
    id: 'K7M4Q2ZT9XWA',
    organization_id: 'riverside',
    target_type: 'course',
    target_id: 'hands',
    state: 'valid',
    ...change,
  }) as Certificate;

function linksWith(...certificates: Certificate[]) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(ownCertificates().queryKey, certificates);
  draw(
    <QueryClientProvider client={client}>
      <CourseCertificateActions orgId="riverside" courseId="hands" />
    </QueryClientProvider>,
  );
  return screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
}

test('the certificate of a course is opened and saved where the course is', () => {
  const links = linksWith(held({ id: 'AAAAAAAAAAAA', target_id: 'falls' }), held({}));
  expect(links).toEqual([expect.stringContaining('K7M4Q2ZT9XWA')]);
  expect(screen.getByRole('button', { name: 'Download PDF' })).toBeDefined();
});

test.each([
  ['another course', { target_id: 'falls' }],
  ['a module', { target_type: 'module' }],
  ['another organization', { organization_id: 'academy' }],
  ['withdrawn', { state: 'revoked' }],
] as const)('one that is of %s is not offered', (_, change) => {
  expect(linksWith(held(change))).toEqual([]);
  expect(screen.queryByRole('button')).toBeNull();
});
