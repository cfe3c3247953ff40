import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { Component, type ReactNode, Suspense } from 'react';
import { useReachable } from '#platform/http/connection.ts';
import { reportRenderError } from '#platform/http/error-report.ts';
import { failureWords } from '#platform/http/failure-words.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';

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

class RegionBoundary extends Component<BoundaryProps, { caught: { error: unknown } | null }> {
  override state: { caught: { error: unknown } | null } = { caught: null };

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } };
  }

  override componentDidCatch(error: unknown) {
    reportRenderError(error);
  }

  override render() {
    const { caught } = this.state;
    if (!caught) return this.props.children;
    const again = () => {
      this.props.onRetry();
      this.setState({ caught: null });
    };
    return <RegionFailure title={this.props.title} error={caught.error} onRetry={again} />;
  }
}

function RegionFailure({ title, error, onRetry }: { title: string; error: unknown; onRetry: () => void }) {
  const { advice, detail, requestId } = failureWords(error, useReachable());
  return (
    <ErrorState title={title} detail={detail} {...(requestId && { requestId })} onRetry={onRetry}>
      {advice}
    </ErrorState>
  );
}
