import pg from 'pg'
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
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
    await checkSchema(client)
  } catch (error) {
    const refusal = describeRefusedConnection(error)
    throw refusal ? new ConfigError(refusal) : error
  } finally {
    await client.end().catch(() => {})
  }
  const db = createDatabase(createPool({ url, maxConnections: 1 }))
  await refuseStrangeKey(db, openSecretBox(config)).finally(() => db.destroy())
}
