import type { PageContext } from '@snapwell/contract/copilot/context.schemas';
import {
  CONTEXT_CHAPTERS,
  CONTEXT_DIALOG,
  CONTEXT_ITEMS,
  CONTEXT_MODULES,
  CONTEXT_PAGES,
  CONTEXT_PROMPTS,
} from '@snapwell/contract/copilot/copilot.limits';
import type { ModuleDetail } from '@snapwell/contract/catalogue/catalogue.schemas';
import type { ContentDetail } from '@snapwell/contract/learning/content.schemas';
import type { ComicBody } from '@snapwell/contract/learning/kinds/comic';
import type { VideoBody } from '@snapwell/contract/learning/kinds/video';

type Modules = readonly Pick<ModuleDetail, 'id' | 'title' | 'chapters'>[];

const SUMMARY_LENGTH = 4000;
const LINE_LENGTH = 1000;

/** What a page with modules shows: up to 5 of them, 10 chapters each, 2 items per chapter (spec §9). */
export function discoverContext(modules: Modules): PageContext {
  return {
    page_id: 'discover',
    modules: modules.slice(0, CONTEXT_MODULES).map(({ id, title, chapters }) => ({
      id,
      title,
      chapter_count: chapters.length,
      chapters: chapters.slice(0, CONTEXT_CHAPTERS).map((chapter) => ({
        id: chapter.id,
        title: chapter.title,
        content: chapter.items
          .slice(0, CONTEXT_ITEMS)
          .map((item) => ({ id: item.id, title: item.title, module_id: id, chapter_id: chapter.id })),
      })),
    })),
  };
}

type OpenContent = Pick<ContentDetail, 'id' | 'title' | 'type' | 'kind' | 'summary' | 'body'>;

/**
 * What stands open: a video with its summary and duration, a comic with its first pages; of everything else the
 * summary.
 */
export function contentContext({ id, title, type, kind, summary, body }: OpenContent): PageContext {
  const head = { id, title, type };
  if (kind === 'comic' && body !== null)
    return { page_id: 'content', content: { ...head, pages: firstPages(body as ComicBody) } };
  const about = summary === '' ? {} : { summary: summary.slice(0, SUMMARY_LENGTH) };
  const length = kind === 'video' && body !== null ? { duration: (body as VideoBody).duration } : {};
  return { page_id: 'content', content: { ...head, ...about, ...length } };
}

/** A comic's first 4 pages, with 2 prompts and 2 lines of dialog each (spec §9). */
function firstPages({ pages }: ComicBody) {
  return pages.slice(0, CONTEXT_PAGES).map(({ panels }, at) => ({
    page: at + 1,
    prompts: panels.slice(0, CONTEXT_PROMPTS).map(({ prompt }) => prompt.slice(0, LINE_LENGTH)),
    dialog: panels
      .flatMap(({ dialog }) => dialog.map(({ speaker, text }) => `${speaker}: ${text}`.slice(0, LINE_LENGTH)))
      .slice(0, CONTEXT_DIALOG),
  }));
}
