import { sql } from 'kysely'
import type { Config } from '#server/config.ts'
import { storeReports } from '#server/features/booking/campaign-reports/store-reports.ts'
import type { Tx } from '#server/platform/db/database.ts'
import { eraseMails } from './erase-mails.ts'
import { insertInstructions } from './insert-instructions.ts'
import { play } from './play.ts'
import { createStage } from './stage.ts'
import { BOOKINGS } from './stories.ts'

const PAID_SELLERS = [
  'abel.gutierrez',
  'carla.bettencourt',
  'colleen.baptiste',
  'deshawn.pruitt',
  'rafael.dominguez',
  'yolanda.farris',
  'maren.lindqvist',
  'owen.takagi',
  'hugo.marchetti',
]

/** Three months of bookings in every state, made by the product's own actions, each at its moment. */
export async function insertBookings(trx: Tx, { config, now }: { config: Config; now: Date }): Promise<void> {
  const stage = createStage(trx, { config, now })
  await openSince(
    trx,
    BOOKINGS.map(({ title }) => title),
  )
  await insertInstructions(stage, PAID_SELLERS)
  await insertInstructions(stage, ['lionel.chu'])
  await play(stage, BOOKINGS, new Map())
  stage.setTime(now)
  await storeReports(stage.context)
  await eraseMails(trx)
}

/** What has been booked before now was open before now. */
export async function openSince(trx: Tx, titles: readonly string[]): Promise<void> {
  await trx
    .updateTable('listings')
    .set({ availability_start: sql`least(availability_start, listed_at::date)` })
    .where('title', 'in', [...titles])
    .execute()
}
