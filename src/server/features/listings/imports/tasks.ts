import type { TaskList } from 'graphile-worker'
import { sql } from 'kysely'
import type { AppContext } from '../../../context.ts'
import { fetchPictures } from './fetch-pictures.ts'
import type { ImportEngine } from './import-kind.ts'
import { RETENTION_DAYS } from './limits.ts'
import { FETCH_PICTURES_TASK, resumePictures } from './picture-rows.ts'
import { RUN_IMPORT_TASK } from './queries.ts'
import { resumeImports, runImport } from './run-import.ts'

/** Every minute: the job of a killed process stays locked for hours, so imports detect it themselves. */
export const IMPORT_CRON = '* * * * * resume-imports\n25 4 * * * sweep-imports'

export function importTasks(context: AppContext, engine: ImportEngine): TaskList {
  return {
    [RUN_IMPORT_TASK]: (payload) => runImport(context, engine, (payload as { id: number }).id),
    [FETCH_PICTURES_TASK]: (payload) => fetchPictures(context, (payload as { id: number }).id),
    'resume-imports': async (_payload, { logger }) => {
      const count = await resumeImports(context)
      if (count > 0) logger.info(`${count} imports resumed`)
      await resumePictures(context.db, context.now())
    },
    'sweep-imports': async () => {
      const old = await context.db
        .deleteFrom('imports')
        .where('updated_at', '<', sql<Date>`now() - make_interval(days => ${RETENTION_DAYS})`)
        .returning('file_path')
        .execute()
      for (const { file_path } of old) if (file_path) await context.files.delete(file_path)
    },
  }
}
