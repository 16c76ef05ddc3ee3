import { ArrowLeft } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { AssistantReply } from './assistant-reply.tsx'
import { type Turn, type UserType, useConversation } from './use-conversation.ts'
import { useQuestionPage } from './use-question-page.ts'

const WORDS = {
  buyer: {
    title: "Buyer's AI Agent",
    label: 'What are you looking for?',
    example: 'Reach commuters in Tacoma for under $900 a month',
    ofListing: 'Is this good for a bakery? Anything cheaper?',
    ofBooking: 'What is due now? Can I still cancel?',
    followUp: 'Cheaper? Why the first?',
  },
  seller: {
    title: "Seller's AI Agent",
    label: 'What space do you have?',
    ofListing: null,
    ofBooking: 'What happens next?',
    example: 'A wall on Pike Street, 12 by 20 feet, facing the bus stop',
    followUp: 'Add a size, a place or a price',
  },
} as const

interface ConversationProps {
  userType: UserType
  /** The answer to continue from. */
  before: Turn | null
  onAnswer: (turn: Turn) => void
  onBack: () => void
  onClose: () => void
}

/** Enter sends, as in a conversation; with Shift it begins a line. */
function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

/** One question, its answer, and follow-up questions. */
export function AssistantConversation({ userType, before, onAnswer, onBack, onClose }: ConversationProps) {
  const [query, setQuery] = useState('')
  const input = useRef<HTMLTextAreaElement>(null)
  const reply = useRef<HTMLDivElement>(null)
  const page = useQuestionPage()
  const { turn, ask, isPending, forget } = useConversation({
    userType,
    page,
    before,
    onAnswer: (answered) => {
      setQuery('')
      onAnswer(answered)
    },
  })
  const { title, label, example, ofListing, ofBooking, followUp } = WORDS[userType]
  const ofSpace = (page.listingId !== undefined && ofListing) || example
  const ofPage = page.bookingId === undefined ? ofSpace : ofBooking
  // of a booking nothing is shown that could be cheaper
  const isOfBooking = page.bookingId !== undefined && turn?.answer.matches.length === 0
  useEffect(() => input.current?.focus(), [])
  const question = turn?.question
  useEffect(() => {
    if (question === undefined || !reply.current) return
    reply.current.scrollTop = 0
    reply.current.focus()
  }, [question])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (query.trim() === '') input.current?.focus()
    ask(query)
  }
  const startAnew = () => {
    forget()
    setQuery('')
    input.current?.focus()
  }
  return (
    <div className="flex min-h-0 flex-col">
      <div className="flex items-center gap-2 border-b px-4 py-2">
        <Button variant="ghost" size="sm" onClick={onBack} className="-ml-2">
          <ArrowLeft aria-hidden="true" />
          Back
        </Button>
        <h2 className="text-lg">{title}</h2>
      </div>
      <div ref={reply} tabIndex={-1} className="min-h-0 overflow-y-auto overscroll-contain outline-none">
        <AssistantReply turn={turn} userType={userType} onReply={ask} onClose={onClose} />
      </div>
      <form
        noValidate
        onSubmit={submit}
        className={cn('flex shrink-0 flex-col gap-3 p-4', turn && 'border-t pt-3')}
      >
        <Field label={turn ? 'Ask a follow-up' : label} hideLabel={turn !== null}>
          <Textarea
            ref={input}
            name="query"
            rows={turn ? 1 : 4}
            maxLength={5000}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={submitOnEnter}
            enterKeyHint="send"
            placeholder={turn && !isOfBooking ? followUp : ofPage}
            className={turn ? 'min-h-11' : 'min-h-24'}
          />
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" size="sm" pending={isPending}>
            {isPending ? 'Processing...' : 'Submit'}
          </Button>
          {turn && (
            <>
              <Button variant="outline" size="sm" onClick={startAnew}>
                New Query
              </Button>
              <Button variant="ghost" size="sm" onClick={onBack}>
                Back to Tools
              </Button>
            </>
          )}
        </div>
      </form>
    </div>
  )
}
