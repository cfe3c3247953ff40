import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { Component, type ReactNode, Suspense } from 'react';
import { ApiError } from '#platform/api-error.ts';
import { ErrorState } from '#ui/error-state.tsx';

export interface RegionProps {
  /** The shape of what comes. */
  skeleton: ReactNode;
  /** What is missing when it fails: 'Your lessons could not be loaded'. */
  title: string;
  children: ReactNode;
}

/** A part of a screen that loads and fails by itself. */
export function Region({ skeleton, title, children }: RegionProps) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <RegionBoundary title={title} onRetry={reset}>
          <Suspense fallback={skeleton}>{children}</Suspense>
        </RegionBoundary>
      )}
    </QueryErrorResetBoundary>
  );
}

interface BoundaryProps {
  title: string;
  onRetry: () => void;
  children: ReactNode;
}

class RegionBoundary extends Component<BoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    const requestId = error instanceof ApiError ? error.requestId : null;
    return (
      <ErrorState
        title={this.props.title}
        {...(requestId && { requestId })}
        onRetry={() => {
          this.props.onRetry();
          this.setState({ error: null });
        }}
      >
        {error.message}
      </ErrorState>
    );
  }
}
