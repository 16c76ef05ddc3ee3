import type { TaskList } from 'graphile-worker'
import type { AppContext } from '../../../context.ts'
import { carryArtwork } from './carry-artwork.ts'
import { remindOfArtwork } from './remind-artwork.ts'
import { remindOfUndecided } from './remind-undecided.ts'
import { sweepArtwork } from './sweep-artwork.ts'

/** Renewals within minutes, reminders in the market's morning, the sweep at its night (UTC). */
export const CREATIVE_CRON = `*/5 * * * * carry-artwork ?max=1
5 16 * * * remind-artwork ?max=3
20 9 * * * sweep-artwork ?max=3`

export function creativeTasks(context: AppContext): TaskList {
  return {
    'carry-artwork': () => carryArtwork(context),
    'remind-artwork': async () => {
      await remindOfArtwork(context)
      await remindOfUndecided(context)
    },
    'sweep-artwork': () => sweepArtwork(context),
  }
}
