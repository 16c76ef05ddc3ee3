import { type FormEvent, useId, useState } from 'react'
import type { TeamMember } from '#contract/accounts/organizations.ts'
import { api } from '#web/platform/api.ts'
import { AmountInput } from '#web/ui/amount-input.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose, DialogContent } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { type TypedLimits, toLimits, toTyped } from './limit-words.ts'
import { useTeamChange } from './queries.ts'

type LimitsDialogProps = {
  member: TeamMember & { limits: NonNullable<TeamMember['limits']> }
  onClose: () => void
}

/** What a member may spend in a month, and up to what they may approve for others. */
export function LimitsDialog({ member, onClose }: LimitsDialogProps) {
  const { id, name, role, limits } = member
  const formId = useId()
  const change = useTeamChange()
  const [typed, setTyped] = useState(toTyped(limits))
  const [problems, setProblems] = useState<Partial<TypedLimits>>({})
  const [isSaving, setIsSaving] = useState(false)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const read = toLimits(typed)
    if ('problems' in read) return setProblems(read.problems)
    setIsSaving(true)
    const body = read.limits
    const isDone = await change(
      () => api('PUT /api/team/members/:id/limits', { params: { id }, body }),
      `The limits of ${name} are saved.`,
    )
    setIsSaving(false)
    if (isDone) onClose()
  }
  const field = (part: keyof TypedLimits) => ({
    name: part,
    sign: '$' as const,
    value: typed[part],
    onChange: (event: { target: { value: string } }) => {
      setTyped({ ...typed, [part]: event.target.value })
      setProblems({})
    },
  })
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()}>
      <DialogContent
        title={`Limits of ${name}`}
        description="Above the first, they ask a colleague for approval. It counts what they request, book and accept in a calendar month."
        footer={
          <>
            <DialogClose render={<Button variant="outline" />}>Back</DialogClose>
            <Button type="submit" form={formId} pending={isSaving}>
              Save limits
            </Button>
          </>
        }
      >
        <form id={formId} noValidate className="flex flex-col gap-4" onSubmit={(event) => void save(event)}>
          <Field
            label="Spends a month, at most"
            optional
            hint="Left empty: no limit."
            error={problems.spends}
          >
            <AmountInput {...field('spends')} />
          </Field>
          <Field
            label="Approves for others, at most"
            optional
            hint={
              role === 'sales'
                ? 'Of each booking. Left empty: approves nothing.'
                : 'Of each booking. Left empty: no limit.'
            }
            error={problems.approves}
          >
            <AmountInput {...field('approves')} />
          </Field>
        </form>
      </DialogContent>
    </Dialog>
  )
}
