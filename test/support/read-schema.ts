import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './sources.ts'

export interface Column {
  table: string
  column: string
  /** As `db/schema.sql` writes it: `timestamp with time zone`. */
  type: string
  isNullable: boolean
  /** Worked out by the database; nobody writes it. */
  isGenerated: boolean
}

interface Reference {
  table: string
  columns: string[]
  /** The table referred to. */
  target: string
  onDelete: string | null
}

const schema = () => readFileSync(join(ROOT, 'db/schema.sql'), 'utf8')

const tables = () => [...schema().matchAll(/^create (?:unlogged )?table (\w+) \(\n([\s\S]*?)\n\);/gm)]

/** Every column of every table, from `db/schema.sql`. */
export function readColumns(): Column[] {
  return tables().flatMap(([, table, body]) =>
    body!.split('\n').flatMap((line) => {
      const found = /^ {2}(?!constraint )"?(\w+)"? (.+?),?$/.exec(line)
      if (!found) return []
      const [, column, rest] = found as unknown as [string, string, string]
      const type = /^(.+?)(?= default | not null|$| generated )/.exec(rest)![1]!
      return [
        {
          table: table!,
          column,
          type,
          isNullable: !/ not null/.test(rest),
          isGenerated: / generated always as \(/.test(rest),
        },
      ]
    }),
  )
}

/** Every foreign key, from `db/schema.sql`. */
export function readReferences(): Reference[] {
  return tables().flatMap(([, table, body]) =>
    [...body!.matchAll(/FOREIGN KEY \(([^)]+)\) REFERENCES (\w+)\([^)]*\)(?: ON DELETE (\w+))?/g)].map(
      ([, columns, target, onDelete]) => ({
        table: table!,
        columns: columns!.split(', '),
        target: target!,
        onDelete: onDelete ?? null,
      }),
    ),
  )
}
