import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, it } from 'vitest'
import { ROOT } from './support/sources.ts'

/** Locked, and nothing else here depends on it. */
const NAME = 'uqr'
const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, { version: string }>
}
const { version } = packages[`node_modules/${NAME}`]!

const MENDED = '99.0.0'
const PACKUMENT = {
  name: NAME,
  'dist-tags': { latest: MENDED },
  versions: Object.fromEntries([version, MENDED].map((one) => [one, { name: NAME, version: one }])),
}

/** A registry with a database of one known vulnerability; without a severity it has no database. */
let severity: string | undefined
const registry = createServer((request: IncomingMessage, response) => {
  request.resume()
  const isAdvisories = request.url!.endsWith('/security/advisories/bulk')
  const advisory = {
    id: 1,
    url: 'https://example.com/1',
    title: 'A hole',
    severity,
    vulnerable_versions: `<${MENDED}`,
  }
  response.statusCode = isAdvisories && !severity ? 405 : 200
  response.setHeader('content-type', 'application/json')
  const found = isAdvisories ? { [NAME]: [{ ...advisory, cwe: [], cvss: { score: 0 } }] } : PACKUMENT
  response.end(JSON.stringify(response.statusCode === 405 ? {} : found))
})
registry.listen(0, '127.0.0.1')
await once(registry, 'listening')
afterAll(() => registry.close())

async function audit(given: string | undefined) {
  severity = given
  const { port } = registry.address() as AddressInfo
  const settings = {
    npm_config_registry: `http://127.0.0.1:${port}`,
    npm_config_cache: mkdtempSync(join(tmpdir(), 'placard-audit-')),
    npm_config_fetch_retries: '0',
  }
  const child = spawn(process.execPath, ['scripts/commands/audit.ts'], {
    cwd: ROOT,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said = text(child.stdout!)
  const [code] = await once(child, 'exit')
  return { code, said: await said }
}

describe('S24: npm run audit', () => {
  it.each(['high', 'critical'])('fails on what is %s, and names it', async (grave) => {
    const { code, said } = await audit(grave)
    expect(said).toContain(`${grave}: ${NAME} ${version}, a newer version mends it\n`)
    expect(said).toContain('1 known vulnerabilities, 1 of them high or critical.')
    expect(code).toBe(1)
  })

  it('names what is less, and goes on', async () => {
    const { code, said } = await audit('moderate')
    expect(said).toContain(`moderate: ${NAME}`)
    expect(said).toContain('1 known vulnerabilities, 0 of them high or critical.')
    expect(code).toBe(0)
  })

  it('says that nothing was checked where there is no database', async () => {
    const { code, said } = await audit(undefined)
    expect(said).toContain('NOT CHECKED: no database of known vulnerabilities can be reached')
    expect(code).toBe(0)
  })
})
