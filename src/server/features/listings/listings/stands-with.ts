import { sql } from 'kysely'
import { MAX_OTHER_FACES, type StandsWith } from '#contract/listings/listings-structures.ts'
import { describeFace, readFace } from '#domain/listings/face.ts'
import type { AdType, Interval } from '#domain/vocabulary.ts'
import type { Db } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'

interface Row {
  id: number
  title: string
  adType: AdType
  facts: { label: string; value: string }[]
  price: number
  interval: Interval
  total: number
}

interface Permit {
  number: string | null
  authority: string | null
  expiresOn: string | null
}

/** Other public faces where a public space stands: two statements, however many there are. @throws AppError `listing-not-found` */
export async function readStandsWith(db: Db, id: number): Promise<StandsWith> {
  const { rows: found } = await sql<Permit & { structureId: number | null }>`
    select listing.structure_id as "structureId", permit.permit_number as number, permit.permit_authority as authority,
      permit.permit_expires_on as "expiresOn"
    from listings as listing
    left join structures as permit on permit.id = listing.structure_id and permit.shows_permit
    where listing.id = ${id} and listing.status = 'active'`.execute(db)
  const [space] = found
  if (!space) throw new AppError('listing-not-found')
  const { structureId, number, ...permit } = space
  const rows = structureId === null ? [] : await readOthers(db, { id, structureId })
  return {
    faces: rows.map(({ adType, facts, total: _, ...row }) => {
      const face = readFace(adType, facts)
      return { ...row, facing: face.facing, words: describeFace(face) }
    }),
    total: rows[0]?.total ?? 0,
    permit: number === null ? null : { number, ...permit },
  }
}

async function readOthers(db: Db, of: { id: number; structureId: number }): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select id, title, ad_type as "adType", specifications as facts, price, frequency as interval, count(*) over ()::int as total
    from listings where structure_id = ${of.structureId} and status = 'active' and id <> ${of.id}
    order by seller_unit_id, id limit ${MAX_OTHER_FACES}`.execute(db)
  return rows
}
