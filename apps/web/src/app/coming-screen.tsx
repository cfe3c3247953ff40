import { Link, useMatches } from 'react-router';
import { paths } from '#platform/paths.ts';

/** Stands where a screen of the route table is still to come, and says so. */
export function ComingScreen() {
  const title = (useMatches().at(-1)?.handle as { title?: string } | undefined)?.title;
  return (
    <main className="mx-auto grid max-w-[40rem] gap-4 px-4 py-16">
      <h1 className="font-display text-2xl font-bold">{title}</h1>
      <p className="text-ink-2">This part of Snapwell is still being built.</p>
      <Link to={paths.home}>Go Home</Link>
    </main>
  );
}
