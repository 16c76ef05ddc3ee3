import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AuditEvent } from '#contract/operations/audit.ts'
import { formatTime } from '#domain/format-dates.ts'
import { PagedList } from '#web/ui/paged-list.tsx'
import { SearchLine } from '#web/ui/search-line.tsx'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#web/ui/table.tsx'
import { changedKeys } from './changed-keys.ts'
import { auditQuery } from './queries.ts'

const COLUMNS = ['When', 'Who', 'What', 'Whom', 'Before and after', 'From where']

/** Who did what; read-only for everybody. */
export function AuditScreen() {
  const [q, setQ] = useState('')
  const query = useInfiniteQuery(auditQuery(q))
  return (
    <>
      <SearchLine label="Find" placeholder="username, listing. or user#12" onSearch={setQ} />
      <PagedList query={query} things="events" empty="Nothing matches these words.">
        {(rows) => (
          <Table caption="Audit log" stacks="wide" className="wide:min-w-[58rem]">
            <TableHeader>
              <TableRow>
                {COLUMNS.map((name) => (
                  <TableHead key={name}>{name}</TableHead>
                ))}
              </TableRow>
            </TableHeader>
            <TableBody>
              {rows.map((event) => (
                <TableRow key={event.id}>
                  <TableCell className="whitespace-nowrap">{formatTime(event.createdAt)}</TableCell>
                  <TableCell>{event.actor ?? <span className="text-ink-faint">nobody</span>}</TableCell>
                  <TableCell>{event.action}</TableCell>
                  <TableCell className="whitespace-nowrap">
                    {event.subjectType}
                    {event.subjectId && ` #${event.subjectId}`}
                  </TableCell>
                  <TableCell className="max-w-md text-sm wrap-anywhere">
                    <Change event={event} />
                  </TableCell>
                  <TableCell className="text-sm text-ink-faint">
                    <span title={event.userAgent ?? undefined}>{event.address}</span>
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        )}
      </PagedList>
    </>
  )
}

function Change({ event: { before, after } }: { event: AuditEvent }) {
  return changedKeys(before, after).map((key) => (
    <p key={key}>
      <span className="text-ink-faint">{key}:</span>{' '}
      {before && key in before && <del className="text-ink-faint">{words(before[key])}</del>}{' '}
      {after && key in after && <ins className="no-underline">{words(after[key])}</ins>}
    </p>
  ))
}

function words(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
