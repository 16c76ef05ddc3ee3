import type { DeskCode, ResponseCode, ResponseCodes } from '#contract/booking/response-codes.ts'
import type { Reader } from '#domain/booking/booking-reader.ts'
import { endsAt } from '#domain/booking/proof/keeping.ts'
import { toBookingReference } from '#domain/booking/reference.ts'
import { responsePath } from '#domain/booking/response/response-code.ts'
import type { AgreedTerms } from '#domain/booking/terms.ts'
import { toLineName } from '#domain/booking/unit-words.ts'
import type { BookingRow } from '../bookings/lock-booking.ts'
import { canEditCode, canMakeCode } from './policy.ts'
import type { CodeRow, DeskCodeRow } from './queries.ts'

interface Shown {
  booking: BookingRow
  reader: Reader
  terms: AgreedTerms | null
  rows: CodeRow[]
  publicUrl: string
  now: Date
}

export function presentCodes({ booking, reader, terms, rows, publicUrl, now }: Shown): ResponseCodes {
  const lines = (terms?.units ?? []).map((unit, item) => ({ item, name: toLineName(unit) }))
  const nameOf = (item: number) => lines.find((line) => line.item === item)?.name ?? ''
  return {
    canMake: canMakeCode(reader, booking.status),
    canEdit: canEditCode(reader, booking, now),
    endsOn: endsAt(booking.last_day).toISOString().slice(0, 10),
    lines: lines.filter(({ item }) => rows.every((row) => row.item !== item)),
    codes: rows.map((row) => presentCode(row, { line: nameOf(row.item), publicUrl })),
  }
}

function presentCode(row: CodeRow, { line, publicUrl }: { line: string; publicUrl: string }): ResponseCode {
  return {
    code: row.code,
    item: row.item,
    line,
    address: publicUrl + responsePath(row.code),
    target: row.target,
    promo: row.promo,
    phone: row.phone,
    suspension: row.reason,
    visits: row.visits,
    days: row.days,
    history: row.history,
  }
}

export function presentDeskCode(row: DeskCodeRow): DeskCode {
  return {
    code: row.code,
    bookingId: row.booking_id,
    reference: toBookingReference(row.booking_id),
    owner: row.username,
    target: row.target,
    suspension: row.reason,
    visits: row.visits,
    createdAt: row.created_at.toISOString(),
  }
}
