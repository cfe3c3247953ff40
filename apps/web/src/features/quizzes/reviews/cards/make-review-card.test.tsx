import { act, screen } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { afterEach, expect, test, vi } from 'vitest';
import { draw } from '#testing/draw.tsx';
import { Toaster } from '#ui/feedback/toaster.tsx';
import { makeReviewCard } from './make-review-card.ts';

vi.mock('#platform/http/api.ts', async (original) => ({
  ...(await original<object>()),
  runMutation: () => Promise.resolve({ front: 'Who decides what hurts?\n\nMany people do not mention _____' }),
}));

afterEach(() => act(() => void toast.dismiss()));

test('a card that was made says what it asks, and leads to the reviews', async () => {
  const { person } = draw(<Toaster />);
  const onOpen = vi.fn<() => void>();
  const made = { orgId: 'riverside', contentId: 'who-decides', selection: 'Many people do not mention pain', onOpen };
  await makeReviewCard(new QueryClient(), made);
  expect(await screen.findByText('Many people do not mention _____')).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'See your reviews' }));
  expect(onOpen).toHaveBeenCalledOnce();
});
