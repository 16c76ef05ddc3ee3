import type { AssistantAnswer } from '#assistant/answer-buyer.ts'
import type { FoundListing } from '#contract/discovery/search.ts'
import { toDateRange } from '#domain/format-dates.ts'
import { formatUsd } from '#domain/money.ts'

/** Where days are named, what the best fit costs for them in all. */
export function sayTotal(answer: AssistantAnswer<FoundListing>): AssistantAnswer<FoundListing> {
  const best = answer.matches[0]?.listing
  if (!best?.dated || !answer.suggestion.includes(best.title)) return answer
  const total = formatUsd(best.dated.totalCents / 100)
  const days = toDateRange(best.dated)
  const said = answer.suggestion.startsWith('Pediste')
    ? `Por ${days} cuesta ${total} en total, con extras obligatorios e impuesto estimado.`
    : `For ${days} it costs ${total} in all, with required extras and estimated tax.`
  return { ...answer, suggestion: `${answer.suggestion} ${said}` }
}
