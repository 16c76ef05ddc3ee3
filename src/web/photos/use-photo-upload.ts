import { useRef, useState } from 'react'
import type { Picture } from '#contract/listings/listings.ts'
import { LIMITS } from '#domain/limits.ts'
import { required } from '#domain/required.ts'
import { useAuth } from '#web/platform/auth/auth-context.ts'
import { askToSignIn } from '#web/platform/auth/auth-dialog-store.ts'
import { UploadRefused } from '#web/platform/upload-file.ts'
import { toast } from '#web/ui/toast.ts'
import { uploadPhoto } from './upload-photo.ts'

export interface PhotoInTransit {
  key: number
  file: File
  percent: number
  error: string | null
  /** Permanent failure: a retry would fail the same way. */
  isFinal?: boolean
}

function rejectionMessage({ name, type }: File): string {
  const is = (kind: RegExp) => kind.test(type) || kind.test(name.toLowerCase())
  if (is(/svg/)) return 'SVG drawings cannot be used here. Please save it as PNG or JPEG first'
  return 'Only JPEG, PNG, WebP, AVIF and HEIC pictures can be used'
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
        error: error instanceof UploadRefused ? error.message : 'The picture could not be uploaded',
        isFinal: error instanceof UploadRefused && (error.status === 400 || error.status === 413),
      })
    }
  }

  /** Uploads sequentially: keeps the chosen order and does not split a phone's bandwidth. */
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
        description: leftOut === 1 ? 'One photo was left out.' : `${leftOut} photos were left out.`,
        variant: 'destructive',
      })
    if (photos.length === 0) return
    setInTransit((all) => [...all, ...photos])
    // uploads need an account; the rest of the form can postpone its sign-in
    if (!user && !(await askToSignIn({ tab: 'register' }))) {
      for (const { key } of photos) patch(key, { error: 'Sign in to upload pictures' })
      return
    }
    for (const photo of photos) await send(photo)
  }

  /** Files of unsupported types: their rows say why they are rejected. */
  const refuse = (files: File[]) => {
    const refused = files.map((file) => {
      count.current += 1
      return { key: count.current, file, percent: 0, error: rejectionMessage(file), isFinal: true }
    })
    setInTransit((all) => [...all, ...refused])
  }

  const move = (index: number, to: number) =>
    onChange((before) => {
      const next = [...before]
      const [picture] = next.splice(index, 1)
      next.splice(to, 0, required(picture))
      return next
    })
  const retry = async (photo: PhotoInTransit) => {
    if (!user && !(await askToSignIn())) return
    patch(photo.key, { error: null, percent: 0 })
    await send(photo)
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
