import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import type { Brief } from '#contract/planning/briefs.ts'
import { BRIEF_LIMITS, lastAnswerDay } from '#domain/planning/briefs.ts'
import { ApiError, api } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { DateInput } from '#web/ui/date-input.tsx'
import { Dialog, DialogClose, DialogContent } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Input } from '#web/ui/input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { isBriefAnswered, toBriefChange } from './brief-words.ts'
import { briefQuery } from './queries.ts'

/** More time, a note, and other words as long as nobody has answered to them. */
export function ChangeBrief({ brief }: { brief: Brief }) {
  const { queryKey } = briefQuery(String(brief.id))
  const queryClient = useQueryClient()
  const [isSame, setIsSame] = useState(false)
  const change = useMutation({
    mutationFn: (body: NonNullable<ReturnType<typeof toBriefChange>>) =>
      api('PATCH /api/briefs/:id', { params: { id: brief.id }, body }),
    onSuccess: (changed) => {
      queryClient.setQueryData(queryKey, changed)
      toast({ title: 'Its sellers have been told' })
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
    )
    const body = toBriefChange(brief, typed)
    setIsSame(body === null)
    if (body) change.mutate(body)
  }
  const refused = change.error instanceof ApiError ? change.error.fields : {}
  const isOther = Object.keys(refused).length === 0
  return (
    <details>
      <summary className="link min-h-6 w-fit cursor-pointer">Change this brief</summary>
      <form noValidate onSubmit={submit} className="mt-3 flex max-w-xl flex-col gap-4">
        {isBriefAnswered(brief) ? (
          <p className="text-sm text-ink-soft">
            A seller has answered to these words, so they stay. You can give more time and add a note.
          </p>
        ) : (
          <>
            <Field label="Name" error={refused.title} required>
              <Input name="title" defaultValue={brief.title} maxLength={BRIEF_LIMITS.title} dir="auto" />
            </Field>
            <Field label="What you are looking for" error={refused.body} required>
              <Textarea
                name="body"
                rows={6}
                defaultValue={brief.body}
                maxLength={BRIEF_LIMITS.body}
                dir="auto"
              />
            </Field>
          </>
        )}
        <Field label="Note to all sellers" error={refused.note} optional>
          <Textarea name="note" rows={3} defaultValue={brief.note} maxLength={BRIEF_LIMITS.note} dir="auto" />
        </Field>
        <Field label="Answers until" error={refused.answerBy} className="w-44">
          <DateInput name="answerBy" defaultValue={lastAnswerDay(new Date(brief.answerBy))} />
        </Field>
        <FormError>{isSame ? 'Nothing has changed yet.' : isOther && change.error?.message}</FormError>
        <Button type="submit" pending={change.isPending} className="self-start">
          Save and tell the sellers
        </Button>
      </form>
    </details>
  )
}

/** As long as nobody has answered. */
export function DeleteBrief({ brief: { id } }: { brief: Brief }) {
  const [isOpen, setIsOpen] = useState(false)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const remove = useMutation({
    mutationFn: () => api('DELETE /api/briefs/:id', { params: { id } }),
    onSuccess: async () => {
      await navigate({ to: '/briefs' })
      await queryClient.invalidateQueries({ queryKey: ['briefs', 'list'] })
    },
  })
  return (
    <>
      <Button variant="ghost" onClick={() => setIsOpen(true)} aria-haspopup="dialog" className="self-start">
        Delete
      </Button>
      {isOpen && (
        <Dialog open onOpenChange={setIsOpen}>
          <DialogContent
            title="Delete this brief?"
            description="No seller has answered it. Its sellers are told that it was withdrawn."
            footer={
              <>
                <DialogClose render={<Button variant="outline" />}>Keep it</DialogClose>
                <Button variant="destructive" pending={remove.isPending} onClick={() => remove.mutate()}>
                  Delete the brief
                </Button>
              </>
            }
          >
            <FormError>{remove.error?.message}</FormError>
          </DialogContent>
        </Dialog>
      )}
    </>
  )
}
