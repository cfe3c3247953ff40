import type { Language } from '@snapwell/contract/text/language';
import {
  addBookmark,
  getContent,
  getPublicContent,
  getPublicLibrary,
  removeBookmark,
  saveNote,
} from '@snapwell/contract/learning/learning.endpoints';
import {
  getCourse,
  getModule,
  getProgress,
  listCourses,
  listItems,
  listModules,
  searchContent,
} from '@snapwell/contract/catalogue/catalogue.endpoints';
import { removeOwnContent } from '@snapwell/contract/library/library.endpoints';
import type { ContentType } from '@snapwell/contract/catalogue/content-kind';
import { infiniteQueryOptions, keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/http/api.ts';

export const learningKeys = {
  all: (orgId: string) => ['learning', orgId] as const,
  home: (orgId: string) => ['learning', orgId, 'home'] as const,
  content: (orgId: string, contentId: string) => ['learning', orgId, 'content', contentId] as const,
};

/** What was read last can be read again without the server. */
const KEPT = { isKept: true } as const;

export const progressOverview = (orgId: string) =>
  queryOptions({
    queryKey: ['learning', orgId, 'progress'],
    queryFn: () => call(getProgress, { params: { orgId } }, KEPT),
  });

export interface ModuleFilter {
  readonly tag?: string | undefined;
  readonly state?: 'new' | 'under_way' | 'completed' | undefined;
}

export const moduleList = (orgId: string, filter: ModuleFilter) =>
  infiniteQueryOptions({
    queryKey: ['learning', orgId, 'modules', filter],
    queryFn: ({ pageParam }) => call(listModules, { params: { orgId }, query: { ...filter, cursor: pageParam } }, KEPT),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
  });

export interface ItemFilter {
  readonly type?: ContentType | undefined;
  readonly max_minutes?: number | undefined;
  readonly tag?: string | undefined;
}

export const itemList = (orgId: string, filter: ItemFilter) =>
  infiniteQueryOptions({
    queryKey: ['learning', orgId, 'items', filter],
    queryFn: ({ pageParam }) => call(listItems, { params: { orgId }, query: { ...filter, cursor: pageParam } }, KEPT),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
  });

export const module = (orgId: string, moduleId: string) =>
  queryOptions({
    queryKey: ['learning', orgId, 'module', moduleId],
    queryFn: () => call(getModule, { params: { orgId, moduleId } }, KEPT),
  });

export const search = (orgId: string, q: string) =>
  queryOptions({
    queryKey: ['learning', orgId, 'search', q],
    queryFn: () => call(searchContent, { params: { orgId }, query: { q } }),
    placeholderData: keepPreviousData,
  });

/** `lang`: a language that the reader has chosen for this item. */
export const content = (orgId: string, contentId: string, lang?: Language) =>
  queryOptions({
    queryKey: [...learningKeys.content(orgId, contentId), ...(lang ? [lang] : [])] as readonly string[],
    queryFn: () => call(getContent, { params: { orgId, contentId }, query: lang ? { lang } : {} }, KEPT),
  });

/** What an organization shows to anybody. */
export const publicLibrary = (orgId: string) =>
  queryOptions({
    queryKey: ['learning', orgId, 'public-library'],
    queryFn: () => call(getPublicLibrary, { params: { orgId } }),
  });

export const publicContent = (orgId: string, contentId: string) =>
  queryOptions({
    queryKey: ['learning', orgId, 'public', contentId],
    queryFn: () => call(getPublicContent, { params: { orgId, contentId }, query: {} }, { auth: 'none' }),
  });

/** Deletes something that was made for the person alone. */
export const deleteOwnContent = (orgId: string, contentId: string) =>
  mutationOptions({
    mutationFn: () => call(removeOwnContent, { params: { orgId, contentId } }),
    meta: { invalidates: [['learning', orgId, 'own']] },
  });

export const setBookmark = (orgId: string, contentId: string) =>
  mutationOptions({
    mutationFn: (isSaved: boolean) => call(isSaved ? addBookmark : removeBookmark, { params: { orgId, contentId } }),
    meta: { invalidates: [learningKeys.content(orgId, contentId), ['learning', orgId, 'bookmarks']] },
  });

export const writeNote = (orgId: string, contentId: string) =>
  mutationOptions({
    mutationFn: (text: string) => call(saveNote, { params: { orgId, contentId }, body: { text } }),
    meta: { invalidates: [learningKeys.content(orgId, contentId), ['learning', orgId, 'notes']] },
  });

export const courses = (orgId: string) =>
  queryOptions({
    queryKey: ['learning', orgId, 'courses'],
    queryFn: () => call(listCourses, { params: { orgId } }, { isKept: true }),
  });

export const course = (orgId: string, courseId: string) =>
  queryOptions({
    queryKey: ['learning', orgId, 'course', courseId],
    queryFn: () => call(getCourse, { params: { orgId, courseId } }, { isKept: true }),
  });
