import type { Artwork, Creative } from '#contract/booking/creatives.ts'
import type { Reader } from '#domain/booking/booking-reader.ts'
import { describeFacts } from '#domain/booking/creative/facts.ts'
import { describeSpec } from '#domain/booking/creative/spec-words.ts'
import { isLate, listStands } from '#domain/booking/creative/stand.ts'
import { toBookingReference } from '#domain/booking/reference.ts'
import type { AgreedTerms, AgreedUnit, Party } from '#domain/booking/terms.ts'
import { toDateRange } from '#domain/format-dates.ts'
import { required } from '#domain/required.ts'
import { toWallTime } from '#domain/zoned-time.ts'
import type { BookingRow } from '../bookings/lock-booking.ts'
import { canDecideArtwork, canReadArtworkFile, canSendArtwork } from './policy.ts'
import type { CreativeRow } from './queries.ts'

interface Shown {
  booking: BookingRow
  terms: AgreedTerms
  reader: Reader
  rows: readonly CreativeRow[]
  /** Of other bookings. */
  earlier: readonly CreativeRow[]
  now: Date
}

/** The artwork of a booking as one of its sides or an admin sees it. */
export function presentArtwork({ booking, terms, reader, rows, earlier, now }: Shown): Artwork {
  const today = toWallTime(now, booking.time_zone).date
  const demand = terms.artwork ?? null
  const canSend = canSendArtwork(reader, booking) && demand?.spec.kind !== 'none'
  return {
    side: reader === 'admin' ? null : reader,
    demand,
    wanted: describeSpec(demand?.spec ?? { kind: 'any' }),
    items: listStands(terms, rows).map(({ item, state, dueOn, like }) => ({
      item,
      name: nameOf(required(terms.units[item])),
      state,
      dueOn,
      isLate: isLate({ state, dueOn }, today),
      like,
    })),
    creatives: rows.map((row) => presentCreative(row, { reader, terms })),
    earlier: canSend ? earlier.map((row) => presentEarlier(row, terms)) : [],
    canSend,
    sendsFor: canSend && reader === 'seller' ? nameParty(terms.buyer) : null,
    canDecide: canDecideArtwork(reader, booking.status),
  }
}

function nameOf({ name, label, first, last }: AgreedUnit): string {
  return [name, label || toDateRange({ first, last })].filter(Boolean).join(', ')
}

const nameParty = ({ company, name }: Party): string => company ?? name

function presentEarlier(row: CreativeRow, terms: AgreedTerms): Artwork['earlier'][number] {
  const { id, name, what, preview } = presentCreative(row, { reader: 'buyer', terms })
  const booking = { id: row.booking_id, reference: toBookingReference(row.booking_id) }
  return { id, name, what, booking, preview }
}

function presentCreative(row: CreativeRow, { reader, terms }: Pick<Shown, 'reader' | 'terms'>): Creative {
  const url = `/api/bookings/${row.booking_id}/creatives/${row.id}`
  const isTheirs = canReadArtworkFile(reader)
  return {
    id: row.id,
    item: row.item,
    version: row.version,
    name: row.name,
    what: describeFacts(row.facts),
    sizeBytes: row.size_bytes,
    sha256: row.sha256.toString('hex'),
    url: isTheirs && row.path ? `${url}/file` : null,
    preview:
      isTheirs && row.preview_path
        ? { url: `${url}/preview`, width: required(row.preview_width), height: required(row.preview_height) }
        : null,
    script: isTheirs ? row.script : null,
    isGone: row.path === null && row.script === null,
    checks: row.checks,
    status: row.status,
    reason: row.reason,
    onBehalf: row.sender_id === null ? null : { by: nameParty(terms.seller), of: nameParty(terms.buyer) },
    createdAt: row.created_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
  }
}
