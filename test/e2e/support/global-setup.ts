import { fork } from 'node:child_process'
import { openSync, readFileSync, rmSync } from 'node:fs'
import { startModelServer } from '#test/support/discovery/model-server.ts'
import { E2E_ADMIN_PASSWORD, E2E_MAIL_SECRET, E2E_MODEL_KEY } from '../../../playwright.config.ts'
import { findLeaks } from './find-leaks.ts'
import { scriptOf } from './model-scripts.ts'

/**
 * Serves the product for one run. By its channel it hears when the run is gone, however that ended, and stops with its
 * Postgres; Playwright's own `webServer` would be left behind by a killed run. @returns what ends it
 */
export default async function setup() {
  const { E2E_PORT: PORT, E2E_DATA_DIR: folder, E2E_LOG: log } = process.env as Record<string, string>
  const model = await startModelServer(scriptOf)
  const server = fork('scripts/commands/serve.ts', {
    execArgv: [],
    stdio: ['ignore', 'ignore', openSync(log!, 'w'), 'ipc'],
    env: {
      ...process.env,
      PORT,
      DATA_DIR: folder,
      ADMIN_PASSWORD: E2E_ADMIN_PASSWORD,
      INBOUND_MAIL_SECRET: E2E_MAIL_SECRET,
      LLM_PROVIDER: 'openai-compatible',
      LLM_MODEL: 'scripted',
      LLM_BASE_URL: model.url,
      LLM_API_KEY: E2E_MODEL_KEY,
      LLM_DAILY_ANSWERS: '100000',
      LLM_DAILY_TOTAL: '100000',
      RATE_LIMIT_SCALE: '100',
      // receivers of webhooks run on this machine
      ALLOW_PRIVATE_ENDPOINTS: '1',
      LOG_LEVEL: 'debug',
    },
  })
  const ended = new Promise((done) => server.once('exit', done))
  const failed = ended.then(() => {
    throw new Error(`The server did not start: ${readFileSync(log!, 'utf8').slice(-2_000)}`)
  })
  await Promise.race([new Promise((ready) => server.once('message', ready)), failed])
  return async () => {
    server.kill('SIGTERM')
    await ended
    await model.close()
    await endRun(folder!, log!)
  }
}

/** Checks what the server has written down for leaks, then deletes its folder. */
async function endRun(folder: string, log: string): Promise<void> {
  try {
    const leaks = await findLeaks(folder, log)
    if (leaks.length > 0) throw new Error(`Secrets of the journeys were written down:\n${leaks.join('\n')}`)
  } finally {
    // Postgres may still be flushing its last file
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
  }
}
