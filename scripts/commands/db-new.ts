import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../lib/run.ts'

/** `npm run db:new -- NAME`: creates an empty migration with the next free number. */
const FOLDER = join(ROOT, 'db/migrations')
const name = process.argv[2] ?? ''
if (!/^[a-z][a-z0-9_]{2,60}$/.test(name)) {
  console.error('Name the migration in snake_case, e.g. npm run db:new -- seller_hours')
  process.exit(1)
}
const numbers = readdirSync(FOLDER).map((file) => Number.parseInt(file, 10))
const next = String(Math.max(...numbers) + 1).padStart(4, '0')
const path = join(FOLDER, `${next}_${name}.sql`)
writeFileSync(path, `-- ${name.replaceAll('_', ' ')}\n`, { flag: 'wx' })
console.log(`db/migrations/${next}_${name}.sql: write it, then npm run generate`)
