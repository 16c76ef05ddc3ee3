/** One line of a thread: hours before now, whose, and the words. */
export type Line = readonly [hoursAgo: number, side: 'buyer' | 'seller', words: string]

export interface DemoViewing {
  status: 'proposed' | 'confirmed' | 'declined' | 'cancelled' | 'done'
  /** Days from now, at which hour in the space's zone. */
  inDays: number
  hour: number
  askedHoursAgo: number
  by: 'buyer' | 'seller'
  reason?: string
}

/** A conversation as it is told: ids stand for the demo market's rows. */
export interface DemoThread {
  listingId: number
  sellerId: number
  buyerId: number
  lines: readonly Line[]
  viewing?: DemoViewing | undefined
  /** Messages that these members have not seen yet. */
  unread?: { buyer?: number; seller?: number } | undefined
  isArchivedByBuyer?: boolean | undefined
}
