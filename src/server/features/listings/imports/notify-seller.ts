import type { NoticeData, NoticeKind } from '#domain/ground/notices.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { notifyOrganizations } from '../../ground/notices/audience.ts'

interface SellerNotice {
  sellerId: number
  kind: NoticeKind
  data: NoticeData
  /** One notice a key. */
  key: string
  /** Notices of one act are one. */
  act?: string
  now: Date
}

/** About their inventory as a whole, from Placard itself. */
export function notifySeller(trx: Tx, notice: SellerNotice): Promise<void> {
  return notifySellers(trx, [notice])
}

/** As `notifySeller`, of many and to many at once: their feeds are locked once and in order. */
export function notifySellers(trx: Tx, notices: readonly SellerNotice[]): Promise<void> {
  return notifyOrganizations(
    trx,
    notices.map(({ sellerId, ...notice }) => {
      const subject = { type: 'account', id: sellerId } as const
      return { organizationId: sellerId, subject, actorId: null, ...notice }
    }),
  )
}
