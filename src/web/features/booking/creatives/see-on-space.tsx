import { lazy, Suspense, useState } from 'react'
import type { Creative } from '#contract/booking/creatives.ts'
import { useApiHref } from '#web/platform/auth/use-api-href.ts'
import { Button } from '#web/ui/button.tsx'

const OnSpace = lazy(() => import('./on-space.tsx').then((m) => ({ default: m.OnSpace })))

type SeeOnSpaceProps = { preview: NonNullable<Creative['preview']>; listingId: number }

/** A press away: how artwork looks on the picture of its space. */
export function SeeOnSpace({ preview: { url: src, ...size }, listingId }: SeeOnSpaceProps) {
  const toHref = useApiHref()
  const [isShown, setIsShown] = useState(false)
  if (isShown)
    return (
      <Suspense>
        <OnSpace artwork={{ src: toHref(src), ...size }} listingId={listingId} />
      </Suspense>
    )
  return (
    <Button
      variant="outline"
      size="sm"
      onClick={() => setIsShown(true)}
      className="self-start noscript:hidden print:hidden"
    >
      See it on the space
    </Button>
  )
}
