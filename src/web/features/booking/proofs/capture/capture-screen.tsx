import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import type { CapturePage } from '#contract/booking/proofs-capture.ts'
import { bookingPath } from '#domain/paths.ts'
import { IfMay, RoleNote } from '#web/platform/auth/if-may.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { CaptureDuty } from './capture-duty.tsx'
import { describeWay } from './capture-words.ts'
import { keepOffline } from './keep-offline.ts'
import { PhotoQueue } from './photo-queue-list.tsx'
import { captureQuery } from './queries.ts'
import { useHeading } from './use-heading.ts'
import { usePhotoQueue } from './use-photo-queue.ts'
import { usePosition } from './use-position.ts'
import type { TakePhoto } from './use-take-photo.ts'

type CaptureScreenProps = { bookingId: number; taker: TakePhoto['taker'] }

/** At the space, with a phone: what to show, the way there, the camera, and what waits to be sent. */
export function CaptureScreen({ bookingId, taker }: CaptureScreenProps) {
  const queryClient = useQueryClient()
  const { data, error, refetch } = useQuery(captureQuery(bookingId))
  const onArrived = useCallback(
    () => void queryClient.invalidateQueries({ queryKey: ['bookings'] }),
    [queryClient],
  )
  const queue = usePhotoQueue(taker.userId, onArrived)
  const place = usePosition()
  const compass = useHeading()
  const at = { position: place.now, heading: compass.now }
  // photos of other bookings wait here, too, whatever becomes of this one
  const waiting = <PhotoQueue bookingId={bookingId} {...queue} />
  return (
    <div className="mx-auto flex max-w-xl flex-col gap-6 px-4 py-6">
      {!data && error && (
        <IfMay needs="produce" otherwise={<NoRole bookingId={bookingId} />}>
          <ErrorState headingLevel={1} title={error.message} onRetry={() => void refetch()} />
        </IfMay>
      )}
      {!data && !error && <LoadingState label="Loading what to show..." />}
      {!data && waiting}
      {data && (
        <>
          <SpaceHead page={data} />
          <Way
            space={data.location}
            {...place}
            onFollow={() => {
              void compass.allow()
              place.follow()
            }}
          />
          {waiting}
          {data.duties.length === 0 && (
            <p className="rounded-card bg-sunk px-4 py-3">
              Nothing is to be shown of this booking now: all of it was accepted, or it has not begun.
            </p>
          )}
          {data.duties.map((duty) => (
            <CaptureDuty key={duty.key} page={data} duty={duty} taker={taker} at={at} queue={queue} />
          ))}
          <OfflineNote isReady={data !== undefined} />
        </>
      )}
    </div>
  )
}

/** Trying again would not help: it takes another role. */
function NoRole({ bookingId }: { bookingId: number }) {
  return (
    <>
      <h1 className="text-2xl">Proof at the space</h1>
      <RoleNote needs="produce" />
      <a href={bookingPath(bookingId)} className="link self-start">
        The booking
      </a>
    </>
  )
}

function SpaceHead({ page }: { page: CapturePage }) {
  const { space, brand, address, unitCode, photo, bookingId, reference } = page
  return (
    <header className="flex flex-col gap-3">
      <h1 className="text-2xl wrap-anywhere">
        {brand ? `Proof: ${brand}` : 'Proof'}
        <span className="block text-base font-normal text-ink-soft">{space}</span>
      </h1>
      {photo && (
        <img
          src={photo}
          alt={`The space: ${space}`}
          className="aspect-3/2 w-full rounded-card object-cover"
        />
      )}
      <p className="wrap-anywhere">{[unitCode && `Unit ${unitCode}`, address].filter(Boolean).join(' · ')}</p>
      <p>
        <a href={bookingPath(bookingId)} className="link">
          Booking {reference}
        </a>
      </p>
    </header>
  )
}

type WayProps = Pick<ReturnType<typeof usePosition>, 'position' | 'isRefused'> & {
  space: CapturePage['location']
  onFollow: () => void
}

function Way({ space, position, isRefused, onFollow }: WayProps) {
  if (isRefused)
    return (
      <p className="rounded-card bg-sunk px-4 py-3">
        This browser may not use your position. Photos are handed in without it, and say so.
      </p>
    )
  if (!position)
    return (
      <div className="flex flex-col gap-2">
        <Button variant="outline" className="self-start noscript:hidden" onClick={onFollow}>
          Use my position
        </Button>
        <p className="text-sm text-ink-faint">
          It is kept with each photo. Both sides of the booking see how far from the space it was taken, and
          the proof package they can download says exactly where.
        </p>
      </div>
    )
  return (
    <p role="status" className="rounded-card bg-sunk px-4 py-3">
      {space ? describeWay(position, space) : 'Your position is known; the space states none.'}
    </p>
  )
}

/** Whether this page opens again without a network. */
function OfflineNote({ isReady }: { isReady: boolean }) {
  const [isKept, setKept] = useState(false)
  useEffect(() => {
    if (isReady && navigator.onLine) void keepOffline().then(setKept, () => setKept(false))
    else if (isReady) setKept(navigator.serviceWorker?.controller !== null)
  }, [isReady])
  return (
    <p className="text-sm text-ink-faint" role="status">
      {isKept ? 'This page opens without a network, too.' : 'Keep this page open where there is no network.'}
    </p>
  )
}
