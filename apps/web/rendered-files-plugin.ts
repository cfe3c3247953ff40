import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { RenderedPageName } from '@snapwell/contract/rendered-page';
import type { WebRouteName } from '@snapwell/contract/web-routes';
import type { Plugin, Rolldown } from 'vite';
import { addWithImports } from './imported-files.ts';
import { screens } from './src/app/routes/screens.ts';

/** The most script, in kB of gzip with the texts of a language, before a stranger's page can be used. */
const BUDGETS: Record<RenderedPageName, number> = {
  landing: 100,
  landingV2: 102,
  privacy: 100,
  imprint: 100,
  certificate: 145,
  publicContent: 120,
  publicQuiz: 125,
  publicLibrary: 120,
};
const LANGUAGES = ['en', 'de'] as const;

/**
 * Writes down which files take over each page that was rendered on the server, and refuses a build in which one of them
 * has grown beyond its budget.
 */
export function renderedFiles(): Plugin {
  return {
    name: 'snapwell-rendered-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      const entry = fileOf(bundle, 'src/rendered.ts');
      const pages = Object.entries(BUDGETS).map(([name, most]) => {
        const screen = screens[name as WebRouteName]!;
        const files = new Set<string>();
        for (const file of [entry, fileOf(bundle, `src/screens/${screen}.tsx`)]) addWithImports(files, file, bundle);
        const texts = Object.fromEntries(
          LANGUAGES.map((language) => [language, fileOf(bundle, `\0virtual:rendered-texts/${name}/${language}`)]),
        );
        const kilobytes = weigh(bundle, [...files, texts.en!]);
        if (kilobytes > most)
          this.error(`A stranger's ${name} needs ${kilobytes.toFixed(1)} kB of script; its budget is ${most}.`);
        return [name, { files: [...files], texts }];
      });
      this.emitFile({
        type: 'asset',
        fileName: 'rendered-files.json',
        source: JSON.stringify({ entry, pages: Object.fromEntries(pages) }),
      });
    },
  };
}

function fileOf(bundle: Rolldown.OutputBundle, module: string): string {
  const path = module.startsWith('\0') ? module : join(import.meta.dirname, module);
  const chunk = Object.values(bundle).find((output) => output.type === 'chunk' && output.moduleIds.includes(path));
  if (!chunk) throw new Error(`${module} is no part of the build.`);
  return chunk.fileName;
}

function weigh(bundle: Rolldown.OutputBundle, files: readonly string[]): number {
  const sizes = files.map((file) => gzipSync((bundle[file] as Rolldown.OutputChunk).code, { level: 9 }).length);
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}
