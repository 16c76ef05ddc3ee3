import type { Booking } from '#contract/booking/bookings.ts'
import { required } from '#domain/required.ts'
import { VersionChanges } from './version-changes.tsx'

/** What each version changed of the one before, the latest first. */
export function Versions({ versions }: Pick<Booking, 'versions'>) {
  const pairs = versions
    .slice(1)
    .map((after, i) => ({ before: required(versions[i]), after }))
    .toReversed()
  return (
    <details>
      <summary className="cursor-pointer font-semibold pointer-coarse:py-2.5">
        What changed from version to version
      </summary>
      <ol className="mt-3 flex flex-col gap-6">
        {pairs.map(({ before, after }) => (
          <li key={after.version}>
            <VersionChanges before={before} after={after} />
          </li>
        ))}
      </ol>
    </details>
  )
}
