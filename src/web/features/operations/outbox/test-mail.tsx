import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#web/platform/api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { titleOf } from './test-mail-words.ts'

/** Sends a mail to the admin and shows what the mail server said. */
export function TestMail() {
  const queryClient = useQueryClient()
  const send = useMutation({
    mutationFn: () => api('POST /api/admin/outbox/test', {}),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ['outbox'] }),
  })
  const result = send.data
  return (
    <>
      <Button variant="outline" className="mb-4" pending={send.isPending} onClick={() => send.mutate()}>
        {send.isPending ? 'Sending...' : 'Send a test mail'}
      </Button>
      <FormError>{send.error?.message}</FormError>
      {result && (
        <Alert
          live
          tone={result.isSent ? 'success' : 'danger'}
          title={result.isSent ? titleOf(result) : `The mail to ${result.to} was not sent`}
          className="mb-4 basis-full wrap-anywhere"
        >
          {result.detail}
        </Alert>
      )}
    </>
  )
}
