import type { ServerRenderedPage } from '@snapwell/contract/rendered-page';

/** Renders the pages of strangers, so that they arrive with their words. */
export interface PublicPages {
  /** The HTML of a page as it stands in the application's element; null where it could not be rendered in time. */
  render(page: ServerRenderedPage): Promise<string | null>;
  close(): Promise<void>;
}
