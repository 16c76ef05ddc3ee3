/** Names a booking in documents, mails and transfers: `PLA-B00042`. */
export function toBookingReference(id: number): string {
  return `PLA-B${String(id).padStart(5, '0')}`
}

/** Longer numbers are no booking's. */
const REFERENCE = /(PLA-B\d{5,9})(?!\d)/

/** Words and the bookings that they name, in their order. A booking is its id; words may be empty. */
export function splitAtReferences(text: string): (string | number)[] {
  return text.split(REFERENCE).map((part, at) => (at % 2 === 1 ? Number(part.slice('PLA-B'.length)) : part))
}
