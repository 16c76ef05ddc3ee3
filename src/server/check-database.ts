import { type Config, ConfigError } from './config.ts'
import { createDatabase, createPool } from './platform/db/database.ts'
import { describeRefusedConnection } from './platform/db/refused-connection.ts'
import { checkSchema } from './platform/db/schema-version.ts'
import { openSecretBox } from './platform/secrets/open-secret-box.ts'
import { refuseStrangeKey } from './platform/secrets/seal-stored.ts'

/**
 * Before a process works on a database that another one has prepared: it must be of this version, and its secrets sealed
 * with a key that we have.
 * @throws SchemaError, SecretKeyError, or ConfigError when there is no way in
 */
export async function checkDatabase(config: Config, url: string): Promise<void> {
  const pool = createPool({ url, maxConnections: 1 })
  try {
    await checkSchema(pool)
    await refuseStrangeKey(createDatabase(pool), openSecretBox(config))
  } catch (error) {
    const refusal = describeRefusedConnection(error)
    throw refusal ? new ConfigError(refusal) : error
  } finally {
    await pool.end()
  }
}
