import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { isReachableByOthers } from './binaries.ts'

/** The user that owns the cluster when we are root: Postgres refuses to run as root. */
export const UNPRIVILEGED_ID = 65534

export interface Identity {
  uid: number | undefined
  /** Arguments that precede the command. */
  prefix: string[]
}

const SETPRIV = ['/usr/bin/setpriv', '/bin/setpriv'].find((path) => existsSync(path))

/**
 * The user that runs Postgres: ourselves, or, for root, the unprivileged user. Where that user cannot traverse the folders
 * (a checkout below a private home), it keeps only the capability to bypass file permissions.
 */
export function chooseIdentity(paths: string[]): Identity {
  if (process.getuid?.() !== 0) return { uid: undefined, prefix: [] }
  if (paths.every(isReachableByOthers)) return { uid: UNPRIVILEGED_ID, prefix: [] }
  if (!SETPRIV) {
    throw new Error(
      'Postgres cannot run as root inside a private folder. Set DATA_DIR to a folder others may enter.',
    )
  }
  const ids = [`--reuid=${UNPRIVILEGED_ID}`, `--regid=${UNPRIVILEGED_ID}`, '--clear-groups']
  const capability = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override']
  return { uid: UNPRIVILEGED_ID, prefix: [SETPRIV, ...ids, ...capability] }
}

/** Runs one Postgres program to completion. */
export function runAs(
  identity: Identity,
  command: string,
  args: string[],
  cwd: string,
): SpawnSyncReturns<string> {
  const [program, ...rest] = [...identity.prefix, command, ...args] as [string, ...string[]]
  const plainId = identity.uid !== undefined && identity.prefix.length === 0
  return spawnSync(program, rest, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    ...(plainId ? { uid: identity.uid, gid: UNPRIVILEGED_ID } : {}),
  })
}
