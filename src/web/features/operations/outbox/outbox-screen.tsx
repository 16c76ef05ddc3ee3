import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OutboxMessage } from '#contract/operations/outbox.ts'
import { formatTime } from '#domain/format-dates.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { PagedList } from '#web/ui/paged-list.tsx'
import { SearchLine } from '#web/ui/search-line.tsx'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#web/ui/table.tsx'
import { outboxQuery } from './queries.ts'
import { StoredMail } from './stored-mail.tsx'
import { TestMail } from './test-mail.tsx'

/** Mail stored instead of sent while no SMTP server is configured. */
export function OutboxScreen() {
  const [to, setTo] = useState('')
  const [open, setOpen] = useState<OutboxMessage | null>(null)
  const query = useInfiniteQuery(outboxQuery(to))
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-4">
        <SearchLine label="Sent to" placeholder="name@example.com" onSearch={setTo} />
        <TestMail />
      </div>
      <PagedList
        query={query}
        things="mails"
        empty="Mail is kept here for a week while no SMTP server is set; with one it goes out and leaves no copy."
      >
        {(rows) => (
          <Table caption="Outbox" stacks className="md:min-w-[40rem]">
            <TableHeader>
              <TableRow>
                <TableHead>When</TableHead>
                <TableHead>To</TableHead>
                <TableHead>Subject</TableHead>
              </TableRow>
            </TableHeader>
            <TableBody>
              {rows.map((mail) => (
                <TableRow key={mail.id}>
                  <TableCell className="whitespace-nowrap">{formatTime(mail.createdAt)}</TableCell>
                  <TableCell>{mail.to}</TableCell>
                  <TableCell>
                    <button type="button" className="link text-left" onClick={() => setOpen(mail)}>
                      {mail.subject}
                    </button>
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        )}
      </PagedList>
      <Dialog open={open !== null} onOpenChange={(isOpen) => !isOpen && setOpen(null)}>
        {open && <StoredMail mail={open} />}
      </Dialog>
    </>
  )
}
