import { resolve } from 'node:path'
import { parseConfig } from '#server/config.ts'
import { BackupError, restore } from '#server/platform/backup/archive.ts'
import { makePrivate } from '#server/platform/files/private-folder.ts'
import { exitPlainly } from '../lib/exit-plainly.ts'

/** `npm run restore -- FILE`: restores a backup; the former contents are moved aside. */
async function main(): Promise<void> {
  const config = parseConfig(process.env)
  makePrivate(config.DATA_DIR)
  const archive = process.argv[2]
  if (!archive) throw new BackupError('Which file? Usage: npm run restore -- FILE')
  if (config.DATABASE_URL) {
    throw new BackupError(
      'DATABASE_URL is set: restore that database with its own tools (pg_restore), then the files.',
    )
  }
  const previous = await restore(config.DATA_DIR, resolve(archive))
  console.log(`Restored ${archive} into ${config.DATA_DIR}.`)
  if (previous) console.log(`What was there before is kept in ${previous}.`)
}

main().catch(exitPlainly)
