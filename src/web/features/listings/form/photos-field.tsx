import { ArrowLeft, ArrowRight, RotateCcw, X } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Picture } from '#contract/listings.ts'
import { LIMITS } from '#domain/limits.ts'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { Field } from '#web/ui/field.tsx'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { Input } from '#web/ui/input.tsx'
import { LiveRegion } from '#web/ui/live-region.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { messageOf, useListingForm } from './form-context.ts'
import { type PhotoInTransit, usePhotos } from './use-photos.ts'

/** Pictures by choosing, dropping, pasting or the camera; the first one is the cover. */
export function PhotosField({ onUploading }: { onUploading: (isUploading: boolean) => void }) {
  const photos = usePhotos()
  const { images, inTransit } = photos
  const { formState } = useListingForm()
  const [said, setSaid] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const isUploading = inTransit.some(({ error }) => !error)
  useEffect(() => onUploading(isUploading), [isUploading, onUploading])
  usePastedPictures(box, (files) => void photos.add(files))
  const moveTo = (index: number, to: number) => {
    photos.move(index, to)
    setSaid(`Photo moved to place ${to + 1} of ${images.length}`)
  }
  const move = (index: number, by: number) => {
    moveTo(index, index + by)
    const name = by < 0 ? 'earlier' : 'later'
    // the button goes with its picture; so does the focus
    setTimeout(() => {
      const item = list.current?.children[index + by]
      const button = item?.querySelector<HTMLButtonElement>(`[data-move=${name}]:not(:disabled)`)
      ;(button ?? item?.querySelector<HTMLButtonElement>('[data-move]:not(:disabled)'))?.focus()
    })
  }
  return (
    <div ref={box} className="flex flex-col gap-3">
      <Field label="Photos" optional error={messageOf(formState.errors.images)}>
        <FileDrop
          accept="image/jpeg,image/png,image/webp,image/avif"
          disabled={images.length >= LIMITS.images.max}
          onFiles={(files) => void photos.add(files)}
          onRefused={photos.refuse}
        >
          Up to {LIMITS.images.max} photos, 15 MB each. The place and time they were taken are removed.
        </FileDrop>
      </Field>
      <LiveRegion>{said}</LiveRegion>
      {images.length > 0 && (
        <ol ref={list} aria-label="Photos in order" className="grid gap-3 sm:grid-cols-2">
          {images.map((picture, index) => (
            <PhotoItem
              key={picture.url}
              picture={picture}
              index={index}
              count={images.length}
              onMove={(by) => move(index, by)}
              onPut={(from) => moveTo(from, index)}
              onRemove={() => photos.remove(index)}
              onDescribe={(alt) => photos.describe(index, alt)}
            />
          ))}
        </ol>
      )}
      {inTransit.map((photo) => (
        <InTransit
          key={photo.key}
          photo={photo}
          onRetry={() => void photos.retry(photo)}
          onDrop={() => photos.drop(photo.key)}
        />
      ))}
    </div>
  )
}

/** Pictures pasted anywhere on the page; the drop area takes its own. */
function usePastedPictures(box: RefObject<HTMLElement | null>, onFiles: (files: File[]) => void) {
  const latest = useRef(onFiles)
  latest.current = onFiles
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
      if (files.length > 0 && !box.current?.contains(event.target as Node)) latest.current(files)
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [box])
}

type PhotoItemProps = {
  picture: Picture
  index: number
  count: number
  onMove: (by: number) => void
  /** Another photo, by its index, was dragged here. */
  onPut: (from: number) => void
  onRemove: () => void
  onDescribe: (alt: string) => void
}

/** What is dragged, told apart from files and texts of elsewhere. */
const PHOTO_INDEX = 'application/x-photo-index'

function PhotoItem({ picture, index, count, onMove, onPut, onRemove, onDescribe }: PhotoItemProps) {
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: for the mouse alone; the buttons below do the same */}
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

type InTransitProps = { photo: PhotoInTransit; onRetry: () => void; onDrop: () => void }

function InTransit({ photo, onRetry, onDrop }: InTransitProps) {
  const { file, percent, error, isFinal } = photo
  return (
    <div className="flex items-center gap-2 rounded-control border border-rule bg-raised py-1.5 pr-1 pl-3">
      <div className="min-w-0 flex-1">
        <p className="truncate text-sm">{file.name}</p>
        {error ? (
          <p role="alert" className="text-sm font-medium text-danger">
            {error}
          </p>
        ) : (
          <Progress label={`Uploading ${file.name}`} {...(percent < 100 ? { percent } : {})} />
        )}
      </div>
      {error && (
        <>
          {!isFinal && (
            <Button variant="ghost" size="icon" aria-label={`Try ${file.name} again`} onClick={onRetry}>
              <RotateCcw aria-hidden="true" />
            </Button>
          )}
          <Button variant="ghost" size="icon" aria-label={`Remove ${file.name}`} onClick={onDrop}>
            <X aria-hidden="true" />
          </Button>
        </>
      )}
    </div>
  )
}
