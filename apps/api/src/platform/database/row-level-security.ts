/** What decides who may enter an organization must be readable before one has entered it. */
export const READ_BEFORE_ENTERING: readonly string[] = ['memberships', 'invites'];
/**
 * Under the policy PostgreSQL may not use the indexes of a text search. It holds no text to show: what is found is joined
 * with items, which are closed.
 */
export const SEARCHED_BY_INDEX: readonly string[] = ['search_documents'];

/**
 * Closes every table that has an `org_id` column, and the words of libraries: the rows are seen and written only inside `inOrganization` of that
 * organization or `acrossOrganizations`. Made from the catalogue after each migration, so that a new table cannot be
 * forgotten.
 */
export const closeOrganizationTables = `
do $$
declare closed record;
begin
  for closed in
    select c.table_name as name, c.column_name as organization from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE'
    where c.table_schema = 'public' and (c.column_name = 'org_id' or (c.table_name = 'search_words' and c.column_name = 'library'))
      and c.table_name not in (${READ_BEFORE_ENTERING.map((name) => `'${name}'`).join(', ')})
      and not exists (select from pg_policies p where p.schemaname = 'public' and p.tablename = c.table_name and p.policyname = 'organization')
  loop
    execute format('alter table %I enable row level security', closed.name);
    execute format('alter table %I force row level security', closed.name);
    execute format($policy$create policy organization on %I using (
      %I = current_setting('app.org_id', true) or current_setting('app.org_id', true) = '*')$policy$, closed.name, closed.organization);
  end loop;
end $$;`;

/**
 * The audit log is appended to. An entry is never changed, and removed only where the log's beginning is cut off; its
 * facts can be erased, not rewritten.
 */
export const protectAuditLog = `
create or replace function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('app.audit_cut', true) = 'on' then return old; end if;
  raise exception 'The audit log is only appended to.';
end $$;
do $$ begin
  -- The tables come with a later migration than some that are tested alone.
  if to_regclass('audit_entries') is null then return; end if;
  create or replace trigger audit_entries_append_only before update or delete on audit_entries
    for each row execute function refuse_audit_change();
  create or replace trigger audit_facts_append_only before update on audit_facts
    for each row execute function refuse_audit_change();
end $$;`;
