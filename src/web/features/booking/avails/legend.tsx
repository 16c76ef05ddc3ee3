import { AVAILS_STATES } from '#domain/booking/avails.ts'
import { STATE_WORDS } from '#domain/booking/avails-words.ts'
import { cn } from '#web/ui/cn.ts'
import { STATE_LOOKS } from './cell-words.ts'

/** What the looks of cells mean. */
export function Legend() {
  return (
    <ul aria-label="What the cells say" className="flex flex-wrap gap-x-4 gap-y-1.5 text-sm text-ink-soft">
      {AVAILS_STATES.map((state) => (
        <li key={state} className="inline-flex items-center gap-1.5">
          <span
            aria-hidden="true"
            className={cn('size-4 rounded-xs border border-rule', STATE_LOOKS[state])}
          />
          <span className="first-letter:uppercase">{STATE_WORDS[state]}</span>
        </li>
      ))}
      <li>½: part of it is free</li>
    </ul>
  )
}
