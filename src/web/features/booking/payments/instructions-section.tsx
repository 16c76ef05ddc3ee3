import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { formatDay } from '#domain/format-dates.ts'
import { IfMay, RoleNote } from '#web/platform/auth/if-may.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { FormSection } from '#web/ui/form-section.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { describeInstructions } from './payment-words.ts'
import { instructionsQuery } from './queries.ts'

const InstructionsEditor = lazy(() =>
  import('./instructions-editor.tsx').then((m) => ({ default: m.InstructionsEditor })),
)

/** How buyers pay: what is said now, and the form to say it again. */
export function InstructionsSection() {
  const { data, error, refetch } = useQuery(instructionsQuery)
  const [isEditing, setIsEditing] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  useEffect(() => {
    if (wasEditing.current && !isEditing) button.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])
  return (
    <FormSection
      title="How buyers pay you"
      lead="A buyer sees this once a booking is agreed, with the booking’s number to name in the payment."
    >
      {error && !data && <ErrorState title={error.message} headingLevel={3} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingState label="Loading how buyers pay you..." />}
      {data && !isEditing && (
        <>
          <Stored {...data} />
          <IfMay needs="money" otherwise={<RoleNote needs="money" />}>
            <Button
              ref={button}
              variant={data.instructions ? 'outline' : 'default'}
              className="self-start noscript:hidden"
              onClick={() => setIsEditing(true)}
            >
              {data.instructions ? 'Change how buyers pay you' : 'Say how buyers pay you'}
            </Button>
          </IfMay>
        </>
      )}
      {data && isEditing && (
        <Suspense fallback={<LoadingState label="Loading the form..." />}>
          <InstructionsEditor stored={data.instructions} onClose={() => setIsEditing(false)} />
        </Suspense>
      )}
    </FormSection>
  )
}

type StoredProps = Awaited<ReturnType<NonNullable<typeof instructionsQuery.queryFn>>>

function Stored({ instructions, updatedAt }: StoredProps) {
  if (!instructions)
    return (
      <Alert tone="warning" title="You have not said how to pay you">
        Buyers who book your spaces have to ask you first.
      </Alert>
    )
  return (
    <div>
      <p className="wrap-anywhere">{describeInstructions(instructions)}</p>
      {instructions.note && (
        <p dir="auto" className="wrap-anywhere mt-1 whitespace-pre-line text-ink-soft">
          {instructions.note}
        </p>
      )}
      {updatedAt && <p className="mt-1 text-sm text-ink-faint">{`Set on ${formatDay(updatedAt)}`}</p>}
    </div>
  )
}
