import { chmodSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Our entries in DATA_DIR; Postgres sets the permissions of its own folder. */
const OWN_FOLDER = /^(files|backups|before-restore-.*|backup-.*|restore-.*)$/
const FOLDER = 0o700
/** Started by root, Postgres runs as another user, who must traverse the folder but not list it. */
const FOLDER_OF_ROOT = 0o711
const FILE = 0o600

/**
 * Restricts permissions: makes DATA_DIR and its contents private, also what older versions left, and sets the umask for
 * everything this process and its children will write.
 */
export function makePrivate(dataDir: string): void {
  process.umask(0o077)
  mkdirSync(dataDir, { recursive: true })
  chmodSync(dataDir, process.getuid?.() === 0 ? FOLDER_OF_ROOT : FOLDER)
  for (const entry of readdirSync(dataDir, { withFileTypes: true })) {
    if (entry.isDirectory() && OWN_FOLDER.test(entry.name)) chmodSync(join(dataDir, entry.name), FOLDER)
    if (entry.isFile() && entry.name === 'secret.key') chmodSync(join(dataDir, entry.name), FILE)
  }
  // archives get copied elsewhere, so each file itself is private too
  const backups = join(dataDir, 'backups')
  const archives = existsSync(backups) ? readdirSync(backups, { withFileTypes: true }) : []
  for (const entry of archives) if (entry.isFile()) chmodSync(join(backups, entry.name), FILE)
}
