import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import type { ManagedUser, UserChange } from '#contract/accounts/users.ts'
import { LIMITS } from '#domain/limits.ts'
import { api } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose, DialogContent } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'

type Kind = 'promote' | 'demote' | 'suspend' | 'restore'
export interface UserTask {
  kind: Kind
  user: ManagedUser
}

interface Words {
  title: string
  description: string
  button: string
  done: string
  change: UserChange
}

const TASKS: Record<Kind, Words> = {
  promote: {
    title: 'Make admin',
    description: 'Admins see every account and listing and decide what is public.',
    button: 'Make admin',
    done: 'is an admin now.',
    change: { role: 'admin' },
  },
  demote: {
    title: 'Remove admin role',
    description: 'They keep their account and their listings, and lose the admin dashboard at once.',
    button: 'Remove role',
    done: 'is no admin any more.',
    change: { role: 'user' },
  },
  suspend: {
    title: 'Suspend user',
    description: 'They are signed out everywhere and cannot sign in; their public listings are paused.',
    button: 'Suspend',
    done: 'is suspended.',
    change: { status: 'suspended' },
  },
  restore: {
    title: 'Restore user',
    description: 'They can sign in again and resume their listings themselves.',
    button: 'Restore',
    done: 'can sign in again.',
    change: { status: 'active' },
  },
}

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
  const words = TASKS[kind]
  const formId = useId()
  const queryClient = useQueryClient()
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const [password, setPassword] = useState('')
  const changesRole = words.change.role !== undefined
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
    if (kind === 'suspend' && reason.trim() === '') return setError('A reason is required')
    if (changesRole && password === '') return setError('Password is required')
    change.mutate({
      ...words.change,
      ...(kind === 'suspend' ? { reason: reason.trim() } : {}),
      ...(changesRole ? { password } : {}),
    })
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
        {changesRole && (
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
