import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { api } from '#web/platform/api.ts'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { CORNERS, moveCorner, type Quad, startQuad, toMatrix3d } from './quad.ts'

interface Shown {
  src: string
  width: number
  height: number
}

type OnSpaceProps = { artwork: Shown; listingId: number }

const STEP = 0.01
const MOVES: Partial<Record<string, [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

/** Artwork on the picture of its space. */
export function OnSpace({ artwork, listingId }: OnSpaceProps) {
  const { data, isError } = useQuery({
    queryKey: ['listing', String(listingId), 'picture'],
    queryFn: ({ signal }) =>
      api('GET /api/listings/:id', { params: { id: String(listingId) }, signal, mayRefuse: true }),
  })
  if (isError) return <p className="text-ink-soft">The space has no picture just now.</p>
  return data ? (
    <Drawing artwork={artwork} pictureUrl={data.imageUrl} />
  ) : (
    <LoadingState label="Loading the picture..." />
  )
}

/** The reader puts the corners where they belong. Drawn here, stored nowhere. */
function Drawing({ artwork, pictureUrl }: { artwork: Shown; pictureUrl: string }) {
  const box = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<{ width: number; height: number } | null>(null)
  const [quad, setQuad] = useState<Quad | null>(null)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const watch = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element
      if (height > 0) setShown({ width, height })
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  const corners = quad ?? (shown && startQuad(artwork, shown))
  const transform = shown && corners && toMatrix3d(artwork, shown, corners)
  return (
    <figure className="flex flex-col gap-2">
      <div ref={box} className="relative overflow-hidden rounded-control bg-sunk">
        <img src={pictureUrl} alt="The space" className="block w-full" />
        {transform && (
          <img
            src={artwork.src}
            alt="Your artwork on it"
            width={artwork.width}
            height={artwork.height}
            style={{ transform, transformOrigin: '0 0' }}
            className="pointer-events-none absolute top-0 left-0 max-w-none"
          />
        )}
        {corners && <Corners quad={corners} onChange={setQuad} />}
      </div>
      <figcaption className="text-sm text-ink-soft">
        Move the four corners to where the advertisement is. Only you see this.
      </figcaption>
    </figure>
  )
}

function Corners({ quad, onChange }: { quad: Quad; onChange: (quad: Quad) => void }) {
  const drag = (event: PointerEvent<HTMLButtonElement>, index: number) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const area = event.currentTarget.parentElement?.getBoundingClientRect()
    if (!area) return
    const x = (event.clientX - area.left) / area.width
    const y = (event.clientY - area.top) / area.height
    onChange(moveCorner(quad, index, { x, y }))
  }
  const press = (event: KeyboardEvent, index: number) => {
    const move = MOVES[event.key]
    const corner = quad[index]
    if (!move || !corner) return
    event.preventDefault()
    onChange(moveCorner(quad, index, { x: corner.x + move[0], y: corner.y + move[1] }))
  }
  return CORNERS.map((name, index) => (
    <button
      key={name}
      type="button"
      aria-label={`${name} corner, moved by dragging or with the arrow keys`}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={(event) => drag(event, index)}
      onKeyDown={(event) => press(event, index)}
      style={{ left: `${(quad[index]?.x ?? 0) * 100}%`, top: `${(quad[index]?.y ?? 0) * 100}%` }}
      className="absolute grid size-11 -translate-1/2 touch-none cursor-move place-items-center rounded-full after:size-4 after:rounded-full after:border-2 after:border-white after:bg-primary after:shadow-pop"
    />
  ))
}
