import type { Rolldown } from 'vite';

/** Adds a file of the build and all that it imports at once. */
export function addWithImports(files: Set<string>, file: string, bundle: Rolldown.OutputBundle): void {
  const chunk = bundle[file];
  if (files.has(file) || chunk?.type !== 'chunk') return;
  files.add(file);
  for (const imported of chunk.imports) addWithImports(files, imported, bundle);
}
