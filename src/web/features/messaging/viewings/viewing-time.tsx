import { useSyncExternalStore } from 'react'
import { formatAppointment } from '#domain/format-dates.ts'
import { describeOwnTime } from './own-time.ts'

const never = () => () => {}
const readZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The browser's time zone (IANA); null while the page is as the server drew it. */
export function useReaderZone(): string | null {
  return useSyncExternalStore(never, readZone, () => null)
}

/** An instant in the space's time zone, with the reader's beside it where their clocks differ. */
export function ViewingTime({ instant, zone }: { instant: string; zone: string }) {
  const readerZone = useReaderZone()
  return (
    <time dateTime={instant}>
      {formatAppointment(new Date(instant), zone)}
      {readerZone && <OwnTime instant={instant} zone={zone} readerZone={readerZone} />}
    </time>
  )
}

function OwnTime({ instant, zone, readerZone }: { instant: string; zone: string; readerZone: string }) {
  const own = describeOwnTime(instant, zone, readerZone)
  return own && <span className="text-ink-soft">{` (${own} for you)`}</span>
}
