import { execFile } from 'node:child_process'
import { chmod, rename, rm } from 'node:fs/promises'
import { promisify } from 'node:util'
import { BackupError } from './archive.ts'
import { separatePassword } from './separate-password.ts'

const run = promisify(execFile)

/** Marks of visitors and their salts (decision 0088): a dump holds unlogged tables unless told otherwise. */
const LEFT_OUT = ['count_marks', 'daily_salts'].map((table) => `--exclude-table-data=${table}`)

/** `migrate`, and each start that migrates, makes the grants again; the role that has them may be unknown where the dump is restored. */
const OPTIONS = ['--format=custom', '--no-privileges', ...LEFT_OUT]

/** Dumps an outside database with `pg_dump`, readable by `pg_restore`. @throws BackupError when there is none, or it fails */
export async function dumpDatabase(url: string, target: string): Promise<void> {
  const part = `${target}.part`
  try {
    await runDump(url, part)
    await chmod(part, 0o600)
    await rename(part, target)
  } finally {
    // pg_dump opens its file before it has looked at the database, and leaves it when it refuses
    await rm(part, { force: true })
  }
}

async function runDump(url: string, file: string): Promise<void> {
  const { address, password } = separatePassword(url)
  const env = { ...process.env, ...(password ? { PGPASSWORD: password } : {}) }
  try {
    await run('pg_dump', [...OPTIONS, `--file=${file}`, address], { env })
  } catch (error) {
    const { code, stderr } = error as { code?: unknown; stderr?: string }
    if (code === 'ENOENT')
      throw new BackupError(
        'DATABASE_URL is set and there is no pg_dump on the PATH. Use the tools of that database.',
      )
    throw new BackupError(`pg_dump failed: ${stderr?.trim() || 'it was stopped'}`)
  }
}
