import type { Wish } from '#contract/bookings.ts'
import { Button } from '#web/ui/button.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { useWait } from './use-book.ts'

/** Waits for dates that others have. */
export function WaitButton({ wish }: { wish: Wish }) {
  const wait = useWait(wish)
  return (
    <>
      <Button variant="outline" size="sm" pending={wait.isPending} onClick={() => wait.mutate()}>
        Join the waiting list
      </Button>
      <FormError>{wait.error?.message}</FormError>
    </>
  )
}
