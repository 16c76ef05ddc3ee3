import type { AvailableUnit, OwnCalendar } from '#contract/booking/availability.ts'
import { PIECE_WORDS } from '#domain/booking/unit-words.ts'
import { required } from '#domain/required.ts'
import type { AdType } from '#domain/vocabulary.ts'
import { toWallTime } from '#domain/zoned-time.ts'
import { useMay } from '#web/platform/auth/use-may.ts'
import { Alert } from '#web/ui/alert.tsx'
import { cn } from '#web/ui/cn.ts'
import { BlockedDates } from './blocked-dates.tsx'
import type { CalendarDone, CalendarSearch } from './calendar-search.ts'
import { DAY_LOOKS, listLooks } from './day-looks.ts'
import { PeriodList } from './period-list.tsx'
import { UnitChoice } from './unit-choice.tsx'
import { useBlocks } from './use-blocks.ts'
import { Year } from './year.tsx'

const DONE: Record<CalendarDone, { tone: 'success' | 'info' | 'danger'; text: string }> = {
  blocked: { tone: 'success', text: 'Blocked, as far as the days were free.' },
  freed: { tone: 'success', text: 'These days are free again.' },
  nothing: { tone: 'info', text: 'Nothing was left to change in these days.' },
  refused: {
    tone: 'danger',
    text: 'Nothing was changed. Give a first and a last day, the first not after the last.',
  },
}

type UnitCalendarProps = {
  id: string
  calendar: OwnCalendar & { readAt: number }
  search: CalendarSearch
  adType: AdType
}

/** One unit of a space: the form and table, and beside them its year, or its issues and dates. */
export function UnitCalendar({ id, calendar, search, adType }: UnitCalendarProps) {
  const { units, readAt, timeZone, latest } = calendar
  const unit = units.find((one) => String(one.id) === search.unit) ?? required(units[0])
  const today = toWallTime(new Date(readAt), timeZone).date
  const claims = calendar.claims.filter(({ unitId, last }) => unitId === unit.id && last >= today)
  const mayBlock = useMay('calendar')
  const change = useBlocks({ listingId: id, unitId: unit.id })
  const pieces = PIECE_WORDS[adType].many
  const shared = { unit, claims, pieces, onChange: change }
  const done = search.done && DONE[search.done]
  return (
    <div className="flex flex-col gap-6">
      {units.length > 1 && <UnitChoice units={units} chosen={unit} />}
      {done && (
        <Alert tone={done.tone} live>
          {done.text}
        </Alert>
      )}
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <BlockedDates listingId={id} {...shared} today={today} latest={latest} />
        {unit.cell === 'listed' ? (
          <section aria-label="Issues and dates">
            <PeriodList listingId={id} {...shared} />
          </section>
        ) : (
          <section aria-label="Months" className="flex min-w-0 flex-col gap-4">
            {mayBlock && <HowTo cell={unit.cell} />}
            <Legend pieces={unit.capacity > 1 ? pieces : null} />
            {/* by its place: the first change gives a unit its id, and must not begin the year again */}
            <Year key={units.indexOf(unit)} {...shared} today={today} />
          </section>
        )}
      </div>
    </div>
  )
}

const CELL_WORDS: Record<AvailableUnit['cell'], string> = {
  day: '',
  week: ' It is sold by the week, so whole weeks are marked.',
  '4-week': ' It is sold in four-week periods, so whole periods are marked; a line shows where one begins.',
  listed: '',
}

function HowTo({ cell }: Pick<AvailableUnit, 'cell'>) {
  return (
    <p className="max-w-prose text-[0.9375rem] text-ink-soft noscript:hidden">
      Drag over days, or press the first and the last one.{CELL_WORDS[cell]} With the keyboard: arrows move,
      Shift with arrows marks, Enter blocks or unblocks, Escape clears.
    </p>
  )
}

function Legend({ pieces }: { pieces: string | null }) {
  return (
    <ul aria-label="What the days look like" className="flex flex-wrap gap-x-5 gap-y-2 text-sm">
      {listLooks(pieces).map(({ look, words }) => (
        <li key={look} className="flex items-center gap-2">
          <span
            aria-hidden="true"
            className={cn(
              'grid size-7 place-items-center rounded-control tabular-nums',
              look === 'free' && 'ring-1 ring-rule ring-inset',
              DAY_LOOKS[look],
            )}
          >
            4
          </span>
          {words}
        </li>
      ))}
    </ul>
  )
}
