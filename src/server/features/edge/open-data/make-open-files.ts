import { join } from 'node:path'
import { sql } from 'kysely'
import { formatCursor, type OpenFileName, openDay } from '#domain/open-data.ts'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { withSpoolFolder } from '../../../platform/uploads/spool.ts'
import { readNewest, readOpenSpaces } from './read-open-spaces.ts'
import { OPEN_FORMATS, OpenFileDraft, toAtom } from './write-open-file.ts'

type Means = Pick<AppContext, 'db' | 'search' | 'config' | 'files' | 'now'>
const TABLES = ['spaces.geojson', 'spaces.csv', 'spaces.jsonl'] as const

/** Makes all files of the market again, where something changed or a day has passed. */
export async function makeOpenFiles(context: Means): Promise<void> {
  const { db, config, now } = context
  if (!config.OPEN_DATA) return
  const asOf = await readCursor(db, now())
  if (!(await isStale(db, now()))) return
  await withSpoolFolder(config.DATA_DIR, async (folder) => {
    const drafts = await Promise.all(TABLES.map((name) => OpenFileDraft.create(join(folder, name))))
    const atom = await OpenFileDraft.create(join(folder, 'spaces.atom'))
    try {
      const count = await writeTables(context, drafts)
      const newest = await readNewest(context)
      await atom.write(toAtom(newest, { publicUrl: config.PUBLIC_URL, now: now() }))
      for (const [index, name] of TABLES.entries())
        await publish(context, { name, draft: drafts[index] as OpenFileDraft, count, asOf })
      await publish(context, { name: 'spaces.atom', draft: atom, count: newest.length, asOf })
    } finally {
      for (const draft of [...drafts, atom]) await draft.abandon()
    }
  })
}

async function writeTables(context: Means, drafts: readonly OpenFileDraft[]): Promise<number> {
  const formats = TABLES.map((name) => OPEN_FORMATS[name])
  const each = async (text: (index: number) => string) => {
    for (const [index, draft] of drafts.entries()) await draft.write(text(index))
  }
  let count = 0
  await each((index) => formats[index]?.head ?? '')
  for await (const spaces of readOpenSpaces(context)) {
    const isFirst = count === 0
    await each((index) => formats[index]?.portion(spaces, isFirst) ?? '')
    count += spaces.length
  }
  await each((index) => formats[index]?.tail ?? '')
  return count
}

interface Made {
  name: OpenFileName
  draft: OpenFileDraft
  count: number
  asOf: string
}

/** Under a name of its own each time: whoever reads the one before reads it to its end. */
async function publish({ db, files, now }: Means, { name, draft, count, asOf }: Made): Promise<void> {
  const { bytes, sha256 } = await draft.end()
  const path = `open/${sha256.toString('hex').slice(0, 32)}-${name}`
  const before = await db.selectFrom('open_files').select('path').where('name', '=', name).executeTakeFirst()
  // what says the same stays as it is, with its tag: any transaction that is open somewhere lets the files be made again
  if (before?.path !== path) await files.saveFile(path, draft.path)
  const row = { path, count, bytes, sha256, made_as_of: asOf, made_at: now() }
  await db
    .insertInto('open_files')
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute()
  if (before && before.path !== path) await files.delete(before.path)
}

/** Everything that is visible now is in what is read from here on; what is not yet comes with changes since. */
export async function readCursor(db: Db, now: Date): Promise<string> {
  const { rows } = await sql<{
    xid: string
  }>`select pg_snapshot_xmin(pg_current_snapshot())::text as xid`.execute(db)
  return formatCursor({ xid: rows[0]?.xid ?? '0', at: now })
}

async function isStale(db: Db, now: Date): Promise<boolean> {
  const made = await db
    .selectFrom('open_files')
    .select(['made_as_of', 'made_at'])
    .orderBy('made_at')
    .executeTakeFirst()
  if (!made || openDay(made.made_at) !== openDay(now)) return true
  const xid = made.made_as_of.split('.')[0] ?? '0'
  const { rows } = await sql`select from open_changes where xid >= ${xid}::xid8 limit 1`.execute(db)
  return rows.length > 0
}
