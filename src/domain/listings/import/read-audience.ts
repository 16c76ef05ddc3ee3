import type { AudiencePeriod } from '../../vocabulary.ts'
import { audienceBasisOf, audiencePeriodOf } from './audience-period.ts'
import type { ImportedDraft } from './draft.ts'
import { isRoundedAway, isUnclearNumber } from './numbers.ts'
import { parseAudience } from './parse-audience.ts'
import { parseInterval, shorten } from './parse-cell.ts'
import { readHeader } from './read-header.ts'
import type { RowReader } from './row-reader.ts'

type Audience = Pick<ImportedDraft, 'audience' | 'saysPeriod'>
const UNKNOWN: Audience = { audience: {}, saysPeriod: false }
const MOST = 1e9

/** The figure with the period that its cell or header names; bare "impressions" are weekly, the trade's convention. */
export function readAudience(row: RowReader): Audience {
  const { mark } = row.style('audienceValue')
  const text = row.short('audienceValue')
  if (text === '') return UNKNOWN
  const parsed = parseAudience(text, mark)
  if (parsed === undefined) {
    const reason = isUnclearNumber(text, mark)
      ? 'may be a thousand times as much in another country'
      : 'is not a number'
    row.unread('audienceValue', 'unreadable', `"${shorten(text)}" ${reason}`)
    return UNKNOWN
  }
  const header = readHeader(row.column('audienceValue') ?? '')
  const exact = parsed.value * (header.scale ?? 1)
  if (isRoundedAway(exact)) {
    row.unread('audienceValue', 'unreadable', `"${shorten(text)}" is not a whole number of people`)
    return UNKNOWN
  }
  const value = Math.round(exact)
  if (value < 0 || value > MOST) {
    row.unread('audienceValue', 'too-large', `${value} is no possible audience`)
    return UNKNOWN
  }
  const per = periodOf(row, parsed.per ?? audiencePeriodOf(header.words))
  if (per === 'none') {
    row.note('the audience was left out: no figures are kept for its period')
    return UNKNOWN
  }
  const basis = audienceBasisOf(header.words)
  return { audience: { value, per: per ?? 'week', basis }, saysPeriod: per !== undefined }
}

const OF_INTERVAL: Partial<Record<string, AudiencePeriod>> = {
  day: 'day',
  week: 'week',
  '4-week': '4-week',
  month: 'month',
}

/** A cycle is as long as that of the price. */
function periodOf(
  row: RowReader,
  per: AudiencePeriod | 'cycle' | 'none' | undefined,
): AudiencePeriod | 'none' | undefined {
  if (per !== 'cycle') return per
  return OF_INTERVAL[parseInterval(row.short('interval')) ?? ''] ?? 'none'
}
