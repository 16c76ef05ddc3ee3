import { TimeFields, type TimesField } from '#web/ui/time-fields.tsx'
import { useReaderZone } from './viewing-time.tsx'

/** Times that a person proposes by their own clock. */
export function OwnTimes(field: TimesField) {
  const zone = useReaderZone()
  return (
    <>
      <TimeFields {...field} />
      {zone && (
        <p className="text-sm text-ink-faint">
          {`These are times of your own clock (${zone.replaceAll('_', ' ')}).`}
        </p>
      )}
    </>
  )
}
