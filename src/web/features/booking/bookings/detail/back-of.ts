import type { Booking } from '#contract/booking/bookings.ts'

/** Where the reader comes from. */
export function backOf(side: Booking['side']): { to: string; label: string } {
  if (side === 'buyer') return { to: '/bookings', label: 'All bookings' }
  if (side === 'seller') return { to: '/sell/requests', label: 'All requests' }
  return { to: '/admin/disputes', label: 'Disputes' }
}
