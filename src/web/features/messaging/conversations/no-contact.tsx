import { useQueryClient } from '@tanstack/react-query'
import { api } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { refreshConversations } from './conversation-cache.ts'

type NoContactProps = { seller: { id: number; name: string }; isBlockedByMe: boolean }

/** In place of the ways to contact a seller: why there are none. Who was blocked is not told by whom. */
export function NoContact({ seller, isBlockedByMe }: NoContactProps) {
  const queryClient = useQueryClient()
  if (!isBlockedByMe) return <p className="text-ink-soft">This person cannot be reached.</p>
  const unblock = async () => {
    try {
      await api('DELETE /api/blocks/:userId', { params: { userId: seller.id } })
      refreshConversations(queryClient)
    } catch (error) {
      toast({ title: 'Not unblocked', description: (error as Error).message, variant: 'destructive' })
    }
  }
  return (
    <>
      <p dir="auto" className="text-ink-soft">
        {`You have blocked ${seller.name}. Neither of you can write to the other.`}
      </p>
      <Button variant="outline" onClick={() => void unblock()}>
        Unblock
      </Button>
    </>
  )
}
