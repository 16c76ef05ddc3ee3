/**
 * `npm run bench:mcp`: the official conformance suite of the Model Context Protocol against `/mcp`, in both eras of the protocol. What
 * cannot pass here is listed with its reason in `mcp-conformance/baseline-VERSION.yml`: the suite asks for sample tools, prompts and
 * resources of its own, and this server has only its own. A failure that is not listed fails the run, and so does a listed one that
 * passes. The suite calls itself unstable, so it is not part of `npm test`.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { serve } from '@hono/node-server'
import { createApp } from '#server/app.ts'
import { parseConfig } from '#server/config.ts'
import { createContext } from '#server/context.ts'
import { startCluster } from '#server/platform/db/embedded/cluster.ts'
import { migrate } from '#server/platform/db/migrate.ts'

const { values: options } = parseArgs({
  options: { version: { type: 'string', default: '2025-11-25,2026-07-28' } },
})
const SUITE = createRequire(import.meta.url).resolve('@modelcontextprotocol/conformance/dist/index.js')

const folder = mkdtempSync(join(tmpdir(), 'placard-bench-mcp-'))
const cluster = await startCluster(folder, {})
const url = cluster.url('postgres')
try {
  await migrate(url)
  const config = parseConfig({
    DATA_DIR: folder,
    DATABASE_URL: url,
    LOG_LEVEL: 'error',
    RATE_LIMIT_SCALE: '100000',
    SENTENCE_MODEL: '0',
  })
  const context = createContext(config, url, { maxConnections: 4 })
  const app = createApp(context)
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const codes: number[] = []
  for (const version of options.version.split(',')) codes.push(await runSuite(version, port))
  process.exitCode = Math.max(...codes)
  server.close()
  await context.pool.end()
} finally {
  cluster.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** @returns its exit code: 0 where just what is listed fails */
async function runSuite(version: string, port: number): Promise<number> {
  console.log(`\n== protocol ${version}`)
  const baseline = fileURLToPath(new URL(`mcp-conformance/baseline-${version}.yml`, import.meta.url))
  const asked = ['server', '--url', `http://127.0.0.1:${port}/mcp`, '--suite', 'all']
  const given = ['--spec-version', version, '--expected-failures', baseline, '-o', join(folder, version)]
  const suite = spawn(process.execPath, [SUITE, ...asked, ...given], { cwd: folder, stdio: 'inherit' })
  const [code] = (await once(suite, 'close')) as [number | null]
  return code ?? 1
}
