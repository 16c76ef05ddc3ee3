import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** A browser for the journeys: from the PATH, else Playwright's own, else installed from the system's packages when root. */
export function ensureChromium(): string {
  const found = process.env.CHROMIUM_PATH ?? findOnPath() ?? findPlaywrights()
  if (found) return found
  console.log('Installing Chromium (only once)…')
  const installed = installPlaywrights() ?? installFromSystem()
  if (installed) return installed
  throw new Error('No Chromium found. Install one, or set CHROMIUM_PATH.')
}

function findOnPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find((path) => existsSync(path))
}

function findPlaywrights(): string | undefined {
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

function installPlaywrights(): string | undefined {
  const cli = join(import.meta.dirname, '../../node_modules/@playwright/test/cli.js')
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'ignore', timeout: 120_000 })
  return findPlaywrights()
}

function installFromSystem(): string | undefined {
  if (process.getuid?.() !== 0) return undefined
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env, timeout: 180_000 })
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
    stdio: 'ignore',
    env,
    timeout: 600_000,
  })
  return findOnPath()
}
