import type { Selectable } from 'kysely'
import type { Enquiry, EnquiryThread } from '#contract/enquiries.ts'
import { isOwnPicture, toIllustrationUrl } from '#domain/pictures.ts'
import type { EnquiryMessagesTable } from '../../platform/db/tables.gen.ts'
import type { EnquiryRow } from './queries.ts'

export function presentEnquiry(row: EnquiryRow, readerId: number): Enquiry {
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    listing: {
      id: row.listing_id,
      title: row.title,
      location: row.location_text,
      imageUrl: row.images.find(({ url }) => isOwnPicture(url))?.url ?? toIllustrationUrl(row.ad_type),
    },
    buyer: {
      id: row.buyer_id,
      name: row.buyer_name ?? row.buyer_username,
      company: row.buyer_company,
      isVerified: row.buyer_status !== 'pending',
    },
    seller: { id: row.seller_id, name: row.seller_name ?? row.seller_username, company: row.seller_company },
    side: row.buyer_id === readerId ? 'buyer' : 'seller',
    proposedTimes: row.proposed_times.map((time) => time.toISOString()),
    preview: row.preview ?? '',
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}

export function presentThread(
  row: EnquiryRow,
  messages: Selectable<EnquiryMessagesTable>[],
  readerId: number,
): EnquiryThread {
  return {
    ...presentEnquiry(row, readerId),
    messages: messages.map(({ id, author_id, body, created_at }) => ({
      id,
      authorId: author_id,
      body,
      createdAt: created_at.toISOString(),
    })),
  }
}
