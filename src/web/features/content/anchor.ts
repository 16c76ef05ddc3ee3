/** "Booking and Payment" → `booking-and-payment`, as the server names anchors. */
export function toAnchor(text: string): string {
  return (
    text
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.join('-') ?? 'section'
  )
}
