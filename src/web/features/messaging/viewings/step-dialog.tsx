import { type ReactNode, useId, useState } from 'react'
import type { Viewing } from '#contract/messaging/viewings.ts'
import { LIMITS } from '#domain/limits.ts'
import type { OfferedViewingStep } from '#domain/messaging/viewings.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose, DialogContent } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { needsTimes, toStepInput } from './step-input.ts'
import { STEP_WORDS } from './step-words.ts'
import { TimesInput } from './times-input.tsx'
import { useViewingStep } from './use-viewing-step.ts'
import { ViewingTime } from './viewing-time.tsx'

type StepDialogProps = { viewing: Viewing; step: OfferedViewingStep; onClose: () => void }

/** What a step needs: a time, other times, a reason, or a second look. */
export function StepDialog({ viewing, step, onClose }: StepDialogProps) {
  const formId = useId()
  const { title, submit } = STEP_WORDS[step]
  const take = useViewingStep(viewing, onClose)
  const [time, setTime] = useState(viewing.proposedTimes[0] ?? '')
  const [times, setTimes] = useState([''])
  const [reason, setReason] = useState('')
  const send = () => take.mutate(toStepInput(step, { time, times, reason }))
  const fields = (take.error as { fields?: Record<string, string> } | null)?.fields ?? {}
  const shown = fields.times || fields.reason ? undefined : take.error?.message
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()}>
      <DialogContent
        title={title}
        description={`${viewing.listing.title}, with ${viewing.other.name}`}
        footer={
          <>
            <DialogClose render={<Button variant="outline" />}>Back</DialogClose>
            <Button
              type="submit"
              form={formId}
              variant={step === 'cancel' || step === 'decline' ? 'destructive' : 'default'}
              pending={take.isPending}
            >
              {submit}
            </Button>
          </>
        }
      >
        <form
          id={formId}
          noValidate
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            send()
          }}
        >
          <FormError>{shown}</FormError>
          {step === 'confirm' && <TimeChoice viewing={viewing} value={time} onChange={setTime} />}
          {needsTimes(step) && (
            <TimesInput
              listingId={viewing.listing.id}
              side={viewing.side}
              value={times}
              onChange={setTimes}
              error={fields.times}
            />
          )}
          {(step === 'cancel' || step === 'decline') && (
            <ReasonField
              isNeeded={step === 'cancel'}
              value={reason}
              onChange={setReason}
              error={fields.reason}
            />
          )}
          <Note step={step} viewing={viewing} />
        </form>
      </DialogContent>
    </Dialog>
  )
}

type TimeChoiceProps = { viewing: Viewing; value: string; onChange: (time: string) => void }

function TimeChoice({ viewing: { proposedTimes, timeZone }, value, onChange }: TimeChoiceProps) {
  const words = (time: string): ReactNode => <ViewingTime instant={time} zone={timeZone} />
  if (proposedTimes.length === 1) return <p className="text-lg font-semibold">{words(value)}</p>
  return (
    <RadioGroup
      legend="Which time suits you?"
      options={proposedTimes.map((time) => ({ value: time, label: words(time) }))}
      value={value}
      onValueChange={onChange}
    />
  )
}

type ReasonFieldProps = {
  isNeeded: boolean
  value: string
  onChange: (reason: string) => void
  error: string | undefined
}

function ReasonField({ isNeeded, value, onChange, error }: ReasonFieldProps) {
  return (
    <Field label="Reason" optional={!isNeeded} error={error} hint="The other side reads it.">
      <Textarea
        name="reason"
        rows={3}
        maxLength={LIMITS.reason.max}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}

function Note({ step, viewing }: { step: OfferedViewingStep; viewing: Viewing }) {
  const { startsAt, timeZone, other } = viewing
  if (!startsAt || (step !== 'move' && step !== 'decline' && step !== 'counter')) return null
  return (
    <p className="text-sm text-ink-faint">
      <ViewingTime instant={startsAt} zone={timeZone} />
      {step === 'decline' ? ' stays agreed.' : ` stays agreed until ${other.name} accepts another time.`}
    </p>
  )
}
