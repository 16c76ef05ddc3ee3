import { parseConfig } from '#server/config.ts'
import { createContext } from '#server/context.ts'
import { fileBatch } from '#server/features/booking/proofs/batches/file-batch.ts'
import { dieAtCommit } from './die-at-commit.ts'

/** A batch of photos is filed, in a process of its own that kills itself at one of its commits. */
export interface FilingTask {
  databaseUrl: string
  settings: Record<string, string>
  batchId: number
  dies: 'before-commit' | 'after-commit'
  at: number
}

const { databaseUrl, settings, batchId, ...death } = JSON.parse(process.env.FILING_TASK!) as FilingTask
const context = createContext(parseConfig({ ...settings, DATABASE_URL: databaseUrl }), databaseUrl)
dieAtCommit(context.pool, death)
await fileBatch(context, { id: batchId })
