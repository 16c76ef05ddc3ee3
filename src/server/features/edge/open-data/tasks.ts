import type { TaskList } from 'graphile-worker'
import { OPEN_CHANGE_DAYS, OPEN_MINUTES } from '#domain/open-data.ts'
import type { AppContext } from '../../../context.ts'
import { makeOpenFiles } from './make-open-files.ts'

/** (UTC) */
export const OPEN_DATA_CRON = [
  `*/${OPEN_MINUTES} * * * * make-open-files ?max=1`,
  '25 6 * * * sweep-open-changes ?max=3',
].join('\n')

export function openDataTasks(context: AppContext): TaskList {
  return {
    'make-open-files': () => makeOpenFiles(context),
    'sweep-open-changes': () => sweepOpenChanges(context),
  }
}

async function sweepOpenChanges({ db, now }: Pick<AppContext, 'db' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - (OPEN_CHANGE_DAYS + 1) * 86_400_000)
  await db.deleteFrom('open_changes').where('changed_at', '<', before).execute()
}
