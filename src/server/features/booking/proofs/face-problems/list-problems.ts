import { sql } from 'kysely'
import type { FaceProblem, FaceProblemList } from '#contract/booking/proofs-problems.ts'
import { FACE_PROBLEM, type FaceProblemKind } from '#domain/booking/proof/face-problem.ts'
import { toBookingReference } from '#domain/booking/reference.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { AppError } from '../../../../platform/http/app-error.ts'

interface Row {
  id: string
  kind: FaceProblemKind
  note: string
  unitCode: string | null
  space: string
  placement: string
  bookingId: number | null
  by: string
  capturedAt: Date | null
  receivedAt: Date
  hasPreview: boolean
  mendedAt: Date | null
}

/** Of one seller: all that are to be mended, and the latest that were. */
export async function listFaceProblems(db: Db, sellerId: number): Promise<FaceProblemList> {
  const { rows } = await sql<Row>`
    select problem.id, problem.kind, problem.note, listing.seller_unit_id as "unitCode", listing.title as space,
      problem.placement, problem.booking_id as "bookingId", problem.captured_at as "capturedAt",
      coalesce(link.label, sender.name, sender.username) as by, problem.received_at as "receivedAt",
      problem.preview_path is not null as "hasPreview", problem.mended_at as "mendedAt"
    from face_problems as problem join listings as listing on listing.id = problem.listing_id
    left join crew_links as link on link.id = problem.crew_link_id
    left join users as sender on sender.id = problem.sent_by
    where problem.seller_id = ${sellerId}
    order by problem.mended_at is not null, problem.received_at desc, problem.id
    limit ${FACE_PROBLEM.open + FACE_PROBLEM.mendedListed}`.execute(db)
  const open = rows.filter(({ mendedAt }) => mendedAt === null)
  const mended = rows.filter(({ mendedAt }) => mendedAt !== null).slice(0, FACE_PROBLEM.mendedListed)
  return { items: [...open, ...mended].map(presentProblem), open: open.length }
}

function presentProblem({ bookingId, hasPreview, ...row }: Row): FaceProblem {
  const url = `/api/my/face-problems/${row.id}`
  return {
    ...row,
    booking: bookingId === null ? null : { id: bookingId, reference: toBookingReference(bookingId) },
    capturedAt: row.capturedAt?.toISOString() ?? null,
    receivedAt: row.receivedAt.toISOString(),
    mendedAt: row.mendedAt?.toISOString() ?? null,
    preview: hasPreview ? `${url}/preview` : null,
    original: `${url}/original`,
  }
}

interface Own {
  id: string
  sellerId: number
}

/** @throws AppError `not-found` for one of another seller */
export async function findFaceProblem(db: Db, { id, sellerId }: Own) {
  const row = await db
    .selectFrom('face_problems')
    .select(['path', 'preview_path', 'media_type'])
    .where('id', '=', id)
    .where('seller_id', '=', sellerId)
    .executeTakeFirst()
  if (!row) throw new AppError('not-found')
  return row
}

interface Mend extends Own {
  isMended: boolean
  by: number
  now: Date
}

/** Said twice is said once: the first day and person stay. @throws AppError `not-found` */
export async function mendFaceProblem(db: Db, { id, sellerId, isMended, by, now }: Mend): Promise<void> {
  await findFaceProblem(db, { id, sellerId })
  await db
    .updateTable('face_problems')
    .set(isMended ? { mended_at: now, mended_by: by } : { mended_at: null, mended_by: null })
    .where('id', '=', id)
    .where('mended_at', isMended ? 'is' : 'is not', null)
    .execute()
}
