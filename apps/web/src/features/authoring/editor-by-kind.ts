import type { ContentKind } from '@snapwell/contract/catalogue/content-kind';
import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import type { DraftBody } from '@snapwell/contract/library/authoring.schemas';
import type { ItemEditorProps } from './item-editor.ts';

/** The editor of one kind's body: a file of its own, which gets the body as far as it is written. */
export type BodyEditor = LazyExoticComponent<ComponentType<ItemEditorProps<DraftBody>>>;

/**
 * An editor that is loaded when it is first needed. A draft's body is of its kind as far as it is written; each editor
 * fills in what is still missing.
 */
function editor<Body>(load: () => Promise<ComponentType<ItemEditorProps<Body>>>): BodyEditor {
  return lazy(async () => ({
    default: (await load()) as ComponentType<unknown> as ComponentType<ItemEditorProps<DraftBody>>,
  }));
}

/** The editors, by kind. */
export const editorByKind: Readonly<Record<ContentKind, BodyEditor>> = {
  article: editor(async () => (await import('./article/article-editor.tsx')).ArticleEditor),
  video: editor(async () => (await import('./editors/video/video-editor.tsx')).VideoEditor),
  infographic: editor(async () => (await import('./editors/infographic/infographic-editor.tsx')).InfographicEditor),
  comic: editor(async () => (await import('./editors/comic/comic-editor.tsx')).ComicEditor),
  flashcards: editor(async () => (await import('./editors/games/flashcards-editor.tsx')).FlashcardsEditor),
  matching: editor(async () => (await import('./editors/games/matching-editor.tsx')).MatchingEditor),
  ordering: editor(async () => (await import('./editors/games/ordering-editor.tsx')).OrderingEditor),
  hotspot: editor(async () => (await import('./editors/games/hotspot-editor.tsx')).HotspotEditor),
  categories: editor(async () => (await import('./editors/games/categories-editor.tsx')).CategoriesEditor),
  branching: editor(async () => (await import('./editors/games/branching-editor.tsx')).BranchingEditor),
  simulation: editor(async () => (await import('./editors/simulation-editor.tsx')).SimulationEditor),
  quiz: editor(async () => (await import('./questions/quiz-editor.tsx')).QuizEditor),
};
