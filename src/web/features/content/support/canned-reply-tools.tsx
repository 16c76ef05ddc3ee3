import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import type { CannedReply } from '#contract/content/support.ts'
import { api } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose, DialogContent } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Input } from '#web/ui/input.tsx'
import { toast } from '#web/ui/toast.ts'

type CannedReplyToolsProps = { text: string; chosen: CannedReply | null; onDeleted: () => void }

/** Saves the current text as a canned reply, or deletes the selected one. */
export function CannedReplyTools({ text, chosen, onDeleted }: CannedReplyToolsProps) {
  const queryClient = useQueryClient()
  const [isNaming, setIsNaming] = useState(false)
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['support-inbox', 'desk'] })
  const remove = useMutation({
    mutationFn: (id: number) => api('DELETE /api/admin/support/canned-replies/:id', { params: { id } }),
    onSuccess: () => {
      onDeleted()
      return refresh()
    },
  })
  return (
    <>
      {chosen ? (
        <Button variant="ghost" size="sm" pending={remove.isPending} onClick={() => remove.mutate(chosen.id)}>
          Delete “{chosen.title}”
        </Button>
      ) : (
        text.trim().length >= 10 && (
          <Button variant="ghost" size="sm" onClick={() => setIsNaming(true)}>
            Keep as canned reply
          </Button>
        )
      )}
      <Dialog open={isNaming} onOpenChange={setIsNaming}>
        {isNaming && (
          <NamingDialog
            body={text}
            onKept={() => {
              setIsNaming(false)
              void refresh()
            }}
          />
        )}
      </Dialog>
    </>
  )
}

function NamingDialog({ body, onKept }: { body: string; onKept: () => void }) {
  const formId = useId()
  const [title, setTitle] = useState('')
  const create = useMutation({
    mutationFn: () => api('POST /api/admin/support/canned-replies', { body: { title, body } }),
    onSuccess: () => {
      toast({ title: 'Canned reply kept' })
      onKept()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    create.mutate()
  }
  return (
    <DialogContent
      title="Keep as canned reply"
      description="Everyone on the team can start from it. Write {name} where the person’s name belongs, {number} for the ticket’s."
      footer={
        <>
          <DialogClose render={<Button variant="outline" />}>Cancel</DialogClose>
          <Button type="submit" form={formId} pending={create.isPending}>
            Keep
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-3">
        <FormError>{create.error?.message}</FormError>
        <Field label="Title" required>
          <Input value={title} maxLength={80} onChange={(event) => setTitle(event.target.value)} />
        </Field>
      </form>
    </DialogContent>
  )
}
