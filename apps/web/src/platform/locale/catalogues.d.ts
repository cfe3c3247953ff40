declare module '*.po' {
  import type { Messages } from '@lingui/core';

  export const messages: Messages;
}

declare module 'virtual:pseudo-catalogue' {
  import type { Messages } from '@lingui/core';

  export const messages: Messages;
}
