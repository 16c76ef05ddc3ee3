import { ArrowLeft, ArrowRight, X } from 'lucide-react'
import { useState } from 'react'
import type { Picture } from '#contract/listings/listings.ts'
import { LIMITS } from '#domain/limits.ts'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { Input } from '#web/ui/input.tsx'

type PhotoItemProps = {
  picture: Picture
  index: number
  count: number
  onMove: (by: number) => void
  /** Another photo, given by its index, was dropped here. */
  onPut: (from: number) => void
  onRemove: () => void
  onDescribe: (alt: string) => void
}

/** Drag data type; distinguishes our photos from files and text dragged in from elsewhere. */
const PHOTO_INDEX = 'application/x-photo-index'

/** A photo in the sortable list, with controls to move and remove it. */
export function PhotoItem({ picture, index, count, onMove, onPut, onRemove, onDescribe }: PhotoItemProps) {
  const [isOver, setIsOver] = useState(false)
  const small = picture.sources.find(({ type }) => type === 'image/webp')
  const name = `photo ${index + 1}`
  return (
    <li
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(PHOTO_INDEX)) return
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        setIsOver(false)
        const from = event.dataTransfer.getData(PHOTO_INDEX)
        if (from === '') return
        event.preventDefault()
        if (Number(from) !== index) onPut(Number(from))
      }}
      className={cn(
        'flex flex-col gap-2 rounded-card border p-2',
        isOver ? 'border-primary bg-primary-soft' : 'border-rule bg-raised',
      )}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: mouse only; the buttons below offer the same */}
      <div
        className={cn('relative', count > 1 && 'cursor-grab')}
        draggable={count > 1}
        onDragStart={(event) => {
          event.dataTransfer.setData(PHOTO_INDEX, String(index))
          event.dataTransfer.effectAllowed = 'move'
        }}
      >
        <img
          src={small?.url ?? picture.url}
          alt={picture.alt}
          draggable={false}
          className="aspect-3/2 w-full rounded-control bg-sunk bg-cover object-cover"
          style={picture.placeholder ? { backgroundImage: `url("${picture.placeholder}")` } : undefined}
        />
        {index === 0 && (
          <span className="absolute top-2 left-2 rounded-control bg-card px-2 py-0.5 text-sm font-semibold">
            Cover
          </span>
        )}
      </div>
      <Input
        value={picture.alt}
        onChange={(event) => onDescribe(event.target.value)}
        maxLength={LIMITS.pictureAlt.max}
        aria-label={`Alt text of ${name}`}
        placeholder="What it shows, for those who cannot see it"
      />
      <div className="flex justify-between">
        <span className="flex">
          <Button
            variant="ghost"
            size="icon"
            data-move="earlier"
            aria-label={`Move ${name} earlier`}
            disabled={index === 0}
            onClick={() => onMove(-1)}
          >
            <ArrowLeft aria-hidden="true" />
          </Button>
          <Button
            variant="ghost"
            size="icon"
            data-move="later"
            aria-label={`Move ${name} later`}
            disabled={index === count - 1}
            onClick={() => onMove(1)}
          >
            <ArrowRight aria-hidden="true" />
          </Button>
        </span>
        <Button variant="ghost" size="icon" aria-label={`Remove ${name}`} onClick={onRemove}>
          <X aria-hidden="true" />
        </Button>
      </div>
    </li>
  )
}
