import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';

export function NotFoundScreen() {
  return (
    <main>
      <h1>404 - Page Not Found</h1>
      <p>The page you are looking for does not exist.</p>
      <Link to={paths.home}>Go Home</Link>
    </main>
  );
}
