import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useId, useState } from 'react'
import type { ProposeInput } from '#contract/booking/proposals.ts'
import { CLIENT_LIMITS } from '#domain/booking/clients.ts'
import { PROPOSAL_LIMITS } from '#domain/booking/proposals.ts'
import { RefusalError } from '#web/booking-parts/refusal-error.tsx'
import { api } from '#web/platform/api.ts'
import { useOnce } from '#web/platform/use-once.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose, DialogContent } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { type listChosen, toCells } from './chosen-cells.ts'
import { useClientNames } from './use-hold-cells.ts'

type ProposeDialogProps = { cells: ReturnType<typeof listChosen>; onClose: () => void }

/** For whom the chosen cells are proposed; prices and terms are on the page of the draft. */
export function ProposeDialog({ cells, onClose }: ProposeDialogProps) {
  const [formId, listId] = [useId(), useId()]
  const [clientName, setClientName] = useState('')
  const [title, setTitle] = useState('')
  const [problem, setProblem] = useState<string>()
  const names = useClientNames(clientName, { withAccount: true })
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const begin = useOnce((body: ProposeInput, headers) => api('POST /api/my/proposals', { body, headers }))
  const propose = useMutation({
    mutationFn: begin,
    onSuccess: async ({ id }) => {
      await queryClient.invalidateQueries({ queryKey: ['proposals'] })
      void navigate({ to: '/sell/proposals/$id', params: { id: String(id) } })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (propose.isPending) return
    if (clientName.trim() === '') return setProblem('Please say for which client')
    setProblem(undefined)
    propose.mutate({ cells: toCells(cells), clientName: clientName.trim(), title: title.trim() })
  }
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title="Propose to a client"
        description="A draft with a line for each run of whole cells. Nothing is sent yet."
        footer={
          <>
            <DialogClose render={<Button variant="outline" />}>Cancel</DialogClose>
            <Button type="submit" form={formId} pending={propose.isPending}>
              Begin the proposal
            </Button>
          </>
        }
      >
        <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
          <Field label="Client" hint="A new name is added to your clients.">
            <Input
              list={listId}
              autoComplete="off"
              maxLength={CLIENT_LIMITS.name}
              value={clientName}
              onChange={(event) => setClientName(event.target.value)}
            />
          </Field>
          <datalist id={listId}>
            {names.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          <Field label="Title" optional hint="Your client reads it.">
            <Input
              maxLength={PROPOSAL_LIMITS.title}
              value={title}
              onChange={(event) => setTitle(event.target.value)}
            />
          </Field>
          <RefusalError error={propose.error} problem={problem} />
        </form>
      </DialogContent>
    </Dialog>
  )
}
