import { useState } from 'react'
import { toInstant, toWallTime } from '#domain/zoned-time.ts'
import { TimeFields, type TimesField } from '#web/ui/time-fields.tsx'
import { toClock, toMinute } from './clock-text.ts'
import { ViewingTime } from './viewing-time.tsx'

type OwnTimesProps = TimesField & {
  /** Where the space is (IANA): a viewing happens there, by the clocks there. */
  zone: string
}

/** Times proposed freely, typed by the space's clock wherever their author is. Gives instants. */
export function OwnTimes({ zone, value, onChange, error }: OwnTimesProps) {
  const [walls, setWalls] = useState(() => value.map((instant) => toWall(instant, zone)))
  const [earliest] = useState(() => toWall(new Date().toISOString(), zone))
  const change = (next: string[]) => {
    setWalls(next)
    onChange(next.map((wall) => fromWall(wall, zone)))
  }
  const isPast = (instant: string) => instant !== '' && new Date(instant) <= new Date()
  const past = value.flatMap((instant, i) => (isPast(instant) ? i : []))
  return (
    <>
      <TimeFields
        value={walls}
        onChange={change}
        error={error}
        errorsAt={past.length > 0 ? past : [0]}
        earliest={earliest}
        hint={`By the clock where the space is (${zone.replaceAll('_', ' ')}).`}
      />
      <div aria-live="polite" className="text-sm text-ink-soft empty:hidden">
        {value.filter(Boolean).map((instant) => (
          <p key={instant}>
            <ViewingTime instant={instant} zone={zone} />
          </p>
        ))}
      </div>
    </>
  )
}

/** Instant → value of a datetime-local input; nothing stays nothing. */
function toWall(instant: string, zone: string): string {
  if (!instant) return ''
  const { date, minute } = toWallTime(new Date(instant), zone)
  return `${date}T${toClock(minute)}`
}

function fromWall(wall: string, zone: string): string {
  const [date, clock] = wall.split('T')
  return date && clock ? toInstant({ date, minute: toMinute(clock, false) }, zone).toISOString() : ''
}
