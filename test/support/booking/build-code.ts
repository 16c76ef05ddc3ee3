import { alone } from '#domain/listings/listing.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '#server/context.ts'
import { listCodes } from '#server/features/booking/response-codes/queries.ts'
import { createCode } from '#server/features/booking/response-codes/save-code.ts'
import { buildAgreed } from './build-agreed.ts'

/** The code of a booking that runs. @returns it, and its path under that booking */
export async function buildCode(
  context: AppContext,
  sides: { buyerId: number; sellerId: number },
): Promise<{ code: string; path: string }> {
  const { id, buyerId } = await buildAgreed(context.db, { ...sides, status: 'in-flight', startsIn: -2 })
  const actor = alone({ id: buyerId, role: 'user', status: 'active' })
  const origin = { address: null, userAgent: null, requestId: null }
  const given = { item: 0, target: 'https://acme.example/', promo: null, phone: null, isOurs: true } as const
  await createCode(context, { bookingId: id, given }, { actor, origin })
  const { code } = required((await listCodes(context.db, id))[0])
  return { code, path: `/api/bookings/${id}/codes/${code}` }
}
