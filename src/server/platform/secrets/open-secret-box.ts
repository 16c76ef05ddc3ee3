import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../../config.ts'
import { createSecretBox, type SecretBox } from './secret-box.ts'

export function openSecretBox(config: Config): SecretBox {
  return createSecretBox(readSecretKeys(config))
}

/** The keys of SECRET_KEY, else of `DATA_DIR/secret.key`, which is generated when missing; the newest first. */
export function readSecretKeys({
  SECRET_KEY,
  DATA_DIR,
}: Pick<Config, 'SECRET_KEY' | 'DATA_DIR'>): readonly string[] {
  return SECRET_KEY ?? readKeys(DATA_DIR)
}

/** One key a line, the newest first. */
function readKeys(dataDir: string): string[] {
  const path = join(dataDir, 'secret.key')
  mkdirSync(dataDir, { recursive: true })
  try {
    // exclusive create fails when the file exists: of two processes starting together one writes, both read
    writeFileSync(path, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const keys = readFileSync(path, 'utf8').split(/\s+/).filter(Boolean)
  if (keys.length === 0) throw new Error(`${path} is empty. Put the key back, or delete the file.`)
  return keys
}
