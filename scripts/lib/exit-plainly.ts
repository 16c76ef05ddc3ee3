import { ConfigError } from '#server/config.ts'
import { BackupError } from '#server/platform/backup/archive.ts'
import { SchemaError } from '#server/platform/db/schema-version.ts'
import { SecretKeyError } from '#server/platform/secrets/secret-box.ts'
import { InstanceError } from '#server/supervise.ts'

const KINDS = [BackupError, ConfigError, InstanceError, SchemaError, SecretKeyError]

/** What the operator can mend is a sentence, not a stack. */
export const isPlain = (error: unknown): error is Error => KINDS.some((kind) => error instanceof kind)

export function exitPlainly(error: unknown): never {
  console.error(isPlain(error) ? error.message : error)
  process.exit(1)
}
