import type { ComicBody } from '@snapwell/contract/learning/kinds/comic';
import type { VideoBody } from '@snapwell/contract/learning/kinds/video';
import { contentKinds } from '@snapwell/contract/learning/kinds';
import { slug } from '@snapwell/contract/http/ids';
import { inOrganization } from '#platform/database/transaction.ts';
import { PICTURE_SIZE, type SharedPage } from '#platform/web/shared-page.ts';
import type { World } from '#world.ts';
import { readPublicContent } from '../content/content.read-model.ts';

type PublicRow = NonNullable<Awaited<ReturnType<typeof readPublicContent>>>;

/** Which items stand under which word of a public address; every item has a page under `content`. */
const KIND_OF_SCREEN: Record<string, string | null> = { content: null, quiz: 'quiz', 'quiz-sim': 'simulation' };
/** What the screens ask for first, so that the page can ask with them. */
const DATA_OF_SCREEN: Record<string, string> = { quiz: 'quizzes', 'quiz-sim': 'simulations' };

/**
 * What the page of a public item says of itself when its address is shared; null for everything that strangers may
 * not see.
 */
export async function describePublicItem(
  world: Pick<World, 'db'>,
  address: { orgId: string; screen: string; id: string },
): Promise<SharedPage | null> {
  const { orgId, screen, id } = address;
  const kind = Object.hasOwn(KIND_OF_SCREEN, screen) ? KIND_OF_SCREEN[screen] : undefined;
  if (kind === undefined || !slug.safeParse(orgId).success || !slug.safeParse(id).success) return null;
  const row = await inOrganization(world.db, orgId, (scope) => readPublicContent(scope, id));
  if (!row || (kind !== null && row.item.kind !== kind)) return null;
  const { title, summary, minutes, version } = row.item;
  const type = contentKinds[row.item.kind].type;
  const data = `/api/v1/public/${orgId}/${DATA_OF_SCREEN[screen] ?? 'content'}/${id}`;
  return {
    title: `${title} · ${row.organizationName}`,
    description: summary || `${type[0]!.toUpperCase()}${type.slice(1)}, ${minutes} min, from ${row.organizationName}`,
    path: `/p/${orgId}/${screen}/${id}`,
    picture: {
      path: `/api/v1/public/${orgId}/content/${id}/picture?v=${version}`,
      type: 'image/jpeg',
      ...PICTURE_SIZE,
    },
    type: 'article',
    language: row.languages.length > 1 ? row.language : null,
    languages: row.languages,
    data,
    rendered: renderedAs(row.item.kind, address),
    isListed: true,
    facts: {
      '@type': row.item.kind === 'quiz' ? 'Quiz' : 'LearningResource',
      name: title,
      inLanguage: row.language,
      ...(summary && { description: summary }),
      timeRequired: `PT${minutes}M`,
      learningResourceType: type,
      isAccessibleForFree: true,
      provider: { '@type': 'Organization', name: row.organizationName },
    },
  };
}

/** Quizzes and simulations have their covers rendered. */
function renderedAs(
  kind: string,
  { orgId, screen, id }: { orgId: string; screen: string; id: string },
): SharedPage['rendered'] {
  if (screen === 'quiz') return { page: 'publicQuiz', params: { orgId, quizId: id } };
  if (screen === 'quiz-sim') return { page: 'publicQuizSimulation', params: { orgId, quizId: id } };
  const leadsElsewhere = kind === 'quiz' || kind === 'simulation';
  return screen === 'content' && !leadsElsewhere ? { page: 'publicContent', params: { orgId, contentId: id } } : null;
}

/**
 * The stored picture that stands for an item: its cover, a video's poster, a comic's first panel; null when it has
 * none.
 */
export function pictureKeyOf({ item, media, coverKey }: Pick<PublicRow, 'item' | 'media' | 'coverKey'>): string | null {
  return coverKey ?? media[pictureName(item) ?? '']?.key ?? null;
}

function pictureName({ kind, body }: PublicRow['item']): string | undefined {
  if (kind === 'video') return (body as VideoBody).poster;
  if (kind === 'comic') return (body as ComicBody).pages[0]?.panels[0]?.image;
  return undefined;
}
