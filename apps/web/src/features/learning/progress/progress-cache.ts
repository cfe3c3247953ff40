import { PROGRESS_CACHE_MS, PROGRESS_CACHE_USERS } from '@snapwell/contract/learning/learning.limits';
import { WHATS_NEXT_MS } from '@snapwell/contract/catalogue/catalogue.limits';
import type {
  Home,
  ModuleCard,
  ModuleDetail,
  ProgressOverview,
  WhatsNext,
} from '@snapwell/contract/catalogue/catalogue.schemas';

type WhatsNextContent = NonNullable<ProgressOverview['whats_next_content']>;

interface ChapterProgress {
  readonly module_id: string;
  readonly content_completed: number;
  readonly total_content: number;
  readonly is_completed: boolean;
}
interface ContentProgress {
  readonly is_completed: boolean;
  readonly progress: number;
}

/** What the browser keeps of one organization (spec §3): what the person's screens have shown so far. */
export interface CachedOrganization {
  readonly modules: ProgressOverview['modules'];
  readonly chapters: Readonly<Record<string, ChapterProgress>>;
  readonly content: Readonly<Record<string, ContentProgress>>;
  readonly whats_next_content?: WhatsNextContent | undefined;
}

export interface CachedUser {
  readonly userId: string;
  readonly lastAccessed: number;
  readonly organizations: Readonly<Record<string, CachedOrganization>>;
}

export type ProgressCache = readonly CachedUser[];

/** Reads what was stored: only users whose shape is right and who were here within seven days. */
export function readCache(stored: unknown, now: number): ProgressCache {
  if (!Array.isArray(stored)) return [];
  return stored.filter((user): user is CachedUser => isUser(user) && now - user.lastAccessed <= PROGRESS_CACHE_MS);
}

function isUser(value: unknown): value is CachedUser {
  if (typeof value !== 'object' || value === null) return false;
  const { userId, lastAccessed, organizations } = value as Partial<CachedUser>;
  return (
    typeof userId === 'string' &&
    typeof lastAccessed === 'number' &&
    typeof organizations === 'object' &&
    organizations !== null
  );
}

/** Keeps an organization's progress for a user; of more than five users the one seen longest ago goes. */
export function withOrganization(
  cache: ProgressCache,
  at: { userId: string; orgId: string; now: number },
  organization: CachedOrganization,
): ProgressCache {
  const known = cache.find(({ userId }) => userId === at.userId);
  const user: CachedUser = {
    userId: at.userId,
    lastAccessed: at.now,
    organizations: { ...known?.organizations, [at.orgId]: organization },
  };
  return [user, ...cache.filter(({ userId }) => userId !== at.userId)]
    .sort((a, b) => b.lastAccessed - a.lastAccessed)
    .slice(0, PROGRESS_CACHE_USERS);
}

/**
 * What is known of an organization; a 'what's next' that was last visited over seven days ago is left out (spec §9).
 */
export function organizationIn(
  cache: ProgressCache,
  at: { userId: string; orgId: string; now: number },
): CachedOrganization | null {
  const found = cache.find(({ userId }) => userId === at.userId)?.organizations[at.orgId];
  if (!found) return null;
  const { whats_next_content: next, ...rest } = found;
  return next && at.now - next.last_visited <= WHATS_NEXT_MS ? found : rest;
}

const nothing: CachedOrganization = { modules: {}, chapters: {}, content: {} };

/** The organization after its home screen came: the modules under way, and what is gone on with. */
export function withHome(organization: CachedOrganization | null, home: Home): CachedOrganization {
  const { modules, chapters, content } = organization ?? nothing;
  const next = home.whats_next;
  return {
    modules: { ...modules, ...Object.fromEntries(home.under_way.map((module) => [module.id, progressIn(module)])) },
    chapters,
    content,
    ...(next?.last_visited != null && { whats_next_content: visitIn(next, next.last_visited) }),
  };
}

/** The organization after a module's screen came: the module with its chapters and items. */
export function withModule(organization: CachedOrganization | null, module: ModuleDetail): CachedOrganization {
  const { modules, chapters, content, ...rest } = organization ?? nothing;
  const items = module.chapters.flatMap((chapter) => chapter.items);
  const begun = items.filter((item) => item.is_completed || item.progress > 0);
  return {
    ...rest,
    modules: { ...modules, [module.id]: progressIn(module) },
    chapters: { ...chapters, ...Object.fromEntries(module.chapters.map((chapter) => chapterIn(module.id, chapter))) },
    content: {
      ...content,
      ...Object.fromEntries(begun.map(({ id, is_completed, progress }) => [id, { is_completed, progress }])),
    },
  };
}

function progressIn({
  title,
  chapters_completed,
  total_chapters,
  content_completed,
  total_content,
  progress_percentage,
}: ModuleCard): ProgressOverview['modules'][string] {
  return { title, chapters_completed, total_chapters, content_completed, total_content, progress_percentage };
}

function chapterIn(
  moduleId: string,
  { id, items, is_completed }: ModuleDetail['chapters'][number],
): [string, ChapterProgress] {
  const completed = items.filter((item) => item.is_completed).length;
  return [id, { module_id: moduleId, content_completed: completed, total_content: items.length, is_completed }];
}

function visitIn(
  { content_id, content_title, module_id, module_title, chapter_id }: WhatsNext,
  last_visited: number,
): WhatsNextContent {
  return { content_id, content_title, module_id, module_title, chapter_id, last_visited };
}

/** The organization after something in an item has happened. */
export function withContent(
  organization: CachedOrganization | null,
  visited: WhatsNextContent,
  facts: { is_completed: boolean; progress: number },
): CachedOrganization {
  const { modules = {}, chapters = {}, content = {}, whats_next_content: before } = organization ?? {};
  const known = content[visited.content_id];
  const isCompleted = facts.is_completed || (known?.is_completed ?? false);
  const entry = { is_completed: isCompleted, progress: Math.max(facts.progress, known?.progress ?? 0) };
  const isOver = isCompleted && before?.content_id === visited.content_id;
  const next = isCompleted ? (isOver ? undefined : before) : visited;
  return {
    modules,
    chapters,
    content: { ...content, [visited.content_id]: entry },
    ...(next && { whats_next_content: next }),
  };
}

/** A module as the server last gave it, with what this device knows of it beyond that. */
export function withKnownProgress(module: ModuleDetail, known: CachedOrganization | null): ModuleDetail {
  if (!known) return module;
  const chapters = module.chapters.map((chapter) => {
    const items = chapter.items.map((item) => ({ ...item, ...furtherOf(item, known.content[item.id]) }));
    return { ...chapter, items, is_completed: items.length > 0 && items.every((item) => item.is_completed) };
  });
  const completed = chapters.flatMap(({ items }) => items).filter((item) => item.is_completed).length;
  if (completed <= module.content_completed) return { ...module, chapters };
  return {
    ...module,
    chapters,
    content_completed: completed,
    chapters_completed: chapters.filter((chapter) => chapter.is_completed).length,
    progress_percentage: Math.floor((completed / Math.max(1, module.total_content)) * 100),
  };
}

/** How far somebody is in an item by both, the server and this device. */
function furtherOf(item: ContentProgress, known: ContentProgress | undefined): ContentProgress {
  return {
    is_completed: item.is_completed || (known?.is_completed ?? false),
    progress: Math.max(item.progress, known?.progress ?? 0),
  };
}
