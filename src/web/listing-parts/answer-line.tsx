import { awayWords } from '#domain/messaging/away-words.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { CardAnswers } from './card-answers.ts'

/** One quiet line on a card, with the size of its sample. */
export function AnswerLine({ answers: { label, buyers, awayUntil } }: { answers: CardAnswers }) {
  return (
    <p className="line-clamp-2 text-sm text-ink-faint">
      {awayUntil ? awayWords(awayUntil) : `${label} (${buyers} buyers)`}
    </p>
  )
}

export function PromptBadge() {
  return <Badge variant="primary">Prompt</Badge>
}
