import { signInAsSample } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';

const ORGANIZATION = '/api/v1/organizations/riverside';

test('the home screen asks for the person, the organization, a notice to all, and once for all that it shows', async ({
  page,
}) => {
  const reads: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET' && pathname.startsWith('/api/v1/')) reads.push(pathname);
  });
  await signInAsSample(page, 'tom.whitfield@riverside.example');
  await expect(page.getByRole('region', { name: 'This week' })).toBeVisible();
  // The check of the sign-in is what the profile begins with.
  expect(reads.filter((path) => path === '/api/v1/users/profile')).toHaveLength(1);

  reads.length = 0;
  await page.reload();
  await expect(page.getByRole('region', { name: 'This week' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Today’s five minutes' })).toBeVisible();
  await page.waitForLoadState('load');
  const asked = () => reads.filter((path) => !path.endsWith('/live')).toSorted();
  await expect
    .poll(asked)
    .toEqual(
      [
        ORGANIZATION,
        `${ORGANIZATION}/home`,
        `${ORGANIZATION}/profile`,
        '/api/v1/users/profile',
        '/api/v1/notice',
      ].toSorted(),
    );
});
