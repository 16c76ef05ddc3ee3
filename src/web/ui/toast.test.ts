import { expect, test, vi } from 'vitest'
import { connectToasts, dismissToast, onToastWaiting, type QueuedToast, toast } from '#web/ui/toast.ts'

test('a toast raised before the viewport has loaded is queued, triggers its loading and is shown once', () => {
  const summon = vi.fn()
  const leave = onToastWaiting(summon)
  const id = toast({ title: 'Early' })
  expect(summon).toHaveBeenCalledOnce()

  const shown: QueuedToast[] = []
  const close = vi.fn()
  const disconnect = connectToasts({ show: (queued) => shown.push(queued), close })
  expect(shown).toEqual([{ id, title: 'Early' }])

  toast({ title: 'Later', variant: 'destructive' })
  expect(shown.map((queued) => queued.title)).toEqual(['Early', 'Later'])
  expect(new Set(shown.map((queued) => queued.id)).size).toBe(2)

  dismissToast(id)
  expect(close).toHaveBeenCalledWith(id)
  disconnect()
  leave()
})
