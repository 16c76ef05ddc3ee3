import { useEffect, useRef, useState } from 'react'
import { Field } from '#web/ui/field.tsx'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { LiveRegion } from '#web/ui/live-region.tsx'
import { UploadRow } from '#web/ui/upload-row.tsx'
import { PhotoItem } from './photo-item.tsx'

import { usePastedPictures } from './use-pasted-pictures.ts'
import { type PhotoUpload, usePhotoUpload } from './use-photo-upload.ts'

type PhotosFieldProps = PhotoUpload & {
  error?: string | undefined
  onUploading: (isUploading: boolean) => void
}

/** Picture input by file picker, drag and drop, paste or camera; the first one is the cover. */
export function PhotosField({ error, onUploading, ...upload }: PhotosFieldProps) {
  const { value, max } = upload
  const photos = usePhotoUpload(upload)
  const { inTransit } = photos
  const [said, setSaid] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const isUploading = inTransit.some(({ error }) => !error)
  useEffect(() => onUploading(isUploading), [isUploading, onUploading])
  usePastedPictures(box, (files) => void photos.add(files))
  const moveTo = (index: number, to: number) => {
    photos.move(index, to)
    setSaid(`Photo moved to place ${to + 1} of ${value.length}`)
  }
  const move = (index: number, by: number) => {
    moveTo(index, index + by)
    const name = by < 0 ? 'earlier' : 'later'
    // the button is removed with its picture, and the focus would be lost with it
    setTimeout(() => {
      const item = list.current?.children[index + by]
      const button = item?.querySelector<HTMLButtonElement>(`[data-move=${name}]:not(:disabled)`)
      ;(button ?? item?.querySelector<HTMLButtonElement>('[data-move]:not(:disabled)'))?.focus()
    })
  }
  return (
    <div ref={box} className="flex flex-col gap-3">
      <Field label="Photos" optional error={error}>
        <FileDrop
          accept="image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif"
          disabled={value.length >= max}
          onFiles={(files) => void photos.add(files)}
          onRefused={photos.refuse}
        >
          Up to {max} photos, 15 MB each. The place and time they were taken are removed.
        </FileDrop>
      </Field>
      <LiveRegion>{said}</LiveRegion>
      {value.length > 0 && (
        <ol ref={list} aria-label="Photos in order" className="grid gap-3 sm:grid-cols-2">
          {value.map((picture, index) => (
            <PhotoItem
              key={picture.url}
              picture={picture}
              index={index}
              count={value.length}
              onMove={(by) => move(index, by)}
              onPut={(from) => moveTo(from, index)}
              onRemove={() => photos.remove(index)}
              onDescribe={(alt) => photos.describe(index, alt)}
            />
          ))}
        </ol>
      )}
      {inTransit.map((photo) => (
        <UploadRow
          key={photo.key}
          upload={photo}
          onRetry={() => void photos.retry(photo)}
          onDrop={() => photos.drop(photo.key)}
        />
      ))}
    </div>
  )
}
