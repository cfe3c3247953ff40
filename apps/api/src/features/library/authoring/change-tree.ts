import { type TreeAct, type TreeChange } from '@snapwell/contract/library/authoring.schemas';
import { indexLibrary } from '#composition/job-kinds.ts';
import { AppError } from '#platform/http/app-error.ts';
import { inOrganization, type OrganizationScope } from '#platform/database/transaction.ts';
import { enqueue } from '#platform/jobs/enqueue.ts';
import type { OrganizationCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { touchLibrary } from '../import/library.repository.ts';
import { startBody } from './start-body.ts';
import {
  findDraft,
  findLibraryItem,
  insertDraft,
  insertRevision,
  lastRevision,
  updateDraft,
} from './drafts.repository.ts';
import { freeId } from './tree/free-id.ts';
import { emptyHead, marksOf, sourceAfter, textOfItem } from './item-text.ts';
import { changeHeadFile } from './source-text.ts';
import { showVersion } from './versions/show-version.ts';
import { TreeOrder } from './tree/tree-order.ts';
import {
  deleteChapter,
  deleteModule,
  findChapter,
  findModule,
  insertChapter,
  insertModule,
  readTree,
  updateChapter,
  updateItem,
  updateModule,
} from './tree.repository.ts';

/** Carries out acts on the library's tree, all or nothing, and answers those that undo them. */
export function changeTree(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  { orgId, uid }: Pick<OrganizationCaller, 'orgId' | 'uid'>,
  acts: readonly TreeAct[],
): Promise<TreeChange> {
  return inOrganization(db, orgId, async (scope) => {
    const at = clock.now();
    // Nobody else changes the library until this is done.
    await touchLibrary(scope, at);
    const order = new TreeOrder(await readTree(scope));
    const change: Changing = { scope, order, uid, at, added: [] };
    const undo: TreeAct[] = [];
    for (const act of acts) {
      const reverse = await (carryOut[act.act] as Carry<TreeAct>)(act, change);
      undo.unshift(...reverse);
    }
    await order.save(scope);
    await enqueue(scope, indexLibrary, {}, { at, key: 'all' });
    return { undo, added: change.added };
  });
}

interface Changing {
  readonly scope: OrganizationScope;
  readonly order: TreeOrder;
  readonly uid: string;
  readonly at: Date;
  readonly added: string[];
}

type ActOf<Name extends TreeAct['act']> = Extract<TreeAct, { act: Name }>;
/** Does it, and answers what undoes it. */
type Carry<Act> = (act: Act, change: Changing) => Promise<TreeAct[]>;

const carryOut: { readonly [Name in TreeAct['act']]: Carry<ActOf<Name>> } = {
  async add_module({ title, id: wanted, before }, { scope, order, at, added }) {
    const id = freeId(wanted ?? title, (taken) => order.modules.some((module) => module.id === taken));
    const position = order.addModule(id, before);
    const source = changeHeadFile(null, {}, { title, status: 'draft' });
    await insertModule(scope, { id, title, position, status: 'draft', source, createdAt: at, updatedAt: at });
    added.push(id);
    return [{ act: 'remove_module', id }];
  },
  async add_chapter({ module_id: moduleId, title, id: wanted, before }, { scope, order, added }) {
    const module = order.module(moduleId);
    const id = freeId(wanted ?? title, (taken) => module.chapters.some((chapter) => chapter.id === taken));
    const position = order.addChapter(moduleId, id, before);
    await insertChapter(scope, { moduleId, id, title, position, source: changeHeadFile(null, {}, { title }) });
    added.push(id);
    return [{ act: 'remove_chapter', module_id: moduleId, chapter_id: id }];
  },
  async add_item(act, change) {
    const head = { ...emptyHead, title: act.title };
    return addDraft(change, { ...act, wanted: act.id ?? act.title, text: { head, body: startBody(act.kind) } });
  },
  async duplicate_item({ id }, change) {
    const { scope, order } = change;
    const [draft, item] = [await findDraft(scope, id), await findLibraryItem(scope, id)];
    const open = draft?.discardedAt ? null : draft;
    const place = order.chapterOf(id);
    if (!place || (!open && !item)) throw new AppError('not_found');
    const text = open ?? textOfItem(item!);
    const head = { ...text.head, title: `${text.head.title} (2)` };
    return addDraft(change, {
      kind: (open ?? item)!.kind,
      module_id: place.moduleId,
      chapter_id: place.chapterId,
      before: order.after(id),
      wanted: id,
      text: { head, body: text.body },
      media: open?.media ?? {},
    });
  },
  async edit_module({ id, title, summary, status }, { scope, order, at }) {
    const row = await findModule(scope, order.module(id).id);
    const [before, after] = [
      { title: row.title, summary: row.summary, status: row.status },
      { title: title ?? row.title, summary: summary ?? row.summary, status: status ?? row.status },
    ];
    await updateModule(scope, id, { ...after, source: changeHeadFile(row.source, before, after), updatedAt: at });
    return [{ act: 'edit_module', id, ...before }];
  },
  async edit_chapter({ module_id: moduleId, chapter_id: id, title, summary }, { scope, order }) {
    const row = await findChapter(scope, { moduleId, id: order.chapter(moduleId, id).id });
    const [before, after] = [
      { title: row.title, summary: row.summary },
      { title: title ?? row.title, summary: summary ?? row.summary },
    ];
    await updateChapter(scope, { moduleId, id }, { ...after, source: changeHeadFile(row.source, before, after) });
    return [{ act: 'edit_chapter', module_id: moduleId, chapter_id: id, ...before }];
  },
  async place_module({ id, before }, { order }) {
    return [{ act: 'place_module', id, before: order.placeModule(id, before) }];
  },
  async place_chapter({ module_id: moduleId, chapter_id: id, before }, { order }) {
    const next = order.placeChapter(moduleId, id, before);
    return [{ act: 'place_chapter', module_id: moduleId, chapter_id: id, before: next }];
  },
  async place_item({ id, module_id: moduleId, chapter_id: chapterId, before }, { order }) {
    const was = order.chapterOf(id);
    if (!was) throw new AppError('not_found');
    const next = order.placeItem(id, { moduleId, chapterId, before });
    return [{ act: 'place_item', id, module_id: was.moduleId, chapter_id: was.chapterId, before: next }];
  },
  async set_status({ id, status }, { scope, at }) {
    const item = await findLibraryItem(scope, id);
    if (!item) throw new AppError('not_found');
    const source = sourceAfter(item, { ...textOfItem(item), status });
    const publishedAt = item.publishedAt ?? (status === 'published' ? at : null);
    await updateItem(scope, id, { status, publishedAt, updatedAt: at, ...marksOf(item, source) });
    return [{ act: 'set_status', id, status: item.status }];
  },
  async remove_module({ id }, { scope, order }) {
    if (order.module(id).chapters.length > 0) throw new AppError('not_empty');
    const { title, summary, status } = await findModule(scope, id);
    await order.save(scope);
    const before = order.removeModule(id);
    await deleteModule(scope, id);
    const again = { act: 'add_module', id, title, before } as const;
    return [again, { act: 'edit_module', id, summary, status }];
  },
  async remove_chapter({ module_id: moduleId, chapter_id: id }, { scope, order }) {
    if (order.chapter(moduleId, id).items.length > 0) throw new AppError('not_empty');
    const { title, summary } = await findChapter(scope, { moduleId, id });
    // What stood in it must have gone where it stands now.
    await order.save(scope);
    const before = order.removeChapter(moduleId, id);
    await deleteChapter(scope, { moduleId, id });
    const again = { act: 'add_chapter', module_id: moduleId, id, title, before } as const;
    return [again, { act: 'edit_chapter', module_id: moduleId, chapter_id: id, summary }];
  },
  async discard_draft({ id }, { scope, order, at }) {
    const draft = await findDraft(scope, id);
    if (!draft || draft.discardedAt) throw new AppError('not_found');
    await updateDraft(scope, id, { discardedAt: at, publishAt: null });
    if (!(await findLibraryItem(scope, id))) order.removeItem(id);
    return [{ act: 'bring_back_draft', id }];
  },
  async bring_back_draft({ id }, { scope, order }) {
    const draft = await findDraft(scope, id);
    if (!draft?.discardedAt) throw new AppError('not_found');
    await updateDraft(scope, id, { discardedAt: null });
    if (!(await findLibraryItem(scope, id)) && draft.moduleId && draft.chapterId)
      order.bringBack(id, { moduleId: draft.moduleId, chapterId: draft.chapterId, position: draft.position });
    return [{ act: 'discard_draft', id }];
  },
  async show_version({ id, is_shown: isShown }, { scope, at }) {
    await showVersion(scope, id, { isShown, at });
    return [{ act: 'show_version', id, is_shown: !isShown }];
  },
};

type NewItem = Pick<ActOf<'add_item'>, 'kind' | 'module_id' | 'chapter_id' | 'before'> & {
  readonly wanted: string;
  readonly text: Pick<Parameters<typeof insertRevision>[1], 'head' | 'body'>;
  readonly media?: NonNullable<Awaited<ReturnType<typeof findDraft>>>['media'];
};

async function addDraft({ scope, order, uid, at, added }: Changing, item: NewItem): Promise<TreeAct[]> {
  const { kind, module_id: moduleId, chapter_id: chapterId, before, wanted, text, media = {} } = item;
  const id = await order.freeItemId(scope, wanted);
  const position = order.addItem(id, { moduleId, chapterId, before });
  const revision = (await lastRevision(scope, id)) + 1;
  const written = { contentId: id, revision, ...text };
  const place = { kind, moduleId, chapterId, position, media };
  await insertDraft(scope, { ...written, ...place, changedBy: uid, changedAt: at });
  await insertRevision(scope, { ...written, madeBy: uid, editor: 'tree', madeAt: at });
  added.push(id);
  return [{ act: 'discard_draft', id }];
}
