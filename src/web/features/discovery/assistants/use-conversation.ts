import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { AssistantAnswer } from '#contract/discovery/assistants.ts'
import { MAX_PLAN_LINES } from '#domain/planning/limits.ts'
import { reportError } from '#web/platform/report-error.ts'
import { dismissToast, toast } from '#web/ui/toast.ts'
import { askAssistant, type QuestionPage } from './ask-assistant.ts'
import { busyWords } from './busy-words.ts'
import { splitMatches } from './split-matches.ts'

export type UserType = 'buyer' | 'seller'

/** The last question with its answer; the context of a follow-up. */
export interface Turn {
  question: string
  answer: AssistantAnswer
  /** False while the answer is still streaming. */
  isWhole: boolean
}

interface ConversationOptions {
  userType: UserType
  page: QuestionPage
  /** The answer to continue from. */
  before: Turn | null
  onAnswer: (turn: Turn) => void
}

export function useConversation({ userType, page, before, onAnswer }: ConversationOptions) {
  const [turn, setTurn] = useState<Turn | null>(before)
  const complaint = useRef<string | undefined>(undefined)
  const request = useMutation({
    mutationFn: (query: string) => {
      const previous = turn && toPrevious(turn.answer)
      return askAssistant({ query, userType, page, ...(previous && { previous }) }, (answer) =>
        setTurn({ question: query, answer, isWhole: false }),
      )
    },
    onSuccess: (answer, question) => {
      const whole = { question, answer, isWhole: true }
      setTurn(whole)
      onAnswer(whole)
    },
    onError: (error) => {
      setTurn((shown) => (shown?.isWhole === false ? null : shown))
      const busy = busyWords(error)
      if (busy === null) reportError(error, 'assistant')
      toast({
        title: 'Error',
        description: busy ?? 'Failed to get AI response. Please try again.',
        variant: 'destructive',
      })
    },
  })
  const ask = (query: string) => {
    if (complaint.current) dismissToast(complaint.current)
    complaint.current = undefined
    if (query.trim() !== '') return request.mutate(query.trim())
    complaint.current = toast({
      title: 'Query required',
      description: 'Please enter a question or description',
      variant: 'destructive',
    })
  }
  return { turn, ask, isPending: request.isPending, forget: () => setTurn(null) }
}

function toPrevious(answer: AssistantAnswer) {
  if (!answer.criteria) return null
  const { shown, rest } = splitMatches(answer)
  const listingIds = [...shown, ...rest].slice(0, MAX_PLAN_LINES).map(({ listing }) => listing.id)
  const { criteria, words, formats, focus, language, plan } = answer
  return {
    criteria,
    listingIds,
    ...(words && { words }),
    ...(formats && { formats }),
    ...(focus && { focus }),
    ...(language && { language }),
    ...(plan && { plan: plan.brief }),
  }
}
