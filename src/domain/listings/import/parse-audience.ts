import type { AudiencePeriod } from '../../vocabulary.ts'
import { audiencePeriodOf } from './audience-period.ts'
import { type DecimalMark, parseFigure } from './numbers.ts'
import { readHeader } from './read-header.ts'

/** What is counted, which changes nothing about the number. */
const COUNTED =
  /\b(impressions|views|viewers|people|vehicles|cars|adults|persons|visitors|guests|attendees|fans|followers|subscribers|readers|listeners|copies|eyes|plus|about|estimated|weekly|daily|monthly)\b/g

/** A figure with what its cell says around it: `12,000 vehicles/day`, `125K+`. `undefined` where a word is not understood. */
export function parseAudience(
  text: string,
  mark?: DecimalMark,
): { value: number; per: AudiencePeriod | 'none' | 'cycle' | undefined } | undefined {
  const figure = parseFigure(text, mark)
  if (figure === undefined) return undefined
  if (figure.rest === '') return { value: figure.value, per: undefined }
  const { words, core, period, unknownPeriod } = readHeader(figure.rest)
  if (core.replace(COUNTED, ' ').trim() !== '') return undefined
  const saysPeriod = period !== undefined || unknownPeriod !== undefined
  return { value: figure.value, per: saysPeriod ? audiencePeriodOf(words) : undefined }
}
