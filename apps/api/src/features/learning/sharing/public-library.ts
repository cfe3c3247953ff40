import { contentKinds } from '@snapwell/contract/learning/kinds';
import type { PublicLibrary } from '@snapwell/contract/learning/public-library.schemas';
import type { ContentKind } from '@snapwell/contract/catalogue/content-kind';
import type { PublicPage } from '#platform/web/sitemap.ts';
import { webPath } from '@snapwell/contract/web-routes';
import { slug } from '@snapwell/contract/http/ids';
import { AppError } from '#platform/http/app-error.ts';
import { acrossOrganizations, inOrganization } from '#platform/database/transaction.ts';
import { PICTURE_SIZE, type SharedPage } from '#platform/web/shared-page.ts';
import type { World } from '#world.ts';
import { findPublicOrganization, listListedItems, listPublicItems } from './public-library.read-model.ts';

type LibraryWorld = Pick<World, 'db'>;

/** What an organization shows to anybody. Whether one is there that does not want to is not told. */
export function getPublicLibrary({ db }: LibraryWorld, { orgId }: { orgId: string }): Promise<PublicLibrary> {
  return inOrganization(db, orgId, async (scope) => {
    const organization = await findPublicOrganization(scope);
    if (!organization?.hasPublicLibrary) throw new AppError('not_found');
    const modules = Map.groupBy(await listPublicItems(scope), ({ moduleId }) => moduleId);
    return {
      organization_name: organization.name,
      organization_summary: organization.summary,
      logo_url: organization.logoUrl,
      modules: [...modules].map(([id, items]) => ({
        id,
        title: items[0]!.moduleTitle,
        items: items.map((item) => ({
          id: item.id,
          title: item.title,
          summary: item.summary,
          type: contentKinds[item.kind].type,
          kind: item.kind,
          minutes: item.minutes,
        })),
      })),
    };
  });
}

/** What the page of a public library says of itself; null where there is none. */
export async function describePublicLibrary({ db }: LibraryWorld, orgId: string): Promise<SharedPage | null> {
  if (!slug.safeParse(orgId).success) return null;
  const { organization, items } = await inOrganization(db, orgId, async (scope) => {
    const organization = await findPublicOrganization(scope);
    return { organization, items: organization?.hasPublicLibrary ? await listPublicItems(scope) : [] };
  });
  if (!organization?.hasPublicLibrary) return null;
  const path = webPath('publicLibrary', { orgId });
  const provider = { '@type': 'Organization', name: organization.name };
  return {
    title: organization.name,
    description: organization.summary || `What ${organization.name} shows to everybody.`,
    path,
    picture: { path: '/icons/icon-512.png', type: 'image/png', ...PICTURE_SIZE, width: 512, height: 512 },
    type: 'website',
    language: null,
    data: `/api/v1/public/${orgId}/library`,
    rendered: { page: 'publicLibrary', params: { orgId } },
    isListed: true,
    facts: {
      '@type': 'CollectionPage',
      name: organization.name,
      ...(organization.summary && { description: organization.summary }),
      provider,
      hasPart: [...Map.groupBy(items, ({ moduleId }) => moduleId).values()].map((module) => courseOf(module, provider)),
    },
  };
}

type PublicItem = Awaited<ReturnType<typeof listPublicItems>>[number];

/** A module in the words of schema.org; a course needs a description there. */
const courseOf = (module: readonly PublicItem[], provider: object) => ({
  '@type': 'Course',
  name: module[0]!.moduleTitle,
  description: module[0]!.moduleSummary || module.map(({ title }) => title).join(', '),
  provider,
  isAccessibleForFree: true,
  hasPart: module.map(({ title, kind, minutes }) => ({
    '@type': kind === 'quiz' ? 'Quiz' : 'LearningResource',
    name: title,
    learningResourceType: contentKinds[kind].type,
    timeRequired: `PT${minutes}M`,
  })),
});

/** The sites that may show an organization's public pages in theirs. */
export async function embeddersOf({ db }: LibraryWorld, orgId: string): Promise<readonly string[]> {
  if (!slug.safeParse(orgId).success) return [];
  return (await inOrganization(db, orgId, findPublicOrganization))?.embedOrigins ?? [];
}

/** The addresses of all public libraries and of their items, for search engines. */
export async function listPublicAddresses({ db }: LibraryWorld): Promise<PublicPage[]> {
  const items = await acrossOrganizations(db, listListedItems);
  const libraries = [...new Set(items.map(({ orgId }) => orgId))].map((orgId) => webPath('publicLibrary', { orgId }));
  return [
    ...libraries.map((path) => ({ path, languages: [] })),
    ...items.map(({ original, others, ...item }) => ({
      path: pathOf(item),
      languages: others.length > 0 ? [original, ...others.filter((each) => each !== original)] : [],
    })),
  ];
}

function pathOf({ orgId, id, kind }: { orgId: string; id: string; kind: ContentKind }): string {
  if (kind === 'quiz') return webPath('publicQuiz', { orgId, quizId: id });
  return kind === 'simulation'
    ? webPath('publicQuizSimulation', { orgId, quizId: id })
    : webPath('publicContent', { orgId, contentId: id });
}
