const moment = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
  timeZone: 'America/Los_Angeles',
})

/** `Nov 21, 2026, 4:05 PM PST`, in the market's time zone, so that server and browser render the same. */
export function formatDateTime(instant: string): string {
  return moment.format(new Date(instant))
}
