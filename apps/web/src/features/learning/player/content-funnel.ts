import { useRef } from 'react';
import { useViewStep, recordFunnelStep } from '#platform/device/page-views.ts';

/**
 * Follows the funnel of an item (spec §4): looked at, begun, done. A member's completion is told by the server; of
 * strangers it knows nothing until they sign up.
 */
export function useContentFunnel(contentId: string, isStranger: boolean) {
  const hasBegun = useRef(false);
  useViewStep('content_consumption', contentId);
  return {
    noteInteraction() {
      if (hasBegun.current) return;
      hasBegun.current = true;
      recordFunnelStep({ funnel: 'content_consumption', step: 'interaction', label: contentId });
    },
    noteCompletion() {
      if (isStranger) recordFunnelStep({ funnel: 'content_consumption', step: 'completion', label: contentId });
    },
  };
}
