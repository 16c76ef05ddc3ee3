import { type Selectable, sql } from 'kysely'
import { MAX_SPACE_IDS } from '#contract/listings/listings-spaces.ts'
import {
  MAX_FACES_SHOWN,
  STRUCTURES_PER_PAGE,
  type Structure,
} from '#contract/listings/listings-structures.ts'
import { describeFace, readFace, readStructureNumber } from '#domain/listings/face.ts'
import { required } from '#domain/required.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { StructuresTable } from '../../../platform/db/tables.gen.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { ListingRow } from './present.ts'

type Placed = Pick<ListingRow, 'seller_id' | 'location_text' | 'address' | 'lat' | 'lng'>

/** A structure where a face stands. @returns its id */
export async function createStructure(trx: Tx, face: Placed, number: string | null): Promise<number> {
  const made = await trx
    .insertInto('structures')
    .values({
      organization_id: face.seller_id,
      number,
      place: face.location_text,
      address: face.address,
      lat: face.lat,
      lng: face.lng,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made) return made.id
  // a colleague has made it meanwhile
  return required(await findByNumber(trx, face.seller_id, number ?? ''))
}

async function findByNumber(trx: Tx, organizationId: number, number: string): Promise<number | undefined> {
  const found = await trx
    .selectFrom('structures')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where(sql<string>`lower(number)`, '=', number.toLowerCase())
    .executeTakeFirst()
  return found?.id
}

/** Puts a locked face on the structure of this number, which is made where there is none; null takes it off. @returns whether it moved */
export async function putOnStructure(trx: Tx, face: ListingRow, number: string | null): Promise<boolean> {
  const structureId =
    number === null
      ? null
      : ((await findByNumber(trx, face.seller_id, number)) ?? (await createStructure(trx, face, number)))
  if (structureId === face.structure_id) return false
  await trx.updateTable('listings').set({ structure_id: structureId }).where('id', '=', face.id).execute()
  return true
}

/** The number that the facts of a face state. */
export function numberOf(face: Pick<ListingRow, 'specifications'>): string | null {
  return readStructureNumber(face.specifications)
}

/** One page by number, those without one last. */
export async function listStructures(
  db: Db,
  organizationId: number,
  page = 1,
): Promise<{ items: Structure[]; total: number; loose: number[] }> {
  // one that lost its faces keeps its number for those that come back
  const own = db
    .selectFrom('structures')
    .where('organization_id', '=', organizationId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('listings')
          .select('listings.id')
          .whereRef('listings.structure_id', '=', 'structures.id')
          .where('listings.status', '<>', 'archived'),
      ),
    )
  const { total } = await own.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await own
    .select(COLUMNS)
    .orderBy(sql`lower(number)`, (order) => order.asc().nullsLast())
    .orderBy('id')
    .limit(STRUCTURES_PER_PAGE)
    .offset((page - 1) * STRUCTURES_PER_PAGE)
    .execute()
  const faces = await readFaces(
    db,
    rows.map(({ id }) => id),
  )
  const items = rows.map((row) => presentStructure(row, faces.get(row.id) ?? []))
  return { items, total, loose: await listLoose(db, organizationId) }
}

const COLUMNS = [
  'id',
  'number',
  'place',
  'address',
  'permit_number',
  'permit_authority',
  'permit_expires_on',
  'shows_permit',
] as const
type StructureRow = Pick<Selectable<StructuresTable>, (typeof COLUMNS)[number]>

function presentStructure(row: StructureRow, faces: readonly FaceRow[]): Structure {
  return {
    id: row.id,
    number: row.number,
    place: row.place,
    address: row.address,
    permit: {
      number: row.permit_number,
      authority: row.permit_authority,
      expiresOn: row.permit_expires_on,
      isShown: row.shows_permit,
    },
    total: faces.length,
    faces: faces.slice(0, MAX_FACES_SHOWN).map(presentFace),
  }
}

/** @throws AppError `not-found` for those of others too */
export async function getStructure(
  db: Db,
  { id, organizationId }: { id: number; organizationId: number },
): Promise<Structure> {
  const row = await db
    .selectFrom('structures')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst()
  if (!row) throw new AppError('not-found', { message: 'There is no such structure' })
  return presentStructure(row, (await readFaces(db, [id])).get(id) ?? [])
}

function selectFaces(db: Db) {
  return db
    .selectFrom('listings')
    .select(['id', 'structure_id', 'seller_unit_id', 'title', 'ad_type', 'specifications', 'price'])
    .select(['frequency', 'status'])
    .where('status', '<>', 'archived')
}

async function readFaces(db: Db, structureIds: readonly number[]) {
  const rows = await selectFaces(db)
    .where('structure_id', '=', sql<number>`any(${[...structureIds]}::int[])`)
    .orderBy('seller_unit_id')
    .orderBy('id')
    .execute()
  return Map.groupBy(rows, ({ structure_id }) => structure_id)
}

type FaceRow = Awaited<ReturnType<ReturnType<typeof selectFaces>['execute']>>[number]

function presentFace(row: FaceRow): Structure['faces'][number] {
  const face = readFace(row.ad_type, row.specifications)
  return {
    id: row.id,
    unitId: row.seller_unit_id,
    title: row.title,
    facing: face.facing,
    words: describeFace(face),
    price: row.price,
    interval: row.frequency,
    status: row.status,
  }
}

async function listLoose(db: Db, organizationId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('listings')
    .select(['id', 'specifications'])
    .where('seller_id', '=', organizationId)
    .where('status', '<>', 'archived')
    .where('structure_id', 'is', null)
    .where(sql<boolean>`exists (select 1 from jsonb_array_elements(specifications) as fact
      where fact ->> 'label' ~* '^(structure|plant|pole|location)')`)
    .orderBy('id')
    .limit(MAX_SPACE_IDS)
    .execute()
  return rows.filter((row) => numberOf(row) !== null).map(({ id }) => id)
}
