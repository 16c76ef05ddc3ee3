import { ConfigError } from '#server/config.ts'
import { SchemaError } from '#server/platform/db/schema-version.ts'
import { SecretKeyError } from '#server/platform/secrets/secret-box.ts'
import { InstanceError } from '#server/supervise.ts'

const EXPECTED = [ConfigError, InstanceError, SchemaError, SecretKeyError]

/** What the operator can mend is a sentence, not a stack. */
export function exitPlainly(error: unknown): never {
  const isExpected = EXPECTED.some((kind) => error instanceof kind)
  console.error(isExpected ? (error as Error).message : error)
  process.exit(1)
}
