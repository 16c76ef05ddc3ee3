import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { CompanyExport } from '#contract/account-data/account-data-companies.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import { type Origin, recordAudit } from '../../../platform/db/audit.ts'
import type { Db } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Limit } from '../../../platform/http/rate-limit.ts'
import type { PersonalTables } from '../../../platform/personal-data/personal-table.ts'
import { listSections } from './export-account.ts'

export const EXPORT_COMPANY_TASK = 'export-company'

/** How long a file can be downloaded. */
export const EXPORT_MS = 86_400_000
/** Each reads all of a company's rows. */
const EXPORTS_PER_COMPANY: Limit = { name: 'company-export:organization', max: 5, perSeconds: 86_400 }

interface AskExport {
  actor: Actor
  origin: Origin
  tables: PersonalTables
}

/** Writes down that it is asked for, with its job. One at a time: one that is being written is as good. @throws AppError `conflict`, `rate-limited` */
export async function askCompanyExport(
  context: Pick<AppContext, 'db' | 'limiter' | 'metrics' | 'now'>,
  { actor, origin, tables }: AskExport,
): Promise<void> {
  const { organizationId, personId } = actor
  await requireCompany(context.db, organizationId)
  await context.limiter.take(EXPORTS_PER_COMPANY, String(organizationId))
  await inTransaction(context, async (trx) => {
    const made = await trx
      .insertInto('company_exports')
      .values({
        organization_id: organizationId,
        asked_by: personId,
        total: listSections(tables).length,
        // never a name that /media serves
        path: `exports/${randomUUID()}.bin`,
        created_at: context.now(),
      })
      .onConflict((conflict) => conflict.column('organization_id').where('state', '=', 'waiting').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) return
    await sql`select graphile_worker.add_job(${EXPORT_COMPANY_TASK}, json_build_object('id', ${made.id}::int),
      max_attempts => 5, job_key => ${`company-export:${made.id}`})`.execute(trx)
    await recordAudit(trx, {
      actorId: personId,
      action: 'company.exported',
      subject: { type: 'organization', id: organizationId },
      origin,
    })
  })
}

/** Who is alone has the export of their account. */
async function requireCompany(db: Db, id: number): Promise<void> {
  const company = await db
    .selectFrom('organizations')
    .select('id')
    .where('id', '=', id)
    .where('person_id', 'is', null)
    .executeTakeFirst()
  if (!company)
    throw new AppError('conflict', {
      message: 'What is kept about you alone is exported on your account page.',
    })
}

/** The last, as long as its file is there. */
export async function readCompanyExport(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  organizationId: number,
): Promise<{ export: CompanyExport | null }> {
  const row = await exportsOf(db, organizationId).orderBy('id', 'desc').limit(1).executeTakeFirst()
  if (!row) return { export: null }
  const { id, state, done, total, size_bytes, created_at, ended_at } = row
  const expiresAt = state === 'ready' && ended_at ? new Date(ended_at.getTime() + EXPORT_MS) : null
  if (expiresAt && expiresAt <= now()) return { export: null }
  return {
    export: {
      id,
      state,
      done,
      total,
      sizeBytes: size_bytes,
      createdAt: created_at.toISOString(),
      expiresAt: expiresAt?.toISOString() ?? null,
    },
  }
}

/** Where the file is, while it can be downloaded. @throws AppError `not-found`, of other companies too */
export async function getExportPath(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  { id, organizationId }: { id: number; organizationId: number },
): Promise<string> {
  const row = await exportsOf(db, organizationId)
    .where('id', '=', id)
    .where('state', '=', 'ready')
    .where('ended_at', '>', new Date(now().getTime() - EXPORT_MS))
    .executeTakeFirst()
  if (!row)
    throw new AppError('not-found', { message: 'There is no such file any more. Have it written again.' })
  return row.path
}

function exportsOf(db: Db, organizationId: number) {
  return db.selectFrom('company_exports').selectAll().where('organization_id', '=', organizationId)
}
