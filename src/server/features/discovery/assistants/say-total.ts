import type { AssistantAnswer } from '#assistant/answer-buyer.ts'
import type { Say } from '#assistant/converse/language.ts'
import { namesIn } from '#assistant/explain/names.ts'
import type { FoundListing } from '#contract/discovery/search.ts'
import { formatUsd } from '#domain/money.ts'

/** Where days are named, what the best fit costs for them in all. */
export function sayTotal(answer: AssistantAnswer<FoundListing>, say: Say): AssistantAnswer<FoundListing> {
  const best = answer.matches[0]?.listing
  if (!best?.dated || !answer.suggestion.includes(best.title)) return answer
  const total = formatUsd(best.dated.totalCents / 100)
  const days = namesIn(say.tongue).days(best.dated)
  const said = say(
    `For ${days} it costs ${total} in all, with required extras and estimated tax.`,
    `Cuesta ${total} en total ${days}, con extras obligatorios e impuesto estimado.`,
  )
  return { ...answer, suggestion: `${answer.suggestion} ${said}` }
}
