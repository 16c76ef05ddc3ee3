import { fork } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import type { HostileInput } from '#test/support/child/hostile-child.ts'
import { runChild } from './run-child.ts'

const SUPPORT = join(import.meta.dirname, '../../../../test/support/child')
const folder = mkdtempSync(join(tmpdir(), 'placard-child-'))
afterAll(() => rmSync(folder, { recursive: true }))

const BOUNDS = { seconds: 60, megabytes: 256, heapMegabytes: 64 }
const run = (does: HostileInput['does'], bounds: Partial<typeof BOUNDS> = {}) =>
  runChild(join(SUPPORT, 'hostile-child.ts'), { does }, { ...BOUNDS, ...bounds })

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
const readPid = (file: string) => {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch {
    return 0
  }
}

it('a process that reads untrusted bytes has none of our settings', async () => {
  vi.stubEnv('SECRET_OF_TEST', 'a purple otter')
  expect(await run('answers')).toEqual({ value: 'no secret' })
  vi.unstubAllEnvs()
})

it.each([
  ['loops', { seconds: 2 }, 'time'],
  ['is-silent', { seconds: 2 }, 'time'],
  ['fills-heap', {}, 'memory'],
  ['fills-buffers', {}, 'memory'],
  ['throws', {}, 'crash'],
  ['exits', {}, 'crash'],
] as const)('one that %s is ended and named', async (does, bounds, failure) => {
  expect(await run(does, bounds)).toEqual({ failure })
})

it('one that loops ends with the process that began it', { timeout: 60_000 }, async () => {
  const pidFile = join(folder, 'pid')
  const parent = fork(join(SUPPORT, 'run-hostile.ts'), [pidFile], { stdio: 'ignore' })
  await expect.poll(() => readPid(pidFile), { timeout: 30_000 }).toBeGreaterThan(0)
  const child = readPid(pidFile)
  expect(isRunning(child)).toBe(true)
  parent.kill('SIGKILL')
  await expect.poll(() => isRunning(child), { timeout: 20_000 }).toBe(false)
})
