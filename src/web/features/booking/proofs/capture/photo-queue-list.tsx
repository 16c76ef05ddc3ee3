import { CircleCheck, RotateCcw, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { toFileSize } from '#web/ui/file-size.ts'
import { useIsOnline } from '#web/ui/offline.ts'
import { PageSection } from '#web/ui/page-section.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { describeQueue, describeQueued } from './capture-words.ts'
import type { QueuedPhoto } from './photo-queue.ts'
import type { usePhotoQueue } from './use-photo-queue.ts'

type PhotoQueueProps = Pick<
  ReturnType<typeof usePhotoQueue>,
  'photos' | 'arrived' | 'sending' | 'problem' | 'sendAll' | 'drop' | 'retry'
> & {
  /** Null: a page of many; each is named. */
  bookingId: number | null
}

/** What waits on this phone, of all bookings, and what has arrived since the page was opened. */
export function PhotoQueue(props: PhotoQueueProps) {
  const { photos, arrived, sending, problem, bookingId, sendAll } = props
  const isOnline = useIsOnline()
  if (photos.length === 0 && arrived.length === 0 && problem === null) return null
  return (
    <PageSection
      title="On this phone"
      lead={<span role="status">{describeQueue(photos.length, isOnline)}</span>}
    >
      {problem && <p className="font-medium text-danger">{problem}</p>}
      {photos.length > 0 && (
        <ul className="flex flex-col gap-2" aria-label="Photos that wait">
          {photos.map((photo) => (
            <QueuedRow
              key={photo.id}
              photo={photo}
              isElsewhere={photo.bookingId !== bookingId}
              isSending={sending === photo.id}
              onRetry={() => void props.retry(photo.id)}
              onDrop={() => void props.drop(photo.id)}
            />
          ))}
        </ul>
      )}
      {photos.length > 0 && isOnline && sending === null && (
        <Button variant="outline" className="self-start" onClick={() => void sendAll()}>
          Send now
        </Button>
      )}
      {arrived.length > 0 && (
        <ul className="flex flex-col gap-2" aria-label="Photos that have arrived">
          {arrived.map(({ id, name, title, sha256 }) => (
            <li key={id} className="flex gap-2">
              <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" />
              <p className="min-w-0 wrap-anywhere">
                {name}: {title}
                <span className="block text-xs text-ink-faint">
                  Arrived as SHA-256 {sha256.slice(0, 16)}…
                </span>
              </p>
            </li>
          ))}
        </ul>
      )}
    </PageSection>
  )
}

type QueuedRowProps = {
  photo: QueuedPhoto
  /** Of another booking: it is named. */
  isElsewhere: boolean
  isSending: boolean
  onRetry: () => void
  onDrop: () => void
}

function QueuedRow({ photo, isElsewhere, isSending, onRetry, onDrop }: QueuedRowProps) {
  const { name, title, reference, sizeBytes, refusal } = photo
  const [isAsking, setAsking] = useState(false)
  return (
    <li className="flex items-center gap-2 rounded-control border border-rule bg-raised py-2 pr-1 pl-3">
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">{isElsewhere ? `${reference}: ${title}` : title}</p>
        <p className="text-sm text-ink-faint wrap-anywhere">
          {[name, toFileSize(sizeBytes), describeQueued(photo)].join(' · ')}
        </p>
        {refusal && (
          <p role="alert" className="text-sm font-medium text-danger">
            {refusal}
          </p>
        )}
      </div>
      {isSending && <Spinner label={`Sending ${name}`} />}
      {refusal && !isSending && (
        <Button variant="ghost" size="icon" aria-label={`Try ${name} again`} onClick={onRetry}>
          <RotateCcw aria-hidden="true" />
        </Button>
      )}
      {!isSending && !isAsking && (
        <Button
          variant="ghost"
          size="icon"
          aria-label={`Remove ${name} from this phone`}
          onClick={() => setAsking(true)}
        >
          <X aria-hidden="true" />
        </Button>
      )}
      {!isSending && isAsking && (
        <span className="flex flex-col gap-1 p-1">
          <Button variant="outline-destructive" size="sm" onClick={onDrop}>
            Delete it for good
          </Button>
          <Button variant="ghost" size="sm" onClick={() => setAsking(false)}>
            Keep it
          </Button>
        </span>
      )}
    </li>
  )
}
