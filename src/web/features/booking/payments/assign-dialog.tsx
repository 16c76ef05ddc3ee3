import { useInfiniteQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import type { StatementLine } from '#contract/booking/payments.ts'
import { formatCents } from '#domain/booking/price/cents.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose, DialogContent } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Select } from '#web/ui/select.tsx'
import { listChoices } from './list-choices.ts'
import { ownPaymentsQuery } from './queries.ts'
import { useSettleLine } from './use-settle-line.ts'

type AssignDialogProps = { line: StatementLine; onClose: () => void }

/** The booking that a line of a statement is for, among those with money open. */
export function AssignDialog({ line, onClose }: AssignDialogProps) {
  const formId = useId()
  const query = useInfiniteQuery(ownPaymentsQuery)
  const choices = listChoices(line, query.data?.pages.flatMap((page) => page.rows) ?? [])
  const [bookingId, setBookingId] = useState(line.booking ? String(line.booking.id) : '')
  const [problem, setProblem] = useState<string>()
  const settle = useSettleLine(line.id, onClose)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (bookingId === '') return setProblem('Choose a booking')
    settle.mutate({ bookingId: Number(bookingId) })
  }
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title="Which booking is it for?"
        description={`${formatCents(line.cents)}, ${line.text}`}
        footer={
          <>
            <DialogClose render={<Button variant="outline" />}>Cancel</DialogClose>
            <Button type="submit" form={formId} pending={settle.isPending}>
              Record it
            </Button>
          </>
        }
      >
        <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
          <FormError>{settle.error?.message}</FormError>
          <Field label="Booking" error={problem} hint="Bookings of yours with money open.">
            <Select
              name="bookingId"
              placeholder="Choose a booking"
              options={choices}
              value={bookingId}
              onChange={(event) => {
                setBookingId(event.target.value)
                setProblem(undefined)
              }}
            />
          </Field>
          {query.hasNextPage && (
            <Button
              size="sm"
              variant="outline"
              className="self-start"
              pending={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              More bookings
            </Button>
          )}
        </form>
      </DialogContent>
    </Dialog>
  )
}
