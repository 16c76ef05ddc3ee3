import type { Db } from '../../platform/db/database.ts'
import { readCountedPage } from '../../platform/db/read-page.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { readIdCursor } from '../../platform/http/id-cursor.ts'

const PAGE_SIZE = 50

function enquiries(db: Db) {
  return db
    .selectFrom('enquiries')
    .innerJoin('listings', 'listings.id', 'enquiries.listing_id')
    .innerJoin('users as buyer', 'buyer.id', 'enquiries.buyer_id')
    .innerJoin('users as seller', 'seller.id', 'enquiries.seller_id')
    .selectAll('enquiries')
    .select(['listings.title', 'listings.location_text', 'listings.images', 'listings.ad_type'])
    .select([
      'buyer.username as buyer_username',
      'buyer.name as buyer_name',
      'buyer.company as buyer_company',
    ])
    .select([
      'buyer.email as buyer_email',
      'buyer.status as buyer_status',
      'buyer.deleted_at as buyer_deleted_at',
    ])
    .select(['seller.username as seller_username', 'seller.name as seller_name'])
    .select([
      'seller.company as seller_company',
      'seller.email as seller_email',
      'seller.deleted_at as seller_deleted_at',
    ])
    .select((eb) =>
      eb
        .selectFrom('enquiry_messages')
        .select('body')
        .whereRef('enquiry_id', '=', 'enquiries.id')
        .orderBy('enquiry_messages.id', 'desc')
        .limit(1)
        .as('preview'),
    )
}

interface Page {
  actorId: number
  side?: 'buyer' | 'seller' | undefined
  cursor?: string | undefined
}

/** One person's enquiries, latest activity first. */
export async function listEnquiries(db: Db, { actorId, side, cursor }: Page) {
  const mine = enquiries(db).where((eb) =>
    eb.or([
      ...(side === 'seller' ? [] : [eb('enquiries.buyer_id', '=', actorId)]),
      ...(side === 'buyer' ? [] : [eb('enquiries.seller_id', '=', actorId)]),
    ]),
  )
  const after = readIdCursor(cursor)
  return readCountedPage(mine, { newestBy: 'enquiries.updated_at', limit: PAGE_SIZE, after })
}
export type EnquiryRow = Awaited<ReturnType<typeof listEnquiries>>['rows'][number]

/** Everybody but its two sides gets a 404. @throws AppError `not-found` */
export async function getEnquiry(db: Db, id: number, actorId: number): Promise<EnquiryRow> {
  const row = await enquiries(db)
    .where('enquiries.id', '=', id)
    .where((eb) => eb.or([eb('enquiries.buyer_id', '=', actorId), eb('enquiries.seller_id', '=', actorId)]))
    .executeTakeFirst()
  if (!row) throw new AppError('not-found', { message: 'There is no such enquiry' })
  return row
}

const LATEST_MESSAGES = 200

/** The latest messages, oldest first. */
export async function listMessages(db: Db, enquiryId: number) {
  const rows = await db
    .selectFrom('enquiry_messages')
    .selectAll()
    .where('enquiry_id', '=', enquiryId)
    .orderBy('id', 'desc')
    .limit(LATEST_MESSAGES)
    .execute()
  return rows.reverse()
}
