import { sql } from 'kysely'
import { hasWords } from '#domain/booking/proof/crew-link.ts'
import {
  describeReported,
  FACE_PROBLEM,
  FACE_PROBLEMS,
  type FaceProblemKind,
} from '#domain/booking/proof/face-problem.ts'
import type { AppContext } from '../../../../context.ts'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import { discardPair } from '../../../../platform/files/store-with-preview.ts'
import { AppError } from '../../../../platform/http/app-error.ts'
import type { Upload } from '../../../../platform/uploads/receive-body.ts'
import { readDuties } from '../../duties/read-duties.ts'
import { notifySeller } from '../notify-seller.ts'
import { placementName } from '../present.ts'
import { type ReceivedProof, receiveProof } from '../receive-proof.ts'

/** Who reports it, for which seller; `words`: a crew's link shows what has all of them. */
export interface Reporter {
  sellerId: number
  name: string
  crewLinkId: number | null
  userId: number | null
  words: string
}

interface Face {
  bookingId: number
  listingId: number
  placement: string
  /** "A-0114, Bonney Lake bulletin" */
  name: string
}

/** A photo of what is wrong at a face: kept beside proof, and never part of it. Sent again it is the first one. @throws AppError */
export async function addFaceProblem(
  context: AppContext,
  { by, upload }: { by: Reporter; upload: Upload },
): Promise<{ id: string; sha256: string }> {
  const received = await receiveProof(context, by.sellerId, upload)
  const { id, sha256 } = received
  try {
    const kind = requireKind(received)
    const isKept = await insertProblem(context, { by, received, kind })
    if (!isKept) await discardPair(context.files, received)
  } catch (error) {
    await discardPair(context.files, received)
    throw error
  }
  return { id, sha256: sha256.toString('hex') }
}

function requireKind({ facts, problem, path }: ReceivedProof): FaceProblemKind {
  if (facts.kind !== 'picture' || path === null)
    throw new AppError('not-proof', { message: 'Send a photo of what is wrong.' })
  const kind = FACE_PROBLEMS.find((one) => one === problem)
  if (kind) return kind
  const message = 'Say what is wrong'
  throw new AppError('invalid-input', { message, fields: { problem: message } })
}

interface New {
  by: Reporter
  received: ReceivedProof
  kind: FaceProblemKind
}

/** @returns false: it had come before */
function insertProblem(context: AppContext, { by, received, kind }: New): Promise<boolean> {
  const { id, sha256, capture, caption: note, mediaType, sizeBytes, path, preview } = received
  return inTransaction(context, async (trx) => {
    // two at once take turns
    await trx.selectFrom('organizations').select('id').where('id', '=', by.sellerId).forUpdate().execute()
    const before = await trx.selectFrom('face_problems').selectAll().where('id', '=', id).executeTakeFirst()
    if (before?.seller_id === by.sellerId && before.sha256.equals(sha256)) return false
    if (before) throw new AppError('conflict', { message: 'Another photo was sent under this id.' })
    await requireRoomFor(trx, by.sellerId)
    const face = await requireFace(trx, { by, received, now: context.now() })
    await trx
      .insertInto('face_problems')
      .values({
        id,
        seller_id: by.sellerId,
        listing_id: face.listingId,
        booking_id: face.bookingId,
        placement: face.placement,
        kind,
        note,
        crew_link_id: by.crewLinkId,
        sent_by: by.userId,
        captured_at: capture ? new Date(capture.capturedAt) : null,
        received_at: context.now(),
        media_type: mediaType,
        size_bytes: sizeBytes,
        sha256,
        path: path ?? '',
        preview_path: preview?.path ?? null,
      })
      .execute()
    await notifyReported(trx, { by, face, kind, now: context.now() })
    return true
  })
}

async function requireRoomFor(db: Db, sellerId: number): Promise<void> {
  const { count } = await db
    .selectFrom('face_problems')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('seller_id', '=', sellerId)
    .where('mended_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (Number(count) < FACE_PROBLEM.open) return
  const message = `${FACE_PROBLEM.open} problems wait already. Mark some of them as mended first.`
  throw new AppError('conflict', { message })
}

/** Of a booking of this seller's that binds, whether or not a photo is still due there. @throws AppError `booking-not-found` */
async function requireFace(
  db: Db,
  { by, received: { bookingId, duty }, now }: { by: Reporter; received: ReceivedProof; now: Date },
): Promise<Face> {
  const row = await db
    .selectFrom('bookings')
    .innerJoin('listings', 'listings.id', 'bookings.listing_id')
    .select(['bookings.id', 'listing_id', 'listings.title', 'seller_unit_id'])
    .where('bookings.id', '=', bookingId ?? 0)
    .where('bookings.seller_id', '=', by.sellerId)
    .executeTakeFirst()
  const owed = row && (await readDuties(db, { ids: [row.id], now })).get(row.id)
  const item = owed?.stands.find(({ key }) => key === duty)?.item
  const unit = item === undefined ? undefined : owed?.terms.units[item]
  if (!row || !owed || !unit) throw noFace()
  const placement = placementName(unit)
  const { title, place } = owed.terms.listing
  if (!hasWords([title, place, owed.terms.brand, placement, row.seller_unit_id], by.words)) throw noFace()
  const name = [row.seller_unit_id, row.title].filter(Boolean).join(', ')
  return { bookingId: row.id, listingId: row.listing_id, placement, name }
}

const noFace = () => new AppError('booking-not-found', { message: 'There is no such face.' })

interface NotifyInput {
  by: Reporter
  face: Face
  kind: FaceProblemKind
  now: Date
}

/** One row a face: what comes on the same day about it counts up. */
async function notifyReported(trx: Tx, { by, face, kind, now }: NotifyInput): Promise<void> {
  const text = describeReported({ by: by.name, face: face.name, kind })
  await notifySeller(trx, by.sellerId, [
    {
      kind: 'face-problem',
      subject: { type: 'listing', id: face.listingId },
      actorId: by.userId,
      data: { title: face.name, text },
      key: `face-problem:${face.listingId}`,
      now,
    },
  ])
}

/** Photo and report go some time after it came. */
export async function sweepFaceProblems({
  db,
  files,
  now,
}: Pick<AppContext, 'db' | 'files' | 'now'>): Promise<void> {
  const { rows } = await sql<{ id: string; path: string; preview_path: string | null }>`
    select id, path, preview_path from face_problems
    where received_at < ${now()}::timestamptz - make_interval(days => ${FACE_PROBLEM.keptDays}) limit 1000`.execute(
    db,
  )
  for (const row of rows) await discardPair(files, { path: row.path, preview: toPreview(row.preview_path) })
  if (rows.length === 0) return
  const ids = rows.map(({ id }) => id)
  await db.deleteFrom('face_problems').where('id', 'in', ids).execute()
}

const toPreview = (path: string | null) => (path === null ? null : { path, width: 0, height: 0 })
