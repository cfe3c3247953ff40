import { eventBatch } from '@snapwell/contract/analytics/analytics.schemas';
import { startPageViews } from '#platform/device/page-views.ts';

startPageViews();

/** The funnel steps among the bodies that were sent, as `funnel step label`, after the page has sent what waits. */
export async function recordedSteps(sent: readonly unknown[]): Promise<string[]> {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  Reflect.deleteProperty(document, 'visibilityState');
  await new Promise((resolve) => setTimeout(resolve));
  return sent
    .flatMap((body) => eventBatch.safeParse(body).data?.events ?? [])
    .flatMap((event) =>
      event.type === 'funnel_step' ? [[event.funnel, event.step, event.label].filter(Boolean).join(' ')] : [],
    );
}
