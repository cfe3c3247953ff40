import { i18n } from '@lingui/core';
import type { TransProps } from '@lingui/react';
import { TransNoContext } from '@lingui/react/server';

const lingui = { i18n };

/**
 * What the `<Trans>` of `@lingui/react/macro` becomes (lingui.config.ts). It takes the language of the page and needs
 * nothing around it: when the language changes, everything is drawn anew (`localized.tsx`).
 */
export function Trans(props: TransProps) {
  'use no memo'; // the same words come out differently in another language
  return <TransNoContext {...props} lingui={lingui} />;
}
