const time = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'America/Los_Angeles',
})

/** An instant in the office's time zone. */
export function formatTime(instant: string): string {
  return time.format(new Date(instant))
}
