import type { Context } from 'hono'
import type { SavedPlan } from '#contract/planning/plans-saved.ts'
import { planPath } from '#domain/paths.ts'
import type { AppContext } from '../../../context.ts'
import { onceUncounted, type RequestKey } from '../../../platform/http/idempotent.ts'
import { answerWrittenPage } from '../../../platform/http/plain-page.ts'
import { copyPlan, listLeft, toCopySource } from './copy-plan.ts'
import type { Left, PlanBooking } from './plan-booking.ts'
import type { Owned } from './plan-rows.ts'
import { readPlan } from './read-plan.ts'

interface Copied {
  plan: SavedPlan
  left: Left[]
}

/** A plan made again as it stands now, once under its key. @throws AppError `plan-not-found`, `plan-empty`, `conflict` */
export async function planAgain(
  context: AppContext,
  booking: PlanBooking,
  { key, ...owned }: Owned & { key: RequestKey | undefined },
): Promise<Copied> {
  const { ownerId } = owned
  const read = async () => toCopySource(await readPlan(context, booking, owned))
  const id = await onceUncounted(context.db, key, (record) =>
    copyPlan(context, booking, { ownerId, read }, record),
  )
  const [before, plan] = [
    await readPlan(context, booking, owned),
    await readPlan(context, booking, { id, ownerId }),
  ]
  return { plan, left: listLeft(before, plan) }
}

/** To a form: the new plan, after a page that names what it is without. */
export function answerCopied(c: Context, { plan, left }: Copied): Response | Promise<Response> {
  const href = planPath(plan.id)
  if (left.length === 0) return c.redirect(href, 303)
  const lines = left.map(
    ({ title, message }) => `Left out: ${title ?? 'a space that is not offered any more'}. ${message}`,
  )
  return answerWrittenPage(c, { title: 'Planned again', lines, href, link: 'Open the new plan', status: 200 })
}
