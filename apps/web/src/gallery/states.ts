import type { ComponentType } from 'react';

export interface GalleryGroup {
  /** The file's name: `buttons` of `buttons.gallery.tsx`. */
  name: string;
  states: { name: string; State: ComponentType }[];
}

const files = import.meta.glob<Record<string, ComponentType>>('/src/**/*.gallery.tsx', { eager: true });

/** Every state that a `*.gallery.tsx` file exports, by file; tests draw the same states. */
export const galleryGroups: readonly GalleryGroup[] = Object.entries(files)
  .map(([path, states]) => ({
    name: path.slice(path.lastIndexOf('/') + 1, -'.gallery.tsx'.length),
    states: Object.entries(states).map(([name, State]) => ({ name: inWords(name), State })),
  }))
  .sort((one, other) => one.name.localeCompare(other.name));

/** 'WithAHint' is 'With a hint'. */
function inWords(name: string): string {
  const words = name.replaceAll(/(?<=.)([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
