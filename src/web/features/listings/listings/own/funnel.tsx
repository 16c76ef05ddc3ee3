import type { OwnListing } from '#contract/listings/listings-own.ts'

const STEPS = [
  { key: 'views', one: 'view', many: 'views' },
  { key: 'saves', one: 'save', many: 'saves' },
  { key: 'enquiries', one: 'enquiry', many: 'enquiries' },
  { key: 'requests', one: 'request', many: 'requests' },
  { key: 'bookings', one: 'booking', many: 'bookings' },
] as const

/** From views to bookings in thirty days; nothing while nothing has happened. */
export function Funnel({ days }: { days: OwnListing['views'] }) {
  const steps = STEPS.map(({ key, one, many }) => {
    const total = days.reduce((sum, day) => sum + day[key], 0)
    return { key, total, words: `${total.toLocaleString('en-US')} ${total === 1 ? one : many}` }
  })
  if (steps.every(({ total }) => total === 0)) return null
  return (
    <ol aria-label="From views to bookings in thirty days" className="flex flex-wrap gap-x-1.5 text-sm">
      {steps.map(({ key, total, words }) => (
        <li
          key={key}
          className="tabular-nums not-last:after:ml-1.5 not-last:after:text-ink-faint not-last:after:content-['→'/'']"
        >
          <span className={total > 0 ? 'text-ink' : 'text-ink-faint'}>{words}</span>
        </li>
      ))}
    </ol>
  )
}
