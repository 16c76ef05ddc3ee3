import { required } from '#domain/required.ts'
import { toast } from '#web/ui/toast.ts'

/** Opens the device's own way to share this page; where there is none the address is copied. A refused copy is silent. */
export async function sharePage(title: string): Promise<void> {
  const url = required(window.location.href.split('#')[0])
  if (navigator.share) return navigator.share({ title, url }).catch(() => {})
  await navigator.clipboard?.writeText(url).then(
    () => toast({ title: 'Link copied' }),
    () => {},
  )
}
