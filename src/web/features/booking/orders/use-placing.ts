import { useState } from 'react'
import type { Booking } from '#contract/booking/bookings.ts'
import { needsApproval } from '#web/booking-parts/approval/approval-words.ts'
import { useAskForApproval } from '#web/booking-parts/approval/use-approval.ts'
import { useTyped } from '#web/platform/typed.ts'
import { checkOrder, type OrderProblems } from './check-order.ts'
import { useDraftStep } from './use-order.ts'

type PlacedStep = { step: 'book' | 'request' } | { step: 'request'; spaceCents: number }

/** What is typed of a draft, and how it is placed: sent, held, or by a colleague where it is above what somebody may spend. */
export function usePlacing(booking: Booking, onPlaced: (booking: Booking) => void) {
  const { version, sha256, request } = booking
  const {
    typed: form,
    change,
    clear,
  } = useTyped(`order.${booking.id}`, {
    brand: request.brand,
    note: request.note,
    sponsor: request.sponsor,
    // of the terms as they stand: others have to be read again
    readHash: null as string | null,
    // to colleagues
    message: '',
  })
  const [problems, setProblems] = useState<OrderProblems>({})
  const take = useDraftStep(booking, (placed) => {
    clear()
    onPlaced(placed)
  })
  const ask = useAskForApproval(booking, clear)
  const isAsking = needsApproval(booking)
  const { readHash, message, ...said } = form
  const check = (isRead: boolean) => {
    const found = checkOrder({ ...said, isRead })
    setProblems(found)
    return Object.keys(found).length === 0
  }
  const place = (chosen: PlacedStep) => {
    if (!check(readHash === sha256) || !sha256) return
    const input = { ...chosen, version, sha256, ...said }
    if (isAsking) ask.mutate({ ...input, message: message.trim() })
    else take.mutate(input)
  }
  // a hold binds nobody yet: its terms are accepted later, as they stand
  const hold = (days: number) => {
    if (check(true)) take.mutate({ step: 'hold', version, days, ...said })
  }
  const error = (isAsking ? ask.error : null) ?? take.error
  return { form, change, problems, place, hold, isAsking, isPending: take.isPending || ask.isPending, error }
}
