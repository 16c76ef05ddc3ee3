import { lazy, Suspense } from 'react'
import type { Artwork } from '#contract/booking/creatives.ts'
import { ARTWORK_LIMITS } from '#domain/booking/creative/limits.ts'
import { useApiHref } from '#web/platform/auth/use-api-href.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { UploadRow } from '#web/ui/upload-row.tsx'
import type { ArtworkItem } from './item-words.ts'
import { useArtworkUpload } from './use-artwork-upload.ts'

// few pages show either
const EarlierArtwork = lazy(() =>
  import('./earlier-artwork.tsx').then((m) => ({ default: m.EarlierArtwork })),
)
const HeldArtwork = lazy(() => import('./held-artwork.tsx').then((m) => ({ default: m.HeldArtwork })))
const SendScript = lazy(() => import('./send-script.tsx').then((m) => ({ default: m.SendScript })))

type SendArtworkProps = { bookingId: number; artwork: Artwork; item: ArtworkItem; hasSent: boolean }

const MEGABYTES = ARTWORK_LIMITS.bytes / 1024 / 1024
const ACCEPT = '.pdf,.ai,.png,.jpg,.jpeg,.tif,.tiff,.webp,.gif,.mp3,.wav,.aac,.m4a,.flac,.ogg,.mp4,.mov,.webm'

/** A file of the buyer's for one placement, or a script where one is taken. */
export function SendArtwork({ bookingId, artwork, item, hasSent }: SendArtworkProps) {
  const toHref = useApiHref()
  const spec = artwork.demand?.spec
  const { sending, choose, send, drop } = useArtworkUpload(bookingId, { item: item.item, spec })
  const label = `Artwork for ${item.name}`
  return (
    <div className="flex flex-col gap-4">
      {sending?.checks ? (
        <Suspense>
          <HeldArtwork
            file={sending.file}
            checks={sending.checks}
            onSend={() => void send(sending.file, { anyway: true })}
            onDrop={drop}
          />
        </Suspense>
      ) : sending ? (
        <div aria-live="polite">
          <UploadRow upload={sending} onRetry={() => void send(sending.file)} onDrop={drop} />
          {sending.percent >= 100 && !sending.error && (
            <p className="mt-1.5 text-sm text-ink-soft">It has arrived and is being checked.</p>
          )}
        </div>
      ) : (
        <div className="noscript:hidden">
          <FileDrop
            aria-label={label}
            accept={ACCEPT}
            multiple={false}
            onFiles={([file]) => file && void choose(file)}
          >
            {item.state === 'approved' && item.like === null
              ? 'Another file: the approved one runs until this one is approved. '
              : hasSent && 'Another file, in place of the last one. '}
            PDF, picture, sound or film, {MEGABYTES} MB at most
          </FileDrop>
        </div>
      )}
      {!sending && artwork.earlier.length > 0 && (
        <Suspense>
          <EarlierArtwork bookingId={bookingId} item={item.item} earlier={artwork.earlier} />
        </Suspense>
      )}
      <noscript>
        <form
          method="post"
          action={toHref(`/api/bookings/${bookingId}/creatives`)}
          encType="multipart/form-data"
          className="flex flex-col gap-3"
        >
          <input type="hidden" name="item" value={item.item} />
          <Field label={label} hint={`${MEGABYTES} MB at most`}>
            <input type="file" name="file" accept={ACCEPT} required />
          </Field>
          <Button type="submit" className="self-start">
            Send the file
          </Button>
        </form>
      </noscript>
      {spec?.kind === 'sound' && spec.takesScript && (
        <Suspense>
          <SendScript bookingId={bookingId} item={item.item} />
        </Suspense>
      )}
    </div>
  )
}
