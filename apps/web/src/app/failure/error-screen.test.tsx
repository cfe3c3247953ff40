import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, test } from 'vitest';
import { ApiError } from '#platform/http/api-error.ts';
import { reportReachable, reportUnreachable } from '#platform/http/connection.ts';
import { DocumentTitle } from '../shell/document-title.tsx';
import { ErrorScreen } from './error-screen.tsx';

afterEach(reportReachable);

function draw(error: Error): void {
  const Failing = () => {
    throw error;
  };
  const Frame = () => (
    <>
      <DocumentTitle />
      <ErrorScreen />
    </>
  );
  const routes = [{ path: '/', handle: { title: 'Content' }, ErrorBoundary: Frame, Component: Failing }];
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={createMemoryRouter(routes)} onError={() => undefined} />
    </QueryClientProvider>,
    { onCaughtError: () => undefined },
  );
}

test('offline it says that one is, and the sentence of the catalogue is small print', async () => {
  reportUnreachable();
  draw(new ApiError('Network or parsing error occurred', { status: 0, code: 'network' }));
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe("You're offline");
  expect(screen.getByText('Network or parsing error occurred')).toBeTruthy();
});

test('a page that is not there says so in the title of the tab', async () => {
  draw(new ApiError('Resource not found', { status: 404, code: 'not_found' }));
  expect(await screen.findByRole('heading', { name: '404 - Page Not Found' })).toBeTruthy();
  expect(document.title).toMatch(/^404 - Page Not Found/);
});

test('an error of our own is told in words for people', async () => {
  draw(new TypeError('x is not a function'));
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('An error occurred');
  expect(screen.queryByText(/not a function/)).toBeNull();
});
