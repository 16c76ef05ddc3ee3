import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** Chromium without windows draws the same pages with a third less work. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell']
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** On a machine without network no server answers. */
const WITHOUT_WAITING = ['-qq', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10']

/**
 * A browser for the journeys: from the PATH, else Playwright's own, else installed from the system's packages when root.
 * Where a browser with windows is there, the shell is tried first, and is no loss where it cannot be had.
 */
export function ensureChromium(): string {
  const shell = process.env.CHROMIUM_PATH ?? findOnPath(SHELLS)
  if (shell) return shell
  const found = findOnPath(NAMES)
  if (found) return installFromSystem(SHELLS) ?? found
  const installed =
    findPlaywrights() ?? installPlaywrights() ?? installFromSystem(SHELLS) ?? installFromSystem(NAMES)
  if (installed) return installed
  throw new Error('No Chromium found. Install one, or set CHROMIUM_PATH.')
}

function findOnPath(names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path))
}

function findPlaywrights(): string | undefined {
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

function installPlaywrights(): string | undefined {
  console.log('Installing Chromium (only once)…')
  const cli = join(import.meta.dirname, '../../node_modules/@playwright/test/cli.js')
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'ignore', timeout: 120_000 })
  return findPlaywrights()
}

/** By Debian's names, the first of `names` is its package. */
function installFromSystem(names: string[]): string | undefined {
  const [name] = names
  if (process.getuid?.() !== 0 || !name) return undefined
  console.log(`Installing ${name} (only once)…`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const aptGet = (args: string[], seconds: number) =>
    spawnSync('apt-get', [...WITHOUT_WAITING, ...args], { stdio: 'ignore', env, timeout: seconds * 1000 })
  aptGet(['update'], 120)
  aptGet(['install', '-y', '--no-install-recommends', name], 600)
  return findOnPath(names)
}
