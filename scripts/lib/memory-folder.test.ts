import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'

const memory = mkdtempSync(join(tmpdir(), 'placard-memory-'))
afterAll(() => rmSync(memory, { recursive: true, force: true }))
const MODULE = join(import.meta.dirname, 'memory-folder.ts')

/** What a process says of its folder for temporary files. */
function run(roomBytes: number, env: NodeJS.ProcessEnv = {}): string {
  const { TMPDIR: _, ...inherited } = process.env
  const script = `
    import { writeFileSync } from 'node:fs'
    import { keepTemporaryFilesInMemory } from ${JSON.stringify(MODULE)}
    keepTemporaryFilesInMemory(${JSON.stringify(memory)}, ${roomBytes})
    const folder = process.env.TMPDIR ?? 'none'
    if (folder !== 'none') writeFileSync(folder + '/kept', '')
    console.log(folder)`
  const done = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
    env: { ...inherited, ...env },
  })
  expect(done.status, done.stderr).toBe(0)
  return done.stdout.trim()
}

it('is one of the process, which ends with it and with what killed ones left', () => {
  const [dead, alive] = ['placard-run-999999999', `placard-run-${process.pid}`]
  for (const name of [dead, alive]) mkdirSync(join(memory, name))
  const folder = run(1)
  expect(folder).toMatch(/\/placard-run-\d+$/)
  expect(existsSync(folder)).toBe(false)
  expect(readdirSync(memory)).toEqual([alive])
})

it('is left to the system where there is no room, or somebody has chosen', () => {
  expect(run(Number.MAX_SAFE_INTEGER)).toBe('none')
  const TMPDIR = mkdtempSync(join(tmpdir(), 'placard-chosen-'))
  expect(run(1, { TMPDIR })).toBe(TMPDIR)
  rmSync(TMPDIR, { recursive: true })
})
