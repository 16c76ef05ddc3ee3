import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { toWebStream } from '../../../platform/files/to-web-stream.ts'
import { exportRows } from '../../../platform/personal-data/export-rows.ts'
import {
  listLeftOut,
  type Person,
  type PersonalTable,
  type PersonalTables,
} from '../../../platform/personal-data/personal-table.ts'
import { withSpoolFolder } from '../../../platform/uploads/spool.ts'

/**
 * Everything kept about one person as JSON, by section, as of one moment. Written to a file first: memory stays the same however
 * much it is, nobody's slow connection holds the database, and what fails is an error, not half a file.
 */
export async function exportAccount(
  { db, config, now }: Pick<AppContext, 'db' | 'config' | 'now'>,
  { person, tables }: { person: Person; tables: PersonalTables },
): Promise<ReadableStream<Uint8Array>> {
  return withSpoolFolder(config.DATA_DIR, async (folder) => {
    const path = join(folder, randomUUID())
    const file = await open(path, 'wx', 0o600)
    try {
      await db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute((trx) => writeSections(trx, { file, tables, person, at: now() }))
    } finally {
      await file.close()
    }
    // opened before its folder goes: the system keeps what is read until the reader is done
    const reader = await open(path)
    return toWebStream(createReadStream('', { fd: reader }))
  })
}

interface Sections {
  file: FileHandle
  tables: PersonalTables
  person: Person
  at: Date
  /** Before the sections of the tables. */
  head?: Readonly<Record<string, unknown>>
  /** Before each is begun, with how many are written. */
  onSection?: (done: number) => Promise<unknown>
}

export function listSections(tables: PersonalTables): [string, PersonalTable][] {
  return Object.entries(tables).filter(([, { notExported }]) => notExported === undefined)
}

export async function writeSections(trx: Tx, { file, tables, person, at, head = {}, onSection }: Sections) {
  await file.write(`{"exportedAt":${JSON.stringify(at.toISOString())}`)
  for (const [section, value] of Object.entries(head))
    await file.write(`,\n${JSON.stringify(section)}:${JSON.stringify(value)}`)
  for (const [done, [table, entry]] of listSections(tables).entries()) {
    await onSection?.(done)
    await file.write(`,\n${JSON.stringify(toSection(table, entry))}:[`)
    let isFirst = true
    for await (const rows of exportRows(trx, { table, entry, person })) {
      await file.write(`${isFirst ? '' : ','}\n${rows.join(',\n')}`)
      isFirst = false
    }
    await file.write(']')
  }
  await file.write(`,\n"notes":${JSON.stringify(listNotes(tables))}}\n`)
}

/** The section of a table in the export. */
export function toSection(table: string, { as }: PersonalTable): string {
  return as ?? table.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** What the file does not hold, and what becomes of what it holds when the account is deleted. */
function listNotes(tables: PersonalTables) {
  return Object.entries(tables).map(([table, entry]) => ({
    section: toSection(table, entry),
    notExported: entry.notExported,
    leftOut: listLeftOut(entry).map((column) => ({
      column,
      why: entry.leftOut?.[column] ?? 'names somebody else',
    })),
    whenYouLeave: entry.erasure.kind === 'kept' ? `kept: ${entry.erasure.until}` : entry.erasure.kind,
  }))
}
