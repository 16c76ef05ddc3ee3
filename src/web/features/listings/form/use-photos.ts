import { useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { Picture } from '#contract/listings.ts'
import { LIMITS } from '#domain/limits.ts'
import { useAuth } from '#web/platform/auth/auth-context.ts'
import { askToSignIn } from '#web/platform/auth/auth-dialog-store.ts'
import { toast } from '#web/ui/toast.ts'
import { useListingForm } from './form-context.ts'
import { UploadRefused, uploadPhoto } from './photo-upload.ts'

export interface PhotoInTransit {
  key: number
  file: File
  percent: number
  error: string | null
  /** Trying again would end the same way. */
  isFinal?: boolean
}

function rejectionMessage({ name, type }: File): string {
  const is = (kind: RegExp) => kind.test(type) || kind.test(name.toLowerCase())
  if (is(/svg/)) return 'SVG drawings cannot be used here. Please save it as PNG or JPEG first'
  if (is(/hei[cf]/)) return 'HEIC pictures cannot be read here. Please save it as JPEG first'
  return 'Only JPEG, PNG, WebP and AVIF pictures can be used'
}

/** Pictures of the form and those on their way. */
export function usePhotos() {
  const { control, getValues, setValue } = useListingForm()
  const images = useWatch({ control, name: 'images' })
  const { user } = useAuth()
  const [inTransit, setInTransit] = useState<PhotoInTransit[]>([])
  const count = useRef(0)

  const setImages = (next: Picture[]) => setValue('images', next, { shouldDirty: true })
  const patch = (key: number, change: Partial<PhotoInTransit>) =>
    setInTransit((all) => all.map((photo) => (photo.key === key ? { ...photo, ...change } : photo)))
  const drop = (key: number) => setInTransit((all) => all.filter((photo) => photo.key !== key))

  const send = async ({ key, file }: PhotoInTransit) => {
    if (file.size > LIMITS.photoBytes)
      return patch(key, { error: 'A picture may have at most 15 MB', isFinal: true })
    try {
      const picture = await uploadPhoto(file, (percent) => patch(key, { percent }))
      setImages([...getValues('images'), { ...picture, alt: '' }].slice(0, LIMITS.images.max))
      drop(key)
    } catch (error) {
      patch(key, {
        error: error instanceof UploadRefused ? error.message : 'The picture could not be uploaded',
        isFinal: error instanceof UploadRefused && (error.status === 400 || error.status === 413),
      })
    }
  }

  /** One after the other: order stays as chosen, and a phone's line is not split. */
  const add = async (files: File[]) => {
    const room =
      LIMITS.images.max - getValues('images').length - inTransit.filter(({ error }) => !error).length
    const photos = files.slice(0, Math.max(0, room)).map((file) => {
      count.current += 1
      return { key: count.current, file, percent: 0, error: null }
    })
    const leftOut = files.length - photos.length
    if (leftOut > 0)
      toast({
        title: `A space has at most ${LIMITS.images.max} photos`,
        description: leftOut === 1 ? 'One photo was left out.' : `${leftOut} photos were left out.`,
        variant: 'destructive',
      })
    if (photos.length === 0) return
    setInTransit((all) => [...all, ...photos])
    // pictures are kept for somebody; the rest of the form can wait for its sign-in
    if (!user && !(await askToSignIn('register'))) {
      for (const { key } of photos) patch(key, { error: 'Sign in to upload pictures' })
      return
    }
    for (const photo of photos) await send(photo)
  }

  /** Files of other kinds: their rows say why they cannot be used. */
  const refuse = (files: File[]) => {
    const refused = files.map((file) => {
      count.current += 1
      return { key: count.current, file, percent: 0, error: rejectionMessage(file), isFinal: true }
    })
    setInTransit((all) => [...all, ...refused])
  }

  const move = (index: number, to: number) => {
    const next = [...images]
    const [picture] = next.splice(index, 1)
    next.splice(to, 0, picture!)
    setImages(next)
  }
  const retry = async (photo: PhotoInTransit) => {
    if (!user && !(await askToSignIn())) return
    patch(photo.key, { error: null, percent: 0 })
    await send(photo)
  }
  return {
    images,
    inTransit,
    add,
    move,
    retry,
    drop,
    refuse,
    remove: (index: number) => setImages(images.filter((_, at) => at !== index)),
    describe: (index: number, alt: string) =>
      setImages(images.map((picture, at) => (at === index ? { ...picture, alt } : picture))),
  }
}
