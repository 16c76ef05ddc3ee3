import { useMutation } from '@tanstack/react-query'
import { api } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'

/** Says in its place what has become of it: a toast would lie behind the dialog. */
export function ResendLink() {
  const send = useMutation({ mutationFn: () => api('POST /api/account/verification', {}) })
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button size="sm" variant="outline" pending={send.isPending} onClick={() => send.mutate()}>
        {send.isPending ? 'Sending...' : 'Send the link again'}
      </Button>
      <span role="status">
        {send.error?.message ?? (send.data && `${send.data.message} Open the link, then press again here.`)}
      </span>
    </div>
  )
}
