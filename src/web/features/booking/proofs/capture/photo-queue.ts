import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Capture } from '#domain/booking/proof/capture.ts'
import type { FaceProblemKind } from '#domain/booking/proof/face-problem.ts'
import { markPhotos, PHOTO_DATABASE } from './photo-database.ts'

/** A photo on this phone that the server has not confirmed yet. */
export interface QueuedPhoto {
  /** Under which it is one proof, however often it is sent. */
  id: string
  /** Whose it is: others on this phone neither see nor send it. 0: a crew's, by the link in `crewToken`. */
  userId: number
  /** For which of their organizations it was taken, whichever a tab shows when it is sent. */
  organizationId: number
  /** Of the link of a crew, by which it is sent. */
  crewToken?: string
  bookingId: number
  /** What names the booking, or the face to a crew. */
  reference: string
  duty: string
  /** "Photos, close and wide of North face" */
  title: string
  name: string
  mediaType: string
  sizeBytes: number
  /** In hexadecimal; null: this browser cannot hash (no TLS). */
  sha256: string | null
  caption: string
  /** It shows what is wrong there, and is no proof. */
  problem?: FaceProblemKind
  capture: Omit<Capture, 'sentAt'>
  /** Why the server will not take it; null: it waits. */
  refusal: string | null
  /** Its position is being taken until then (ms since 1970, this phone's clock): no page sends it before. */
  heldUntil?: number
}

/** Who takes photos here: a member for one of their organizations, or a crew by its link. */
export type Taker = Pick<QueuedPhoto, 'userId' | 'organizationId' | 'crewToken'>

export function isOf(
  photo: Pick<QueuedPhoto, 'userId' | 'crewToken'>,
  taker: Omit<Taker, 'organizationId'>,
): boolean {
  return photo.userId === taker.userId && photo.crewToken === taker.crewToken
}

interface Stores extends DBSchema {
  photos: { key: string; value: QueuedPhoto }
  bytes: { key: string; value: ArrayBuffer }
}

let opened: Promise<IDBPDatabase<Stores>> | undefined

/** Photos survive reloads and restarts. @throws where a browser keeps nothing */
function open(): Promise<IDBPDatabase<Stores>> {
  opened ??= openDB<Stores>(PHOTO_DATABASE, 1, {
    upgrade(db) {
      db.createObjectStore('photos', { keyPath: 'id' })
      db.createObjectStore('bytes')
    },
    // closed by the browser: the next use opens it again
    terminated() {
      opened = undefined
    },
  })
  opened.catch(() => {
    opened = undefined
  })
  return opened
}

/** Photo and bytes together, or neither. */
export async function addPhoto(photo: QueuedPhoto, bytes: ArrayBuffer): Promise<void> {
  markPhotos()
  const change = (await open()).transaction(['photos', 'bytes'], 'readwrite', { durability: 'strict' })
  await Promise.all([
    change.objectStore('photos').add(photo),
    change.objectStore('bytes').add(bytes, photo.id),
    change.done,
  ])
}

/** One that was removed meanwhile stays away. */
export async function changePhoto(id: string, part: Partial<QueuedPhoto>): Promise<void> {
  const change = (await open()).transaction('photos', 'readwrite')
  const before = await change.store.get(id)
  if (before) await change.store.put({ ...before, ...part })
  await change.done
}

export async function removePhoto(id: string): Promise<void> {
  const change = (await open()).transaction(['photos', 'bytes'], 'readwrite')
  await Promise.all([
    change.objectStore('photos').delete(id),
    change.objectStore('bytes').delete(id),
    change.done,
  ])
}

/** Of those that are asked for, in the order in which they were taken. */
export async function listPhotos(isWanted: (photo: QueuedPhoto) => boolean): Promise<QueuedPhoto[]> {
  const photos = await (await open()).getAll('photos')
  // kept before there was a mark
  if (photos.length > 0) markPhotos()
  return photos.filter(isWanted).toSorted((a, b) => (a.capture.capturedAt < b.capture.capturedAt ? -1 : 1))
}

interface NewLink {
  crewToken: string
  /** That it takes photos of. */
  faces: readonly { bookingId: number; key: string }[]
}

/** Whether a photo waits for the link of a crew that may be over, and another takes photos of its face. */
export function isForLink(
  photo: Pick<QueuedPhoto, 'crewToken' | 'bookingId' | 'duty'>,
  { crewToken, faces }: NewLink,
): boolean {
  if (photo.crewToken === undefined || photo.crewToken === crewToken) return false
  return faces.some(({ bookingId, key }) => bookingId === photo.bookingId && key === photo.duty)
}

/** What was taken by a link before goes by this one, under the same id: a link of a day is over before its phone is back. */
export async function takeOverPhotos(link: NewLink): Promise<void> {
  for (const { id } of await listPhotos((photo) => isForLink(photo, link)))
    await changePhoto(id, { crewToken: link.crewToken, refusal: null })
}

export async function readBytes(id: string): Promise<ArrayBuffer | undefined> {
  return (await open()).get('bytes', id)
}
