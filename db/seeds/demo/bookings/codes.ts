import { required } from '#domain/required.ts'
import { listCodes } from '#server/features/booking/response-codes/queries.ts'
import { createCode } from '#server/features/booking/response-codes/save-code.ts'
import { createVisitCounter } from '#server/features/booking/response-codes/visit-counter.ts'
import { idOf } from './steps.ts'
import type { Act } from './types.ts'

/** The code of a line that is printed in the artwork. */
export const makeCode =
  (target: string, { item = 0, promo = null }: { item?: number; promo?: string | null } = {}): Act =>
  (scene) =>
    createCode(
      scene.stage.context,
      { bookingId: idOf(scene), given: { item, target, promo, phone: null, isOurs: true } },
      { actor: scene.buyer, origin: { address: null, userAgent: null, requestId: null } },
    )

/** The first code is followed so many times on this day. */
export const followed =
  (times: number): Act =>
  async (scene) => {
    const { context, trx } = scene.stage
    const [code] = await listCodes(trx, idOf(scene))
    const counter = createVisitCounter(context)
    const headers = new Headers({ 'user-agent': 'Mozilla/5.0 (Linux; Android 16) Firefox/150.0' })
    for (let at = 0; at < times; at += 1)
      counter.count({ codeId: required(code).id, address: `203.0.113.${at}`, headers })
    await counter.flush()
  }
