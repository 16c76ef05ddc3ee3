import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDatabase, createPool, type Db } from '#server/platform/db/database.ts'
import { buildUser } from '#test/support/listings/build-listing.ts'
import { createTestDatabase } from '#test/support/test-app.ts'
import { parseOptions } from '../lib/import-options.ts'

const folder = mkdtempSync(join(tmpdir(), 'placard-import-'))
let url: string
let db: Db
beforeAll(async () => {
  url = await createTestDatabase()
  db = createDatabase(createPool({ url }))
})
afterAll(() => db.destroy())

function write(name: string, text: string): string {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

/** Runs the command in a child process. */
function run(...args: string[]) {
  const script = join(import.meta.dirname, 'import.ts')
  const env = { ...process.env, DATABASE_URL: url, NODE_ENV: 'test' }
  const done = spawnSync(process.execPath, [script, ...args], { env, encoding: 'utf8' })
  return { code: done.status, out: done.stdout, err: done.stderr }
}

const FILE = write(
  'walls.csv',
  'ID,Billboard,City,Rate\nA,Pine Street wall,Seattle,$900\nB,Oak Street wall,Seattle,cheap\nC,Elm Street wall,Kent,\n',
)
const MAP = ['--map', 'title=Billboard', 'price=Rate']
const stored = () =>
  db.selectFrom('listings').select(['seller_unit_id', 'status', 'price']).orderBy('seller_unit_id').execute()

describe('npm run import', () => {
  test('a dry run previews and stores nothing', async () => {
    const { code, out } = run(FILE, ...MAP, '--dry-run')
    expect(out).toContain('walls.csv: CSV by comma, utf-8, 4 columns')
    expect(out).toContain('Billboard → title (Title)')
    expect(out).toContain('line 2: Pine Street wall · billboard · $900/month · Seattle · no coordinates')
    expect(out).toContain('line 3, Rate: "cheap" is not a price')
    expect(out).toContain('Dry run: 3 rows read, 2 would be imported, 1 of them as drafts, 1 bad.')
    expect(code).toBe(0)
    expect(await stored()).toEqual([])
  })

  test('stores the valid rows for a seller, and is idempotent', async () => {
    await buildUser(db, { username: 'wallflower' })
    const { code, out } = run(FILE, ...MAP, '--seller', 'wallflower', '--publish')
    expect(out).toContain('3 rows read for wallflower: 2 new, 0 updated, 0 unchanged, 1 bad.')
    expect(code).toBe(0)
    const rows = await stored()
    expect(rows).toEqual([
      { seller_unit_id: 'A', status: 'active', price: 900 },
      { seller_unit_id: 'C', status: 'draft', price: 0 },
    ])
    expect(run(FILE, ...MAP, '--seller', 'wallflower', '--publish', '--strict')).toMatchObject({
      code: 1,
      out: expect.stringContaining('0 new, 0 updated, 2 unchanged, 1 bad'),
    })
    expect(await stored()).toEqual(rows)
  })

  test.each([
    ['no file', [], 'Usage'],
    ['a file that is not there', ['nowhere.csv'], 'There is no file nowhere.csv'],
    ['a field that is none', [FILE, '--map', 'colour=Rate'], '"colour" in "colour=Rate" is no field'],
    ['an option that is none', [FILE, '--fast'], '--fast'],
    ['a seller that is none', [FILE, '--seller', 'nobody'], 'No user is called "nobody"'],
    ['an empty file', [write('empty.csv', '')], 'The file is empty'],
  ])('%s ends with 2 and says so', (_, args, message) => {
    const { code, out, err } = run(...args)
    expect(out + err).toContain(message)
    expect(err).not.toContain('at ')
    expect(code).toBe(2)
  })

  test('exits with 1 when there is nothing to import', () => {
    const file = write('bad-billboards.csv', 'Name,City\nPine Street wall\n')
    expect(run(file, '--dry-run')).toMatchObject({
      code: 1,
      out: expect.stringContaining('line 2: Only 1 of 2 cells'),
    })
  })
})

test('options may follow a --map', () => {
  expect(parseOptions(['f.csv', '--map', 'a=b', 'c=d', '--set', 'price=1'])).toMatchObject({
    file: 'f.csv',
    map: ['a=b', 'c=d'],
    set: ['price=1'],
  })
})
