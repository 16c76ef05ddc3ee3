import { randomUUID } from 'node:crypto'
import type { Db } from '#server/platform/db/database.ts'
import { unique } from '../unique.ts'

interface Given {
  permitExpiresOn?: string
  showsPermit?: boolean
  leaseTo?: string
  /** Marks whatever nobody else may read. */
  secret?: string
}

/** A structure of a seller with a permit, and a lease where something of it is given. @returns its number */
export async function buildStructure(db: Db, sellerId: number, given: Given = {}): Promise<number> {
  const { id } = await db
    .insertInto('structures')
    .values({
      organization_id: sellerId,
      number: unique(),
      place: 'Tacoma, WA',
      permit_number: `${given.showsPermit ? '12-345' : (given.secret ?? '12-345')}`,
      permit_expires_on: given.permitExpiresOn ?? null,
      shows_permit: given.showsPermit ?? false,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { leaseTo, secret } = given
  if (leaseTo || secret)
    await db
      .insertInto('structure_secrets')
      .values({
        structure_id: id,
        landlord: secret ?? 'Foss Holdings',
        lease_number: secret ?? null,
        lease_to: leaseTo ?? null,
        rent_cents: 120_000,
        rent_per: 'month',
        meter: secret ?? null,
        note: secret ?? null,
        updated_at: new Date(),
      })
      .execute()
  if (secret) await addLeaseFile(db, { sellerId, structureId: id, secret })
  return id
}

async function addLeaseFile(
  db: Db,
  { sellerId, structureId, secret }: { sellerId: number; structureId: number; secret: string },
) {
  const id = randomUUID()
  await db
    .insertInto('structure_files')
    .values({
      id,
      organization_id: sellerId,
      structure_id: structureId,
      name: `${secret}.pdf`,
      media_type: 'application/pdf',
      size_bytes: secret.length,
      path: `leases/${secret}-${id}.bin`,
      uploaded_by: null,
      created_at: new Date(),
      updated_at: new Date(),
    })
    .execute()
}
