import type { Certificate } from '@snapwell/contract/learning/certificates/certificates.schemas';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { draw } from '#testing/draw.tsx';
import { ownCertificates } from './certificates.queries.ts';
import { OwnCertificatePage } from './own-certificate-page.tsx';

const HELD = {
  id: 'K7M4Q2ZT9XWA',
  title: 'Hand hygiene',
  organization_name: 'Riverside',
  holder_name: 'Ada Okafor',
  state: 'valid',
  steps: ['article'],
  chapters: 1,
  issued_on: '2026-09-04',
  valid_until: null,
  name_shown: 'full',
} as unknown as Certificate;

function open(certificateId: string, certificates: readonly Certificate[]) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(ownCertificates().queryKey, [...certificates]);
  draw(
    <QueryClientProvider client={client}>
      <OwnCertificatePage
        certificateId={certificateId}
        firstName="Ada"
        checkPath="?view=check"
        otherwise={<p>Checked</p>}
      />
    </QueryClientProvider>,
  );
}

test('who holds a certificate sees it as theirs, and may see what others see', () => {
  open('K7M4 Q2ZT 9XWA', [HELD]);
  expect(screen.getByRole('heading', { name: 'Yours, Ada.' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'See what others see' }).getAttribute('href')).toContain('view=check');
  expect(screen.queryByText('Checked')).toBeNull();
});

test.each([
  ['of somebody else', 'AAAAAAAAAAAA', HELD],
  ['that was withdrawn', HELD.id, { ...HELD, state: 'revoked' } as Certificate],
])('a certificate %s is checked like any other', (_, id, certificate) => {
  open(id, [certificate]);
  expect(screen.getByText('Checked')).toBeDefined();
});
