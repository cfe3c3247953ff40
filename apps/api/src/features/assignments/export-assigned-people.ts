import type {
  AssignedExportQuery,
  AssignedPerson,
  AssignedState,
} from '@snapwell/contract/learning/assignments/assignments.schemas';
import type { Language } from '@snapwell/contract/text/language';
import { findTarget } from '#features/catalogue/index.ts';
import { writeCsv } from '#platform/csv/write-csv.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import { text } from '#platform/locale/texts.ts';
import type { OrganizationCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { listPeople } from './assigned.read-model.ts';
import { presentPeople, readAssignedRows } from './list-assigned-people.ts';

/** A table for spreadsheets has no more rows. */
const ROWS = 50_000;

/** Who was asked by one assignment, as a table: what its list shows, with addresses. */
export function exportAssignedPeople(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  caller: OrganizationCaller,
  { id, language, ...query }: AssignedExportQuery & { id: string; language: Language },
): Promise<{ file_name: string; content: string }> {
  const at = clock.now();
  return inOrganization(db, caller.orgId, async (scope) => {
    const { row, members } = await readAssignedRows(scope, caller, id);
    const { items } = await presentPeople(scope, { row, members, at, ...query, limit: ROWS });
    const addresses = await listPeople(scope, { uids: items.map(({ uid }) => uid), at });
    const title = (await findTarget(scope, row))?.title ?? '';
    return {
      file_name: `${row.targetId}-${at.toISOString().slice(0, 10)}.csv`,
      content: writeCsv(
        columns.map((column) => text(language, column)),
        items.map((person) => [title, ...rowOf(person, addresses.get(person.uid)?.email ?? '', language)]),
      ),
    };
  });
}

function rowOf(person: AssignedPerson, email: string, language: Language): string[] {
  const { exception } = person;
  return [
    person.display_name,
    email,
    text(language, STATES[person.state]),
    person.asked_on,
    person.due_on ?? '',
    person.done_on ?? '',
    person.again_on ?? '',
    String(person.late_days),
    String(person.progress_percentage),
    String(person.reminders_sent),
    person.reminded_on ?? '',
    exception?.reason ?? '',
  ];
}

const columns = [
  /*i18n*/ { id: 'assigned.column.what', message: 'assignment' },
  /*i18n*/ { id: 'assigned.column.name', message: 'name' },
  /*i18n*/ { id: 'assigned.column.email', message: 'email' },
  /*i18n*/ { id: 'assigned.column.state', message: 'state' },
  /*i18n*/ { id: 'assigned.column.asked', message: 'asked on' },
  /*i18n*/ { id: 'assigned.column.due', message: 'due on' },
  /*i18n*/ { id: 'assigned.column.done', message: 'done on' },
  /*i18n*/ { id: 'assigned.column.again', message: 'again by' },
  /*i18n*/ { id: 'assigned.column.late', message: 'days late' },
  /*i18n*/ { id: 'assigned.column.progress', message: 'progress in percent' },
  /*i18n*/ { id: 'assigned.column.reminders', message: 'reminders' },
  /*i18n*/ { id: 'assigned.column.reminded', message: 'last reminded on' },
  /*i18n*/ { id: 'assigned.column.exception', message: 'reason for an exception' },
] as const;

const STATES: Record<AssignedState, { id: string; message: string }> = {
  done: /*i18n*/ { id: 'assigned.state.done', message: 'Done' },
  under_way: /*i18n*/ { id: 'assigned.state.underWay', message: 'Under way' },
  grace: /*i18n*/ { id: 'assigned.state.grace', message: 'Over the day' },
  late: /*i18n*/ { id: 'assigned.state.late', message: 'Late' },
  on_leave: /*i18n*/ { id: 'assigned.state.onLeave', message: 'On leave' },
  exempt: /*i18n*/ { id: 'assigned.state.exempt', message: 'Exempt' },
};
