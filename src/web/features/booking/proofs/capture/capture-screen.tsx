import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { CapturePage } from '#contract/booking/proofs-capture.ts'
import { bookingPath } from '#domain/paths.ts'
import { IfMay, RoleNote } from '#web/platform/auth/if-may.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { CaptureDuty } from './capture-duty.tsx'
import { describeNothing } from './capture-words.ts'
import { OfflineNote } from './offline-note.tsx'
import { PhotoQueue } from './photo-queue-list.tsx'
import { captureQuery } from './queries.ts'
import { useHeading } from './use-heading.ts'
import { usePhotoQueue } from './use-photo-queue.ts'
import { usePosition } from './use-position.ts'
import type { TakePhoto } from './use-take-photo.ts'
import { Way } from './way.tsx'

type CaptureScreenProps = { bookingId: number; taker: TakePhoto['taker'] }

/** At the space, with a phone: what to show, the way there, the camera, and what waits to be sent. */
export function CaptureScreen({ bookingId, taker }: CaptureScreenProps) {
  const queryClient = useQueryClient()
  const { data, error, refetch } = useQuery(captureQuery(bookingId))
  const onArrived = useCallback(
    () => void queryClient.invalidateQueries({ queryKey: ['bookings'] }),
    [queryClient],
  )
  const queue = usePhotoQueue(taker, onArrived)
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
            compass={compass}
            onFollow={() => {
              void compass.allow()
              place.follow()
            }}
          />
          {waiting}
          {data.nothing && <p className="rounded-card bg-sunk px-4 py-3">{describeNothing(data.nothing)}</p>}
          {data.duties.map((duty) => (
            <CaptureDuty key={duty.key} page={data} duty={duty} taker={taker} at={at} queue={queue} />
          ))}
          <OfflineNote />
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
