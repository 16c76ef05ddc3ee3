import { AUDIENCE_BASIS_LABELS, type AudiencePeriod } from '../../vocabulary.ts'
import type { AgreedAudience } from '../terms.ts'

const PER: Record<AudiencePeriod, string> = {
  day: 'a day',
  week: 'a week',
  '4-week': 'in 4 weeks',
  month: 'a month',
  issue: 'an issue',
  event: 'an event',
  post: 'a post',
}

/** "7,000 contacts a week with the whole space, stated by the seller. A figure, not a promise." */
export function describeAudience({ value, per, basis }: AgreedAudience): string {
  const contacts = `${value.toLocaleString('en-US')} contacts ${PER[per]} with the whole space`
  return `${contacts}, ${AUDIENCE_BASIS_LABELS[basis]}. A figure, not a promise.`
}
