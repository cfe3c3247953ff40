import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { ActionLinks } from './action-links.tsx';
import { LinkCard } from './cards/link-card.tsx';

const LESSON = '/o/riverside/content/hand-rub';
const ME = '/o/riverside/me?show=history';

const linksOn = (page: string) => {
  render(
    <MemoryRouter initialEntries={[page]}>
      <ActionLinks
        actions={[
          { title: 'Open Hand rub', url: `${LESSON}?module_id=hygiene` },
          { title: 'Read on', url: `${LESSON}?module_id=hygiene#p-3` },
          { title: 'Open the whole list', url: ME },
        ]}
      />
      <LinkCard href={`${LESSON}?from=copilot`} title="Hand rub" />
    </MemoryRouter>,
  );
  return screen.queryAllByRole('link').map(({ textContent }) => textContent.trim());
};

test('nothing of a reply leads to the very page one is on, but to a place in it', () => {
  expect(linksOn(LESSON)).toEqual(['Read on', 'Open the whole list']);
  expect(screen.getByText('You’re on this page')).toBeTruthy();
});

test.each([
  ['another page', '/o/riverside/home'],
  ['another view of the page', '/o/riverside/me'],
])('from %s it leads there', (_what, page) =>
  expect(linksOn(page)).toEqual(['Open Hand rub', 'Read on', 'Open the whole list', 'Hand rubOpen it here']),
);
