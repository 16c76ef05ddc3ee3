import type { DayLook } from './day-states.ts'

/** Pattern, line and shade tell the kinds apart; color helps. */
export const DAY_LOOKS: Record<DayLook, string> = {
  free: 'bg-card text-ink',
  part: 'bg-[linear-gradient(to_top,var(--primary-soft)_45%,transparent_45%)] text-ink',
  booking: 'bg-primary text-primary-on font-semibold',
  hold: 'border-2 border-dashed border-accent-text bg-accent-soft text-accent-soft-on',
  block:
    'bg-[repeating-linear-gradient(135deg,var(--rule)_0_4px,var(--sunk)_4px_9px)] text-ink line-through decoration-2',
  import: 'bg-sunk bg-[radial-gradient(var(--control)_1.2px,transparent_1.3px)] bg-size-[8px_8px] text-ink',
}

/** @param pieces what is counted where several are sold at once: "slots"; null where one is */
export function listLooks(pieces: string | null): { look: DayLook; words: string }[] {
  return [
    { look: 'free', words: 'Free' },
    ...(pieces ? [{ look: 'part' as const, words: `Some ${pieces} sold` }] : []),
    { look: 'booking', words: 'Sold' },
    { look: 'hold', words: 'Held for a buyer' },
    { look: 'block', words: 'Blocked by you' },
    { look: 'import', words: 'Taken in another calendar' },
  ]
}
