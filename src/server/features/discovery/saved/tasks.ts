import type { TaskList } from 'graphile-worker'
import type { AppContext } from '../../../context.ts'
import { notifyFavorites } from './notify-favorites.ts'

export const TELL_FAVORITES_TASK = 'tell-favorites'
/** One at a time: two would wait for each other. */
export const SAVED_CRON = `*/5 * * * * ${TELL_FAVORITES_TASK} ?max=3&jobKey=${TELL_FAVORITES_TASK}&queue=${TELL_FAVORITES_TASK}`

export function savedTasks(context: AppContext): TaskList {
  return { [TELL_FAVORITES_TASK]: () => notifyFavorites(context) }
}
