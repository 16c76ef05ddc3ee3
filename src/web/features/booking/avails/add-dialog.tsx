import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useId, useState } from 'react'
import { RefusalError } from '#web/booking-parts/refusal-error.tsx'
import { api } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose, DialogContent } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { type listChosen, toCells } from './chosen-cells.ts'
import { listDrafts, pickDraft } from './draft-words.ts'
import { draftsQuery } from './queries.ts'

type AddDialogProps = {
  cells: ReturnType<typeof listChosen>
  /** The draft that the grid was opened for. */
  proposal: number | undefined
  onClose: () => void
}

/** To which draft the chosen cells are added; its page has their prices. */
export function AddDialog({ cells, proposal, onClose }: AddDialogProps) {
  const formId = useId()
  const { data } = useQuery(draftsQuery)
  const options = listDrafts(data?.items ?? [])
  const [chosen, setChosen] = useState<string>()
  const value = chosen ?? pickDraft(options, proposal)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const add = useMutation({
    mutationFn: (id: string) =>
      api('POST /api/my/proposals/:id/lines', { params: { id }, body: { cells: toCells(cells) } }),
    onSuccess: async ({ id }) => {
      await queryClient.invalidateQueries({ queryKey: ['proposals'] })
      void navigate({ to: '/sell/proposals/$id', params: { id: String(id) } })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (value !== '' && !add.isPending) add.mutate(value)
  }
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title="Add to a proposal"
        description="A line for each run of whole cells. What is in it already stays as it is. Nothing is sent yet."
        footer={
          <>
            <DialogClose render={<Button variant="outline" />}>Cancel</DialogClose>
            <Button type="submit" form={formId} pending={add.isPending} disabled={value === ''}>
              Add
            </Button>
          </>
        }
      >
        <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
          <Field label="Draft">
            <Select value={value} onChange={(event) => setChosen(event.target.value)} options={options} />
          </Field>
          <RefusalError error={add.error} />
        </form>
      </DialogContent>
    </Dialog>
  )
}
