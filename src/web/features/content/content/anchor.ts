/** Slug: "Booking and Payment" → `booking-and-payment`, the same as the server's anchors. */
export function toAnchor(text: string): string {
  return (
    text
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.join('-') ?? 'section'
  )
}
