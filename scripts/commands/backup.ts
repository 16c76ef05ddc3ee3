import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { ConfigError, parseConfig } from '#server/config.ts'
import { BackupError, backup } from '#server/platform/backup/archive.ts'
import { takePassword } from '#server/platform/backup/take-password.ts'

/** `npm run backup -- [FILE]`: hot backup of database and files in one archive. */
async function main(): Promise<void> {
  const config = parseConfig(process.env)
  // the archive contains all data, so it is private
  process.umask(0o077)
  const stamp = new Date().toISOString().slice(0, 19).replace(/[:T]/g, '-')
  if (config.DATABASE_URL) return dumpOutside(config.DATABASE_URL, process.argv[2] ?? `placard-${stamp}.dump`)
  const target = resolve(process.argv[2] ?? join(config.DATA_DIR, 'backups', `placard-${stamp}.tar.gz`))
  mkdirSync(dirname(target), { recursive: true })
  await backup(config.DATA_DIR, target)
  console.log(`Backup written to ${target}`)
  if (!config.SECRET_KEY)
    console.log(
      `Keep ${join(config.DATA_DIR, 'secret.key')} apart from it: without it authenticator apps are lost.`,
    )
}

/** Dumps an external database with pg_dump; its files are backed up separately. */
function dumpOutside(url: string, target: string): void {
  const { address, password } = takePassword(url)
  const done = spawnSync('pg_dump', ['--format=custom', `--file=${target}`, address], {
    stdio: 'inherit',
    env: { ...process.env, ...(password ? { PGPASSWORD: password } : {}) },
  })
  if (done.error)
    throw new BackupError(
      'DATABASE_URL is set and there is no pg_dump on the PATH. Use the tools of that database.',
    )
  if (done.status !== 0) throw new BackupError('pg_dump failed; see above.')
  console.log(`Database written to ${target}. Back up DATA_DIR/files beside it.`)
}

main().catch((error) => {
  console.error(error instanceof BackupError || error instanceof ConfigError ? error.message : error)
  process.exit(1)
})
