import type { TaskList } from 'graphile-worker'
import type { AppContext } from '../../../context.ts'
import { warnModelMissing } from '../../../context.ts'
import { createEmbedder } from '../../../platform/models/embeddings.ts'
import { embedListings } from './embed-listings.ts'

/** Every minute, one run at a time; a run ends before the next starts. */
export const ASSISTANT_CRON = '* * * * * embed-listings ?queue=embeddings&max=2'
const RUN_MS = 50_000

export function assistantTasks({ db, config, log }: AppContext): TaskList {
  return {
    'embed-listings': async (_payload, { logger }) => {
      if (!config.SENTENCE_MODEL) return
      // its own model, on a low-priority thread, unloaded after the run: no visitor waits for it
      const embedder = createEmbedder({
        onFailure: warnModelMissing(log),
        isBackground: true,
        timeoutMs: 60_000,
      })
      try {
        const count = await embedListings(db, { embedder, until: new Date(Date.now() + RUN_MS) })
        if (count > 0) logger.info(`${count} listings embedded`)
      } finally {
        await embedder.close()
      }
    },
  }
}
