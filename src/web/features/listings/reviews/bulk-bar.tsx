import { type ReactNode, useId, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose, DialogContent } from '#web/ui/dialog.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { countThings } from './decision-words.ts'
import { ReasonField } from './reason-field.tsx'
import type { DecideMany } from './use-decide-many.ts'
import { useReason } from './use-reason.ts'

type BulkBarProps<T> = {
  /** One of them: `listing`, `edit`. */
  what: string
  chosen: T[]
  /** Buttons that select. */
  children: ReactNode
  decide: DecideMany<T>['decide']
  onDone: () => void
}

type OpenDialog = 'approve' | 'reject' | null

/** The most that is decided at once; the server refuses more. */
export const MAX_AT_ONCE = 100

/** Selects, and decides what is selected together. */
export function BulkBar<T>({ children, ...bulk }: BulkBarProps<T>) {
  const [asked, setAsked] = useState<OpenDialog>(null)
  const { length } = bulk.chosen
  const close = () => setAsked(null)
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      {children}
      {length > 0 && (
        <>
          <Button size="sm" onClick={() => setAsked('approve')}>
            Approve selected ({length})
          </Button>
          <Button size="sm" variant="outline" onClick={() => setAsked('reject')}>
            Reject selected ({length})
          </Button>
        </>
      )}
      <Dialog open={asked !== null} onOpenChange={(isOpen) => !isOpen && close()}>
        {asked === 'approve' && <ApproveMany {...bulk} onClose={close} />}
        {asked === 'reject' && <RejectMany {...bulk} onClose={close} />}
      </Dialog>
    </div>
  )
}

type ManyProps<T> = Omit<BulkBarProps<T>, 'children'> & { onClose: () => void }

function ApproveMany<T>({ what, chosen, decide, onDone, onClose }: ManyProps<T>) {
  const words = countThings(what, chosen.length)
  const onSuccess = () => {
    onClose()
    onDone()
  }
  return (
    <DialogContent
      title={`Approve ${words}`}
      description={`Are you sure you want to approve ${chosen.length === 1 ? `this ${what}` : `these ${words}`}?`}
      footer={
        <>
          <DialogClose render={<Button variant="outline" />}>Cancel</DialogClose>
          <Button
            pending={decide.isPending}
            onClick={() => decide.mutate({ chosen, decision: { status: 'active' } }, { onSuccess })}
          >
            {decide.isPending ? 'Approving...' : 'Approve'}
          </Button>
        </>
      }
    >
      <FormError>{decide.error?.message}</FormError>
    </DialogContent>
  )
}

function RejectMany<T>({ what, chosen, decide, onDone, onClose }: ManyProps<T>) {
  const formId = useId()
  const { field, onSubmit } = useReason((rejectionReason) =>
    decide.mutate(
      { chosen, decision: { status: 'rejected', rejectionReason } },
      {
        onSuccess: () => {
          onClose()
          onDone()
        },
      },
    ),
  )
  return (
    <DialogContent
      title={`Reject ${countThings(what, chosen.length)}`}
      description="Every seller reads the same reason; they can change what it names and send it again."
      footer={
        <>
          <DialogClose render={<Button variant="outline" />}>Cancel</DialogClose>
          <Button type="submit" form={formId} variant="destructive" pending={decide.isPending}>
            {decide.isPending ? 'Rejecting...' : 'Reject'}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
        <ReasonField {...field} />
        <FormError>{decide.error?.message}</FormError>
      </form>
    </DialogContent>
  )
}
