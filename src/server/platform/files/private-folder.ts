import { chmodSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** What we keep in DATA_DIR besides Postgres, which looks after its own folder. */
const OWN_FOLDER = /^(files|backups|before-restore-.*|backup-.*|restore-.*)$/
const FOLDER = 0o700
/** Root runs Postgres as somebody else, who must walk through to its folder but list nothing on the way. */
const FOLDER_OF_ROOT = 0o711
const FILE = 0o600

/**
 * Makes DATA_DIR and what is in it private, folders of older versions too, and everything this process and its children
 * will write from now on.
 */
export function makePrivate(dataDir: string): void {
  process.umask(0o077)
  mkdirSync(dataDir, { recursive: true })
  chmodSync(dataDir, process.getuid?.() === 0 ? FOLDER_OF_ROOT : FOLDER)
  for (const entry of readdirSync(dataDir, { withFileTypes: true })) {
    if (entry.isDirectory() && OWN_FOLDER.test(entry.name)) chmodSync(join(dataDir, entry.name), FOLDER)
    if (entry.isFile() && entry.name === 'secret.key') chmodSync(join(dataDir, entry.name), FILE)
  }
  // archives are what is carried away: they stay private where they go
  const backups = join(dataDir, 'backups')
  const archives = existsSync(backups) ? readdirSync(backups, { withFileTypes: true }) : []
  for (const entry of archives) if (entry.isFile()) chmodSync(join(backups, entry.name), FILE)
}
