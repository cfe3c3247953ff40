import { getConfig } from '@lingui/conf';
import { lingui } from '@lingui/vite-plugin';
import babel, { type RolldownBabelPreset } from '@rolldown/plugin-babel';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endpointsWithoutSchemas } from './endpoints-plugin.ts';
import { pseudoCatalogue } from './pseudo-catalogue-plugin.ts';
import { remembered } from './remembered-transforms.ts';
import { withoutMessages } from './without-messages-plugin.ts';

const TEXTS = join(import.meta.dirname, '../../lingui.config.ts');
const LINGUI_MACROS = fileURLToPath(import.meta.resolve('@lingui/babel-plugin-lingui-macro'));

/**
 * As the library's own, but with the plugin's file, whose name would be looked up where the command runs, and the same
 * for tests and people: `withoutMessages` takes out what only tests read.
 */
const macrosPreset: RolldownBabelPreset = {
  preset: () => ({
    plugins: [[LINGUI_MACROS, { linguiConfig: getConfig({ configPath: TEXTS }), descriptorFields: 'all' }]],
  }),
  rolldown: { filter: { code: /from ['"]@lingui\/(?:core|react)\/macro['"]/ } },
};

/** What every build does to the sources. */
export const sourcePlugins = () => [
  endpointsWithoutSchemas(),
  react(),
  // The last preset runs first: the compiler has to see what the macros leave.
  remembered(babel({ presets: [reactCompilerPreset(), macrosPreset] })),
  withoutMessages(),
  lingui({ configPath: TEXTS, failOnCompileError: true }),
  pseudoCatalogue(),
];
