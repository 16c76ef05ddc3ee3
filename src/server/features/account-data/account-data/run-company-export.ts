import { type FileHandle, open, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { withActingFor } from '#domain/acting-for.ts'
import { teamPath } from '#domain/paths.ts'
import type { AppContext } from '../../../context.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { sendMail } from '../../../platform/mail/mail.ts'
import type { Person, PersonalTables } from '../../../platform/personal-data/personal-table.ts'
import { withSpoolFolder } from '../../../platform/uploads/spool.ts'
import { EXPORT_MS } from './company-export.ts'
import { writeSections } from './export-account.ts'
import { exportReadyMail } from './export-ready-mail.ts'

type RunContext = Pick<AppContext, 'db' | 'config' | 'files' | 'now'>

interface RunExport {
  id: number
  tables: PersonalTables
  /** What still fails ends it, so that its owner can ask again. */
  isLastTry: boolean
}

/**
 * Writes everything that is kept about a company, as of one moment, to a file of the store. Nothing is kept of a run that was cut off:
 * one that begins anew writes the same file from the start. @throws what kept it from being written, once its last try is marked as failed
 */
export async function runCompanyExport(
  context: RunContext,
  { id, tables, isLastTry }: RunExport,
): Promise<void> {
  const { db, config, files } = context
  const row = await findWaiting(db, id)
  if (!row) return
  try {
    await withSpoolFolder(config.DATA_DIR, async (folder) => {
      const source = join(folder, 'company.json')
      await writeCompany(context, { ...row, tables, source })
      await files.saveFile(row.path, source)
      await finish(context, row, (await stat(source)).size)
      await dropOfDeleted(context, row)
    })
  } catch (error) {
    if (isLastTry) await setState(db, id, { state: 'failed', ended_at: context.now() })
    throw error
  }
}

function findWaiting(db: Db, id: number) {
  return db
    .selectFrom('company_exports')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
}
type ExportRow = NonNullable<Awaited<ReturnType<typeof findWaiting>>>

interface WriteCompany extends ExportRow {
  tables: PersonalTables
  source: string
}

async function writeCompany({ db, now }: RunContext, { id, organization_id, tables, source }: WriteCompany) {
  const file = await open(source, 'wx', 0o600)
  // of the company alone: nothing that a member has as a person
  const person: Person = { id: 0, organizationId: organization_id, email: null }
  try {
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((trx) => writeAll(db, trx, { id, file, tables, person, at: now() }))
  } finally {
    await file.close()
  }
}

interface WriteAll {
  id: number
  file: FileHandle
  tables: PersonalTables
  person: Person
  at: Date
}

async function writeAll(db: Db, trx: Tx, { id, person, ...sections }: WriteAll): Promise<void> {
  const head = await readHead(trx, person.organizationId)
  // beside the transaction, so that it is seen meanwhile
  const onSection = (done: number) => setState(db, id, { done })
  await writeSections(trx, { ...sections, person, head, onSection })
}

/** The company itself and who works there. */
async function readHead(trx: Tx, organizationId: number) {
  const company = await trx
    .selectFrom('organizations')
    .select(['id', 'username', 'name', 'company', 'email', 'phone', 'address', 'created_at'])
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow()
  const members = await trx
    .selectFrom('organization_members as member')
    .innerJoin('users', 'users.id', 'member.user_id')
    .select(['users.name', 'users.username', 'users.email', 'member.role'])
    .select(['member.spends_cents', 'member.approves_cents', 'member.joined_at'])
    .where('member.organization_id', '=', organizationId)
    .orderBy('member.joined_at')
    .execute()
  return { company, members }
}

function setState(
  db: Db,
  id: number,
  set: { state?: 'ready' | 'failed'; done?: number; ended_at?: Date; size_bytes?: number },
) {
  return db
    .updateTable('company_exports')
    .set(set)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returning('id')
    .executeTakeFirst()
}

/** The file is there: who asked for it is mailed, once. */
async function finish({ db, config, now }: RunContext, row: ExportRow, sizeBytes: number): Promise<void> {
  const { id, total, asked_by, organization_id } = row
  await db.transaction().execute(async (trx) => {
    const ended = { state: 'ready', done: total, size_bytes: sizeBytes, ended_at: now() } as const
    if (!(await setState(trx, id, ended)) || asked_by === null) return
    const asker = await trx
      .selectFrom('organization_members as member')
      .innerJoin('users', 'users.id', 'member.user_id')
      .innerJoin('organizations', 'organizations.id', 'member.organization_id')
      .select(['users.email', 'users.name as person', 'users.username as account', 'member.role'])
      .select(['organizations.name', 'organizations.company', 'organizations.username'])
      .where('member.organization_id', '=', organization_id)
      .where('member.user_id', '=', asked_by)
      .executeTakeFirst()
    if (asker?.role !== 'owner') return
    const url = `${config.PUBLIC_URL}${withActingFor(`${teamPath()}#company-data`, organization_id)}`
    await sendMail(trx, exportReadyMail({ ...asker, person: asker.person ?? asker.account }, url))
  })
}

/** A company that was deleted while its file was written has none: its row went without it. */
async function dropOfDeleted({ db, files }: RunContext, { id, path }: ExportRow): Promise<void> {
  const kept = await db.selectFrom('company_exports').select('id').where('id', '=', id).executeTakeFirst()
  if (!kept) await files.delete(path)
}

const BATCH = 100

/** Files whose day is over, and what was never finished: row by row, the file first. */
export async function sweepCompanyExports({ db, files, now }: RunContext): Promise<void> {
  const before = new Date(now().getTime() - EXPORT_MS)
  for (;;) {
    const rows = await db
      .selectFrom('company_exports')
      .select(['id', 'path'])
      .where('ended_at', '<', before)
      .limit(BATCH)
      .execute()
    for (const { id, path } of rows) {
      await files.delete(path)
      await db.deleteFrom('company_exports').where('id', '=', id).execute()
    }
    if (rows.length < BATCH) return
  }
}
