import { rmSync } from 'node:fs'
import { findLeaks } from './find-leaks.ts'

/** Runs after the server has stopped: checks its logs for leaks, then deletes its folder. */
export default async function teardown() {
  const folder = process.env.E2E_DATA_DIR
  const log = process.env.E2E_LOG
  if (!folder || !log) return
  try {
    const leaks = await findLeaks(folder, log)
    if (leaks.length > 0) throw new Error(`Secrets of the journeys were written down:\n${leaks.join('\n')}`)
  } finally {
    // Postgres may still be flushing its last file
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
  }
}
