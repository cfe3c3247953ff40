// The gallery on a page of its own (/gallery.html of the page server), without the shell and without the API.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { startFonts } from '#platform/appearance/fonts.ts';
import { GalleryScreen } from '#gallery/gallery-screen.tsx';
import { Toaster } from '#ui/feedback/toaster.tsx';
import '#styles/base.css';

startFonts();

const router = createBrowserRouter([
  {
    path: '*',
    element: (
      <main>
        <GalleryScreen />
        <Toaster />
      </main>
    ),
  },
]);

createRoot(document.querySelector('#root')!).render(
  <QueryClientProvider client={new QueryClient()}>
    <RouterProvider router={router} />
  </QueryClientProvider>,
);
