import { useRouteError } from 'react-router';

/** The last boundary: whatever a screen threw ends here. */
export function ErrorScreen() {
  const error = useRouteError();
  return <main role="alert">{error instanceof Error ? error.message : 'An error occurred'}</main>;
}
