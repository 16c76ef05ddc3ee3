import { mkdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { ConfigError, parseConfig } from '#server/config.ts'
import { BackupError, backup } from '#server/platform/backup/archive.ts'
import { backupStem } from '#server/platform/backup/backup-names.ts'
import { dumpDatabase } from '#server/platform/backup/dump-database.ts'

/** `npm run backup -- [FILE]`: hot backup of database and files in one archive. */
async function main(): Promise<void> {
  const config = parseConfig(process.env)
  // the archive contains all data, so it is private
  process.umask(0o077)
  const stem = backupStem(new Date())
  if (config.DATABASE_URL) {
    const dump = resolve(process.argv[2] ?? `${stem}.dump`)
    await dumpDatabase(config.DATABASE_URL, dump)
    console.log(`Database written to ${dump}. Back up DATA_DIR/files beside it.`)
    return
  }
  const target = resolve(process.argv[2] ?? join(config.DATA_DIR, 'backups', `${stem}.tar.gz`))
  mkdirSync(dirname(target), { recursive: true })
  await backup(config.DATA_DIR, target)
  console.log(`Backup written to ${target}`)
  if (!config.SECRET_KEY)
    console.log(
      `Keep ${join(config.DATA_DIR, 'secret.key')} apart from it: without it authenticator apps are lost.`,
    )
}

main().catch((error) => {
  console.error(error instanceof BackupError || error instanceof ConfigError ? error.message : error)
  process.exit(1)
})
