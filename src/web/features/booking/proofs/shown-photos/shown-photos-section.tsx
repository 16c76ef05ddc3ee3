import { type ComponentProps, lazy, Suspense } from 'react'
import { ServerMarkup, useIsFromServer } from '#web/ui/server-markup.tsx'
import type { ShownPhotos } from './shown-photos.tsx'

const load = async () => (await import('./shown-photos.tsx')).ShownPhotos
const Photos = import.meta.env.SSR ? await load() : lazy(async () => ({ default: await load() }))

/** Drawn with the page, where the browser never loads its code; else after it. Key it by the listing. */
export function ShownPhotosSection(props: ComponentProps<typeof ShownPhotos>) {
  const isFromServer = useIsFromServer()
  const isDrawn = import.meta.env.SSR || !isFromServer
  return (
    <div className="has-[>div:empty]:hidden">
      <ServerMarkup>
        {isDrawn ? (
          <Suspense>
            <Photos {...props} />
          </Suspense>
        ) : undefined}
      </ServerMarkup>
    </div>
  )
}
