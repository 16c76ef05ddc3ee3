import type { CrewFaces } from '#contract/booking/proofs-crew.ts'
import type { LatLng } from '#domain/geo.ts'
import { FormError } from '#web/ui/form-error.tsx'
import { CameraButton } from '../capture/camera-button.tsx'
import { type TakePhoto, useTakePhoto } from '../capture/use-take-photo.ts'
import { ReportProblem } from '../face-problems/report-problem.tsx'
import { describeFace, nameCrewFace } from './link-words.ts'

type CrewFaceProps = Pick<TakePhoto, 'taker' | 'at' | 'queue'> & {
  face: CrewFaces['faces'][number]
  here: LatLng | null
}

/** One face of a crew's day. */
export function CrewFace({ face, here, ...of }: CrewFaceProps) {
  const name = nameCrewFace(face)
  const page = { bookingId: face.bookingId, reference: name }
  const { take, error, isTaking } = useTakePhoto({ ...of, page, duty: face, caption: '' })
  return (
    <li className="flex flex-col gap-3 rounded-card border border-rule p-4 wrap-anywhere">
      <h2 className="text-lg">{name}</h2>
      <p>
        {face.address}
        <span className="block text-sm text-ink-soft">{describeFace(face, here)}</span>
      </p>
      <details>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">What to show</summary>
        <div className="flex flex-col gap-3 pt-2">
          <p>{`${face.title}: ${face.placement}. ${face.hint}`}</p>
          {face.artwork && (
            <Picture
              src={face.artwork.preview}
              alt="Artwork"
              words={`What should hang there: ${face.artwork.name}`}
            />
          )}
          <Picture src={face.photo} alt="The face" words="The face, as its listing shows it" />
        </div>
      </details>
      <CameraButton
        what={`of ${name}, ${face.placement}`}
        isTaking={isTaking}
        onTake={(files) => void take(files)}
      />
      <FormError>{error}</FormError>
      <ReportProblem {...of} page={page} duty={face} name={`${name}, ${face.placement}`} />
    </li>
  )
}

function Picture({ src, alt, words }: { src: string | null; alt: string; words: string }) {
  if (src === null) return alt === 'Artwork' ? <p className="text-sm text-ink-soft">{words}</p> : null
  return (
    <figure className="flex flex-col gap-1">
      <img
        src={src}
        alt={alt}
        loading="lazy"
        className="max-h-64 w-full rounded-control border border-rule bg-sunk object-contain"
      />
      <figcaption className="text-sm text-ink-soft">{words}</figcaption>
    </figure>
  )
}
