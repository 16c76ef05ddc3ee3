import { useState } from 'react'
import { TimeFields, type TimesField } from '#web/ui/time-fields.tsx'
import { ViewingTime } from './viewing-time.tsx'
import { fromWall, toWall } from './wall-time.ts'

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
