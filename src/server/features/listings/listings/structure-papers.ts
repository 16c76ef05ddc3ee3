import { type Selectable, sql } from 'kysely'
import type { Lease, Structure, structureRoutes } from '#contract/listings/listings-structures.ts'
import type { Out } from '#contract/route.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import { type Origin, recordAudit } from '../../../platform/db/audit.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { StructureSecretsTable } from '../../../platform/db/tables.gen.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { getStructure } from './structures.ts'

type Context = Pick<AppContext, 'db' | 'now' | 'metrics'>

interface Requested {
  id: number
  actor: Actor
  origin: Origin
}

/** @throws AppError `not-found` for structures of others too */
export async function setPermit(
  { db, metrics }: Context,
  { input, ...asked }: Requested & { input: Out<typeof structureRoutes.setPermit.body> },
): Promise<Structure> {
  const { id, actor } = asked
  return inTransaction({ db, metrics }, async (trx) => {
    const before = await lockStructure(trx, asked)
    await trx
      .updateTable('structures')
      .set({
        permit_number: input.number || null,
        permit_authority: input.authority || null,
        permit_expires_on: input.expiresOn,
        shows_permit: input.isShown,
      })
      .where('id', '=', id)
      .execute()
    await recordAudit(trx, {
      actorId: actor.personId,
      action: 'structure.permit-set',
      subject: { type: 'structure', id },
      before,
      after: { ...input },
      origin: asked.origin,
    })
    return getStructure(trx, { id, organizationId: actor.organizationId })
  })
}

/** Of a structure of one's own; empty where nothing is noted. @throws AppError `not-found` */
export async function getLease(db: Db, { id, actor }: Pick<Requested, 'id' | 'actor'>): Promise<Lease> {
  const row = await db
    .selectFrom('structures')
    .leftJoin('structure_secrets as secret', 'secret.structure_id', 'structures.id')
    .selectAll('secret')
    .where('structures.id', '=', id)
    .where('structures.organization_id', '=', actor.organizationId)
    .executeTakeFirst()
  if (!row) throw notFound()
  return presentLease(row, await findLeaseFile(db, { id, actor }))
}

/** The one file of the lease of a structure of one's own. */
export function findLeaseFile(db: Db, { id, actor }: Pick<Requested, 'id' | 'actor'>) {
  return db
    .selectFrom('structure_files as file')
    .leftJoin('users', 'users.id', 'file.uploaded_by')
    .selectAll('file')
    .select(sql<string | null>`coalesce(users.name, users.username::text)`.as('uploaded_by_name'))
    .where('file.structure_id', '=', id)
    .where('file.organization_id', '=', actor.organizationId)
    .executeTakeFirst()
}

type LeaseRow = {
  [Key in keyof Selectable<StructureSecretsTable>]: Selectable<StructureSecretsTable>[Key] | null
}

function presentLease(row: LeaseRow, file: Awaited<ReturnType<typeof findLeaseFile>>): Lease {
  return {
    landlord: row.landlord ?? '',
    number: row.lease_number ?? '',
    from: row.lease_from,
    to: row.lease_to,
    rentCents: row.rent_cents,
    rentPer: row.rent_per ?? 'month',
    meter: row.meter ?? '',
    note: row.note ?? '',
    file: file
      ? {
          name: file.name,
          sizeBytes: file.size_bytes,
          uploadedAt: file.created_at.toISOString(),
          uploadedBy: file.uploaded_by_name,
        }
      : null,
  }
}

/** @throws AppError `not-found` for structures of others too */
export async function setLease(
  { db, now, metrics }: Context,
  { input, ...asked }: Requested & { input: Out<typeof structureRoutes.setLease.body> },
): Promise<Lease> {
  const { id, actor } = asked
  return inTransaction({ db, metrics }, async (trx) => {
    await lockStructure(trx, asked)
    const { rentCents } = input
    const values = {
      landlord: input.landlord || null,
      lease_number: input.number || null,
      lease_from: input.from,
      lease_to: input.to,
      rent_cents: rentCents,
      rent_per: rentCents === null ? null : input.rentPer,
      meter: input.meter || null,
      note: input.note || null,
      updated_at: now(),
    }
    await trx
      .insertInto('structure_secrets')
      .values({ structure_id: id, ...values })
      .onConflict((conflict) => conflict.column('structure_id').doUpdateSet(values))
      .execute()
    // who changed it, and not what: whoever reads the log need not read leases
    await recordAudit(trx, {
      actorId: actor.personId,
      action: 'structure.lease-set',
      subject: { type: 'structure', id },
      origin: asked.origin,
    })
    return getLease(trx, asked)
  })
}

/** @throws AppError `not-found` */
export async function lockStructure(
  trx: Tx,
  { id, actor }: Pick<Requested, 'id' | 'actor'>,
): Promise<Record<string, unknown>> {
  const row = await trx
    .selectFrom('structures')
    .select(['permit_number as number', 'permit_authority as authority', 'permit_expires_on as expiresOn'])
    .select('shows_permit as isShown')
    .where('id', '=', id)
    .where('organization_id', '=', actor.organizationId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

const notFound = () => new AppError('not-found', { message: 'There is no such structure' })
