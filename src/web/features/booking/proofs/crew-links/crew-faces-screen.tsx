import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import type { CrewFaces } from '#contract/booking/proofs-crew.ts'
import { formatZonedTime } from '#domain/format-dates.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { OfflineNote } from '../capture/offline-note.tsx'
import { takeOverPhotos } from '../capture/photo-queue.ts'
import { PhotoQueue } from '../capture/photo-queue-list.tsx'
import { useHeading } from '../capture/use-heading.ts'
import { usePhotoQueue } from '../capture/use-photo-queue.ts'
import { usePosition } from '../capture/use-position.ts'
import { Way } from '../capture/way.tsx'
import { CrewFaceList } from './crew-face-list.tsx'
import { describeLeft, isLinkOver } from './link-words.ts'
import { crewFacesQuery } from './queries.ts'

/** A crew's day on a phone, without an account: faces, what should hang there, the camera, and what waits to be sent. */
export function CrewFacesScreen({ token }: { token: string }) {
  const queryClient = useQueryClient()
  const { data, error, refetch } = useQuery(crewFacesQuery(token))
  const onArrived = useCallback(
    () => void queryClient.invalidateQueries({ queryKey: crewFacesQuery(token).queryKey }),
    [queryClient, token],
  )
  const taker = useMemo(() => ({ userId: 0, organizationId: 0, crewToken: token }), [token])
  const queue = usePhotoQueue(taker, onArrived)
  useTakeOver(data, token, queue.sendAll)
  const place = usePosition()
  const compass = useHeading()
  const at = { position: place.now, heading: compass.now }
  const follow = () => {
    void compass.allow()
    place.follow()
  }
  return (
    <div className="mx-auto flex max-w-xl flex-col gap-6 px-4 py-6">
      {error && !data && (
        <NoFaces error={error} waiting={queue.photos.length} onRetry={() => void refetch()} />
      )}
      {!data && !error && <LoadingState label="Loading what to photograph..." />}
      {data && <Head faces={data} />}
      {data && <Way space={undefined} {...place} onFollow={follow} compass={compass} />}
      <PhotoQueue bookingId={null} {...queue} />
      {data?.faces.length === 0 && (
        <p className="rounded-card bg-sunk px-4 py-3">
          No photo is needed now. What becomes due is shown here.
        </p>
      )}
      {data && data.faces.length > 0 && (
        <CrewFaceList faces={data.faces} {...{ taker, at, queue }} here={place.position} />
      )}
      {data && <OfflinePictures faces={data} />}
    </div>
  )
}

/** Of a link that is over another try would say the same. */
function NoFaces({ error, waiting, onRetry }: { error: Error; waiting: number; onRetry: () => void }) {
  if (!isLinkOver(error)) return <ErrorState headingLevel={1} title={error.message} onRetry={onRetry} />
  return (
    <ErrorState headingLevel={1} title={error.message}>
      {describeLeft(waiting)}
    </ErrorState>
  )
}

/** Photos of these faces that wait for a link of before. */
function useTakeOver(data: CrewFaces | undefined, crewToken: string, sendAll: () => Promise<void>) {
  useEffect(() => {
    if (!data) return
    void takeOverPhotos({ crewToken, faces: data.faces }).then(sendAll, () => {})
  }, [data, crewToken, sendAll])
}

function Head({ faces: { label, seller, expiresAt, faces, total } }: { faces: CrewFaces }) {
  const shown = faces.length < total ? `, the first ${faces.length} of them` : ''
  return (
    <header className="flex flex-col gap-1">
      <h1 className="text-2xl wrap-anywhere">{`Photos for ${seller}`}</h1>
      <p className="wrap-anywhere">{`${label}: ${total} ${total === 1 ? 'face' : 'faces'}${shown}`}</p>
      <p className="text-sm text-ink-soft">{`This link works until ${formatZonedTime(expiresAt)}. It shows these faces and takes their photos, nothing else.`}</p>
    </header>
  )
}

/** Pictures are looked at where there is no network: they are kept before. */
function OfflinePictures({ faces: { faces } }: { faces: CrewFaces }) {
  const listed = faces.flatMap(({ photo, artwork }) => [photo, artwork?.preview]).filter((one) => !!one)
  const names = listed.join(' ')
  const pictures = useMemo(() => names.split(' ').filter(Boolean).slice(0, MOST_PICTURES), [names])
  return <OfflineNote pictures={pictures} />
}

/** Beside them the worker keeps the page and its parts. */
const MOST_PICTURES = 300
