import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import type { UserChange } from '#contract/accounts/users.ts'
import { LIMITS } from '#domain/limits.ts'
import { api } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose, DialogContent } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { changesRole, checkUserTask, USER_TASKS, type UserTask } from './user-tasks.ts'

type ChangeDialogProps = {
  /** Null while closed. */
  task: UserTask | null
  onClose: () => void
}

export function ChangeDialog({ task, onClose }: ChangeDialogProps) {
  return (
    <Dialog open={task !== null} onOpenChange={(isOpen) => !isOpen && onClose()}>
      {task && <Change key={`${task.kind}${task.user.id}`} task={task} onClose={onClose} />}
    </Dialog>
  )
}

function Change({ task: { kind, user }, onClose }: { task: UserTask; onClose: () => void }) {
  const words = USER_TASKS[kind]
  const formId = useId()
  const queryClient = useQueryClient()
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const [password, setPassword] = useState('')
  const change = useMutation({
    mutationFn: (body: UserChange) => api('PATCH /api/admin/users/:id', { params: { id: user.id }, body }),
    onSuccess: () => {
      toast({ title: words.title, description: `${user.username} ${words.done}` })
      void queryClient.invalidateQueries({ queryKey: ['users'] })
      void queryClient.invalidateQueries({ queryKey: ['submissions'] })
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const checked = checkUserTask(kind, { reason, password })
    if ('problem' in checked) setError(checked.problem)
    else change.mutate(checked.change)
  }
  return (
    <DialogContent
      title={words.title}
      description={words.description}
      footer={
        <>
          <DialogClose render={<Button variant="outline" />}>Cancel</DialogClose>
          <Button
            type="submit"
            form={formId}
            variant={kind === 'suspend' ? 'destructive' : 'default'}
            pending={change.isPending}
          >
            {words.button}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <p>
          <strong>{user.username}</strong>, {user.email}
        </p>
        {kind === 'suspend' && (
          <Field
            label="Reason"
            hint="They get it by mail; it is recorded in the audit log."
            error={error}
            required
          >
            <Textarea
              name="reason"
              value={reason}
              maxLength={LIMITS.reason.max}
              rows={3}
              onChange={(event) => {
                setReason(event.target.value)
                setError(undefined)
              }}
            />
          </Field>
        )}
        {changesRole(kind) && (
          <Field label="Your password" error={error}>
            <PasswordInput
              name="password"
              autoComplete="current-password"
              value={password}
              onChange={(event) => {
                setPassword(event.target.value)
                setError(undefined)
              }}
            />
          </Field>
        )}
        <FormError>{change.error?.message}</FormError>
      </form>
    </DialogContent>
  )
}
