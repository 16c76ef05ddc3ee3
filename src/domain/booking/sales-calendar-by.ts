/** By what bars of the sales calendar stand together. Apart from the calendar, for addresses: every page loads how they are read. */
export const CALENDAR_BY = ['rep', 'client', 'market'] as const
export type CalendarBy = (typeof CALENDAR_BY)[number]

export const CALENDAR_BY_LABELS: Record<CalendarBy, string> = {
  rep: 'Sold by',
  client: 'Client',
  market: 'Market',
}

/** How much of time is in sight. */
export const CALENDAR_SPANS = ['quarter', 'year'] as const
export type CalendarSpan = (typeof CALENDAR_SPANS)[number]

export const CALENDAR_SPAN_LABELS: Record<CalendarSpan, string> = {
  quarter: 'Three months',
  year: 'Twelve months',
}
