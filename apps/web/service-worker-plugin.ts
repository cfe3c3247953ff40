import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';
import { addWithImports } from './imported-files.ts';

const WORKER = 'worker.js';
/** Screens and players a learner opens; what they need is there from the first visit on, the rest once it was used. */
const OFFLINE =
  /\/src\/(screens\/(home|org)\/(?!.*(admin|insights|voice|simulation|scenario))|features\/(gamification|learning|quizzes|identity)\/|app\/|ui\/)/;
const LATIN_FONT = /-latin-(opsz|wght)-normal-.*\.woff2$/;
const ALWAYS = ['/config.json', '/theme.js', '/favicon.svg', '/manifest.webmanifest', '/icons/icon-192.png'];

/**
 * Builds the service worker beside the page: its own entry, with the list of what belongs to this version written in.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'snapwell-service-worker',
    apply: 'build',
    generateBundle: {
      // After the page is written: an entry that only imports others is in it, and no file any more.
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle[WORKER];
        if (worker?.type !== 'chunk') return;
        // It is loaded as a classic script, which browsers support more widely than modules in this place.
        if (worker.imports.length > 0 || worker.exports.length > 0)
          this.error(`${WORKER} must stand alone; it imports ${worker.imports.join(', ')}.`);
        const urls = [...ALWAYS, ...shellFiles(bundle).map((file) => `/${file}`)];
        const version = createHash('sha256').update(Object.keys(bundle).toSorted().join()).digest('hex').slice(0, 12);
        worker.code = worker.code.replaceAll('__SHELL__', JSON.stringify({ version, urls }));
      },
    },
  };
}

/** The entry, what learners open, everything these import at once, their styles and the fonts of Latin letters. */
function shellFiles(bundle: Rolldown.OutputBundle): string[] {
  const files = new Set<string>();
  for (const [file, output] of Object.entries(bundle)) {
    if (output.type === 'asset') {
      if (file.endsWith('.css') || LATIN_FONT.test(file)) files.add(file);
    } else if (
      output.isEntry && file !== WORKER ? true : output.isDynamicEntry && OFFLINE.test(output.facadeModuleId ?? '')
    )
      addWithImports(files, file, bundle);
  }
  return [...files].toSorted();
}
