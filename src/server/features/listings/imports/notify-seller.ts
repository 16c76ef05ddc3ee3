import type { NoticeData, NoticeKind } from '#domain/ground/notices.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { notifyOrganizations } from '../../ground/notices/audience.ts'

interface SellerNotice {
  sellerId: number
  kind: NoticeKind
  data: NoticeData
  /** One notice a key. */
  key: string
  now: Date
}

/** About their inventory as a whole, from Placard itself. */
export async function notifySeller(trx: Tx, { sellerId, ...notice }: SellerNotice): Promise<void> {
  const subject = { type: 'account', id: sellerId } as const
  await notifyOrganizations(trx, [{ organizationId: sellerId, subject, actorId: null, ...notice }])
}
