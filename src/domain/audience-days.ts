import { intervalDays } from './money.ts'
import type { AudiencePeriod } from './vocabulary.ts'

/** Days that an audience figure counts; null where it counts a piece: an issue, an event, a post. */
export function audienceDays(per: AudiencePeriod): number | null {
  return per === 'issue' || per === 'event' || per === 'post' ? null : intervalDays(per)
}
