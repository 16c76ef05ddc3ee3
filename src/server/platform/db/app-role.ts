import type pg from 'pg'

/** What web and job processes work as: it owns nothing, so no trigger can be switched off and no table emptied by it. */
export const APP_ROLE = 'placard_app'

/** Tables that are only ever added to → columns of them that may change. Triggers refuse the rest to everybody. */
export const APPEND_ONLY: Readonly<Record<string, readonly string[]>> = {
  audit_events: [],
  // masked by `mask_old_acceptances`, which asks the clock itself
  booking_acceptances: [],
  booking_events: [],
  booking_versions: [],
  // the next number
  document_counters: ['last_number'],
  documents: [],
  ledger_entries: [],
  ledger_postings: [],
  payment_events: [],
  // resealed, and emptied when its seller has left
  payment_instructions: ['sealed'],
}

/** SQLSTATE: the user of DATABASE_URL may not make roles, or grant what is asked for. */
const MAY_NOT = '42501'
/** SQLSTATE: another database of the same cluster made it, or was given it, in the same moment. */
const MADE_MEANWHILE = ['42710', '23505', 'XX000']

/**
 * Makes the role where that is allowed, and gives it rows of every table, but of what is only added to nothing more than
 * adding. After each migration, because tables are new then. @returns whether the role can be used
 */
export async function grantAppRole(client: pg.Client): Promise<boolean> {
  if (!(await tryQuery(client, makeRole()))) return false
  await client.query('begin')
  await client.query(grants())
  await client.query('commit')
  // whose backup this is, and where the data lies; only a superuser can give it, and an outside database needs none of it
  await tryQuery(client, `grant pg_monitor to ${APP_ROLE}`)
  return true
}

/** Of `pg_roles`: the role, where the user of DATABASE_URL may take it up. */
const IS_USABLE = `rolname = '${APP_ROLE}' and pg_has_role(oid, 'set')`

/** Takes up the role where there is one: the first statement of each connection. Elsewhere the user of DATABASE_URL works. */
export const TAKE_ROLE = `select set_config('role', rolname, false) from pg_roles where ${IS_USABLE}`

/** Whether the role would be taken up and reach nothing: a dump, made without grants, was restored. */
export async function lacksGrants(connection: Pick<pg.Client, 'query'>): Promise<boolean> {
  const { rowCount } = await connection.query(
    `select from pg_roles where ${IS_USABLE} and not has_table_privilege(oid, to_regclass('public.users'), 'select')`,
  )
  return Boolean(rowCount)
}

function makeRole(): string {
  return `do $$ begin
    if not exists (select from pg_roles where rolname = '${APP_ROLE}') then create role ${APP_ROLE} nologin; end if;
    if not pg_has_role('${APP_ROLE}', 'set') then grant ${APP_ROLE} to current_user; end if;
  end $$`
}

function grants(): string {
  const limits = Object.entries(APPEND_ONLY).map(([table, columns]) => {
    const some = columns.length > 0 ? `grant update (${columns.join(', ')}) on ${table} to ${APP_ROLE};` : ''
    return `if to_regclass('public.${table}') is not null then revoke update, delete on ${table} from ${APP_ROLE}; ${some} end if;`
  })
  return `
    grant usage on schema public, graphile_worker to ${APP_ROLE};
    grant select, insert, update, delete on all tables in schema public, graphile_worker to ${APP_ROLE};
    grant usage, select on all sequences in schema public, graphile_worker to ${APP_ROLE};
    grant execute on all functions in schema graphile_worker to ${APP_ROLE};
    revoke insert, update, delete on migrations from ${APP_ROLE};
    do $$ begin ${limits.join('\n')} end $$;
    ${OPEN_JOBS}`
}

/**
 * The runner's tables come with row security without a policy: closed to everybody but their owner. Grants say who may do
 * what; a policy for the role, as there was, would stand in dumps, and be refused where the role is unknown.
 */
const OPEN_JOBS = `do $$ declare closed regclass; begin
  for closed in select oid::regclass from pg_class where relnamespace = 'graphile_worker'::regnamespace and relkind in ('r', 'p') loop
    if exists (select from pg_policy where polrelid = closed and polname = '${APP_ROLE}') then
      execute format('drop policy ${APP_ROLE} on %s', closed);
    end if;
    if (select relrowsecurity from pg_class where oid = closed) then
      execute format('alter table %s disable row level security', closed);
    end if;
  end loop;
end $$;`

/** @returns whether it was allowed */
async function tryQuery(client: pg.Client, text: string): Promise<boolean> {
  try {
    await client.query(text)
    return true
  } catch (error) {
    const code = (error as { code?: string }).code ?? ''
    if (code === MAY_NOT) return false
    if (!MADE_MEANWHILE.includes(code)) throw error
    return true
  }
}
