import type { TaskList } from 'graphile-worker'
import type { AppContext } from '../../../context.ts'
import { sweepPhotos } from './sweep-photos.ts'

/** Nightly, off-peak. */
export const PHOTO_CRON = '5 4 * * * sweep-photos'

export function photoTasks(context: AppContext): TaskList {
  return {
    'sweep-photos': async (_payload, { logger }) => {
      const count = await sweepPhotos(context)
      if (count > 0) logger.info(`${count} unused pictures deleted`)
    },
  }
}
