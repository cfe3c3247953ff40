declare module '*.po' {
  import type { Messages } from '@lingui/core';

  export const messages: Messages;
}

declare module 'virtual:pseudo-catalogue' {
  import type { Messages } from '@lingui/core';

  export const messages: Messages;
}

declare module 'virtual:rendered-texts' {
  import type { Messages } from '@lingui/core';

  /** The texts of one page (`rendered-texts-plugin.ts`). */
  export function textsOf(page: string, language: string): Promise<{ messages: Messages }>;
}
