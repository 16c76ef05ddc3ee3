import { useRef, useState } from 'react'
import type { Picture } from '#contract/listings/listings.ts'
import { LIMITS } from '#domain/limits.ts'
import { ApiError } from '#web/platform/api.ts'
import { useAuth } from '#web/platform/auth/auth-context.ts'
import { promptSignIn } from '#web/platform/auth/auth-dialog-store.ts'
import { toast } from '#web/ui/toast.ts'
import { describeLeftOut, describeRejection, moveTo } from './photo-list.ts'
import { uploadPhoto } from './upload-photo.ts'

export interface PhotoInTransit {
  key: number
  file: File
  percent: number
  error: string | null
  /** Permanent failure: a retry would fail the same way. */
  isFinal?: boolean
}

export interface PhotoUpload {
  value: readonly Picture[]
  /** Takes an updater like a state setter: the value may have changed by the time an upload ends. */
  onChange: (change: (before: readonly Picture[]) => Picture[]) => void
  max: number
  /** Message for photos beyond `max`. */
  tooMany: string
}

/** State of a form's pictures and of their uploads. */
export function usePhotoUpload({ value, onChange, max, tooMany }: PhotoUpload) {
  const { user } = useAuth()
  const [inTransit, setInTransit] = useState<PhotoInTransit[]>([])
  const count = useRef(0)
  const line = useRef<Promise<void>>(Promise.resolve())

  const patch = (key: number, change: Partial<PhotoInTransit>) =>
    setInTransit((all) => all.map((photo) => (photo.key === key ? { ...photo, ...change } : photo)))
  const drop = (key: number) => setInTransit((all) => all.filter((photo) => photo.key !== key))

  const send = async ({ key, file }: PhotoInTransit) => {
    if (file.size > LIMITS.photoBytes)
      return patch(key, { error: 'A picture may have at most 15 MB', isFinal: true })
    try {
      const picture = await uploadPhoto(file, (percent) => patch(key, { percent }))
      onChange((before) => [...before, { ...picture, alt: '' }].slice(0, max))
      drop(key)
    } catch (error) {
      patch(key, {
        error: error instanceof ApiError ? error.message : 'The picture could not be uploaded',
        isFinal: error instanceof ApiError && (error.status === 400 || error.status === 413),
      })
    }
  }

  /** One after another, however often photos are chosen: keeps their order and does not split a phone's bandwidth. */
  const sendInTurn = (photo: PhotoInTransit) => {
    line.current = line.current.then(() => send(photo))
  }

  const add = async (files: File[]) => {
    const room = max - value.length - inTransit.filter(({ error }) => !error).length
    const photos = files.slice(0, Math.max(0, room)).map((file) => {
      count.current += 1
      return { key: count.current, file, percent: 0, error: null }
    })
    const leftOut = files.length - photos.length
    if (leftOut > 0)
      toast({
        title: tooMany,
        description: describeLeftOut(leftOut),
        variant: 'destructive',
      })
    if (photos.length === 0) return
    setInTransit((all) => [...all, ...photos])
    // uploads need an account; the rest of the form can postpone its sign-in
    if (!user && !(await promptSignIn({ tab: 'register' }))) {
      for (const { key } of photos) patch(key, { error: 'Sign in to upload pictures' })
      return
    }
    for (const photo of photos) sendInTurn(photo)
  }

  /** Files of unsupported types: their rows say why they are rejected. */
  const refuse = (files: File[]) => {
    const refused = files.map((file) => {
      count.current += 1
      return { key: count.current, file, percent: 0, error: describeRejection(file), isFinal: true }
    })
    setInTransit((all) => [...all, ...refused])
  }

  const move = (index: number, to: number) => onChange((before) => moveTo(before, index, to))
  const retry = async (photo: PhotoInTransit) => {
    if (!user && !(await promptSignIn())) return
    patch(photo.key, { error: null, percent: 0 })
    sendInTurn(photo)
  }
  return {
    inTransit,
    add,
    move,
    retry,
    drop,
    refuse,
    remove: (index: number) => onChange((before) => before.filter((_, at) => at !== index)),
    describe: (index: number, alt: string) =>
      onChange((before) => before.map((picture, at) => (at === index ? { ...picture, alt } : picture))),
  }
}
