import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { RenderedPageName } from '@snapwell/contract/rendered-page';
import { languages } from '@snapwell/contract/text/language';
import type { WebRouteName } from '@snapwell/contract/web-routes';
import type { Plugin, Rolldown } from 'vite';
import { addWithImports } from './imported-files.ts';
import { screens } from './src/app/routes/screens.ts';

/** The most script, in kB of gzip with the texts of a language, of a stranger's first load. */
const FIRST = 100;
/**
 * The same with the screen of a page that asks for something: it can be read as it came, and its screen waits for the
 * first moment to be over (`platform/device/beginning/first-moment.ts`). What makes one rise is written in a decision.
 */
const WITH_SCREEN: Record<RenderedPageName, number> = {
  landing: FIRST,
  landingV2: FIRST,
  privacy: FIRST,
  imprint: FIRST,
  certificate: 120,
  publicContent: 125,
  publicQuiz: 127,
  publicQuizSimulation: 135,
  publicLibrary: 112,
};

/**
 * Writes down which files take over each page that was rendered on the server, and refuses a build in which one of them
 * has grown beyond its budget.
 */
export function renderedFiles(): Plugin {
  return {
    name: 'snapwell-rendered-files',
    apply: 'build',
    // The names of the files that come along are written into the first one at the very end.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const entry = fileOf(bundle, 'src/rendered.ts');
        const pages = Object.entries(WITH_SCREEN).map(([name, most]) => {
          const start = withImports(bundle, entry);
          const all = new Set([...start, ...withImports(bundle, fileOf(bundle, screenFile(name as WebRouteName)))]);
          const files = most === FIRST ? all : start;
          const texts = Object.fromEntries(
            languages.map((language) => [language, fileOf(bundle, `\0virtual:rendered-texts/${name}/${language}`)]),
          );
          const refuse = (needed: Set<string>, budget: number) => {
            const kilobytes = Math.max(...Object.values(texts).map((text) => weigh(bundle, [...needed, text])));
            if (kilobytes > budget)
              this.error(`A stranger's ${name} needs ${kilobytes.toFixed(1)} kB of script; its budget is ${budget}.`);
          };
          refuse(files, FIRST);
          refuse(all, most);
          return [name, { files: [...files], texts }];
        });
        this.emitFile({
          type: 'asset',
          fileName: 'rendered-files.json',
          source: JSON.stringify({ entry, pages: Object.fromEntries(pages) }),
        });
      },
    },
  };
}

const screenFile = (name: WebRouteName) => `src/screens/${screens[name]!}.tsx`;

function withImports(bundle: Rolldown.OutputBundle, file: string): Set<string> {
  const files = new Set<string>();
  addWithImports(files, file, bundle);
  return files;
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
