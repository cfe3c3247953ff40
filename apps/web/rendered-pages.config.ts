import { join } from 'node:path';
import { mergeConfig, defineConfig } from 'vite';
import { renderedFiles } from './rendered-files-plugin.ts';
import { notedTexts, noteTexts } from './rendered-texts-plugin.ts';
import { sourcePlugins } from './source-plugins.ts';

/** What the API renders strangers' pages with. */
const onServer = {
  ssr: { noExternal: true as const },
  build: {
    outDir: 'server/dist',
    emptyOutDir: false,
    copyPublicDir: false,
    target: 'node24',
    rolldownOptions: {
      input: 'src/app/rendered/render-page.tsx',
      output: { entryFileNames: 'render-page.js', codeSplitting: false },
    },
  },
};

const ASKING =
  /\/node_modules\/@tanstack\/|\/src\/platform\/(http|outbox)\/|\/src\/app\/(query-client|rendered\/with-queries)/;

/** What a stranger's browser takes those pages over with; a build of its own, because it shares little with the application. */
const inBrowser = {
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    copyPublicDir: false,
    target: 'es2023',
    // The list of what each late part needs would be loaded first of all. Without it such a part comes one way later.
    modulePreload: false as const,
    rolldownOptions: {
      input: { rendered: 'src/rendered.ts' },
      output: {
        entryFileNames: 'assets/[name]-[hash].js',
        // Without their names, which every file that loads them would carry.
        chunkFileNames: 'assets/d-[hash].js',
        // What every page begins with, and what a screen that asks the API has, are a file each.
        codeSplitting: {
          groups: [
            { name: 'rendered', tags: ['$initial'], priority: 20 },
            { name: 'asking', test: ASKING, priority: 10 },
          ],
        },
      },
    },
  },
};

/** The two builds of the pages that arrive as HTML. */
export default defineConfig(({ isSsrBuild }) =>
  mergeConfig(
    {
      // Their router knows one page.
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: join(import.meta.dirname, 'src/app/rendered/one-page-router.tsx') },
        ],
      },
      plugins: [...sourcePlugins(), ...(isSsrBuild ? [noteTexts()] : [notedTexts(), renderedFiles()])],
    },
    isSsrBuild ? onServer : inBrowser,
  ),
);
