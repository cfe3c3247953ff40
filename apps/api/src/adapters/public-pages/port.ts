import type { ServerRenderedPage } from '@snapwell/contract/rendered-page';

export interface RenderedHtml {
  /** As it stands in the application's element. */
  readonly html: string;
  /** The styles that it needs for its first frame; empty where the application's stylesheet is awaited for it. */
  readonly styles: string;
}

/** Renders the pages of strangers, so that they arrive with their words. */
export interface PublicPages {
  /** Null where the page could not be rendered in time. */
  render(page: ServerRenderedPage): Promise<RenderedHtml | null>;
  close(): Promise<void>;
}
