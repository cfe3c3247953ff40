import { formatter } from '@lingui/format-po';

/** Where texts stand and where their translations are kept (docs/texts.md). */
export default {
  sourceLocale: 'en',
  locales: ['en', 'de'],
  catalogs: [
    {
      path: '<rootDir>/apps/web/src/locales/{locale}',
      include: ['<rootDir>/apps/web/src', '<rootDir>/apps/web/worker', '<rootDir>/packages/contract/src'],
      exclude: ['**/*.test.*', '**/*.gallery.tsx', '**/src/gallery/**', '**/testing/**', '**/http/error.ts'],
    },
    {
      path: '<rootDir>/apps/api/src/locales/{locale}',
      include: ['<rootDir>/apps/api/src', '<rootDir>/packages/contract/src'],
      exclude: ['**/*.test.ts', '**/testing/**', '**/migrations/**', '**/client-messages.ts', '**/draft-sentences.ts'],
    },
  ],
  // Without the place of each text a file that is moved changes no catalogue.
  format: formatter({ lineNumbers: false, origins: false }),
  orderBy: 'message',
  // Ours needs no provider around it: one language is in force for the whole page.
  runtimeConfigModule: { Trans: ['#platform/locale/trans.tsx', 'Trans'] },
};
