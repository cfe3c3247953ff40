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
  /** It brings the heading of the page: where it fails, what is missing is the heading. */
  isHead?: boolean;
  children: ReactNode;
}

/** A part of a screen that loads and fails by itself. */
export function Region({ skeleton, title, isHead = false, children }: RegionProps) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <RegionBoundary title={title} isHead={isHead} onRetry={reset}>
          <Suspense fallback={skeleton}>{children}</Suspense>
        </RegionBoundary>
      )}
    </QueryErrorResetBoundary>
  );
}

interface BoundaryProps {
  title: string;
  isHead: boolean;
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
    const { title, isHead } = this.props;
    return <RegionFailure title={title} isHead={isHead} error={caught.error} onRetry={again} />;
  }
}

interface RegionFailureProps extends Pick<BoundaryProps, 'title' | 'isHead' | 'onRetry'> {
  error: unknown;
}

function RegionFailure({ title, isHead, error, onRetry }: RegionFailureProps) {
  const { advice, detail, requestId } = failureWords(error, useReachable());
  return (
    <ErrorState title={title} isHead={isHead} detail={detail} {...(requestId && { requestId })} onRetry={onRetry}>
      {advice}
    </ErrorState>
  );
}
