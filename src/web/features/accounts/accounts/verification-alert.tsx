import { type ReactNode, useState } from 'react'
import { api } from '#web/platform/api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'

type VerificationAlertProps = {
  email: string
  /** What is not possible until then. */
  children?: ReactNode
}

/** For pending users: that the e-mail is unverified, and a button to resend the link. */
export function VerificationAlert({ email, children }: VerificationAlertProps) {
  const [isSending, setIsSending] = useState(false)
  const send = async () => {
    setIsSending(true)
    try {
      const { message } = await api('POST /api/account/verification', {})
      toast({ title: 'Success', description: message })
    } catch (error) {
      toast({ title: 'Error', description: (error as Error).message, variant: 'destructive' })
    } finally {
      setIsSending(false)
    }
  }
  const action = (
    <Button size="sm" variant="outline" pending={isSending} onClick={send}>
      {isSending ? 'Sending...' : 'Send the link again'}
    </Button>
  )
  return (
    <Alert tone="warning" title="Confirm your email address" action={action}>
      We sent a link to <strong className="break-words">{email}</strong>.{' '}
      {children ?? 'Until you open it, what you submit is marked as unverified.'}
    </Alert>
  )
}
