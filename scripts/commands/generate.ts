import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startCluster } from '#server/platform/db/embedded/cluster.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { buildClientTypes } from '../lib/client-types.ts'
import { describeSchema } from '../lib/describe-schema.ts'
import { describeTables } from '../lib/describe-tables.ts'
import { buildOpenApi } from '../lib/openapi.ts'
import { ROOT } from '../lib/run.ts'

/** Generated files. `--check` fails when one in the repository is out of date. */
const isCheck = process.argv.includes('--check')

const DB = 'src/server/platform/db'

const document = await buildOpenApi()
const made: Record<string, string> = {
  ...(await describeMigrations()),
  'docs/openapi.json': `${JSON.stringify(document, null, 2)}\n`,
  'client/placard-api.d.ts': await buildClientTypes(document),
}

const stale = Object.entries(made).filter(([path, text]) => readOrEmpty(join(ROOT, path)) !== text)
for (const [path, text] of stale) {
  if (isCheck) console.error(`${path} is out of date. Run: npm run generate`)
  else writeFileSync(join(ROOT, path), text)
}
if (isCheck && stale.length > 0) process.exit(1)

/** The schema after all migrations, as readable SQL and as types. */
async function describeMigrations(): Promise<Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'placard-generate-'))
  const cluster = await startCluster(folder, { fsync: 'off' })
  try {
    const url = cluster.url('postgres')
    await migrate(url)
    return {
      'db/schema.sql': await describeSchema(url),
      [`${DB}/tables.gen.ts`]: await describeTables(url, readOrEmpty(join(ROOT, DB, 'column-types.ts'))),
    }
  } finally {
    cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
