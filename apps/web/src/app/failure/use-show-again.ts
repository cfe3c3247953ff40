import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';

/**
 * Shows the screen again that an error took the place of, and asks anew for what was refused or did not come. The flag
 * of `useQueryErrorResetBoundary` is not enough: whatever else is drawn in between takes it down again.
 */
export function useShowAgain(): () => void {
  const queryClient = useQueryClient();
  const location = useLocation();
  const navigate = useNavigate();
  return () => {
    void queryClient.resetQueries({
      predicate: ({ state: { status, data } }) => status === 'error' && data === undefined,
    });
    // The boundary lets go of an error where one goes somewhere: here it is the same address once more.
    void navigate(location, { replace: true, state: location.state as unknown });
  };
}
