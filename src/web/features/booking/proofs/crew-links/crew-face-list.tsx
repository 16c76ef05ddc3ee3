import { useState } from 'react'
import type { CrewFaces } from '#contract/booking/proofs-crew.ts'
import { CREW_LINK } from '#domain/booking/proof/crew-link.ts'
import type { LatLng } from '#domain/geo.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import type { TakePhoto } from '../capture/use-take-photo.ts'
import { CrewFace } from './crew-face.tsx'
import { arrangeFaces, needsFinder } from './link-words.ts'

type CrewFaceListProps = Pick<TakePhoto, 'taker' | 'at' | 'queue'> & {
  faces: CrewFaces['faces']
  here: LatLng | null
}

/** The faces of a crew's day: found by words, and by where the crew stands. */
export function CrewFaceList({ faces, here, ...of }: CrewFaceListProps) {
  const [words, setWords] = useState('')
  // of the moment of the press: cards that move by themselves are pressed wrongly
  const [from, setFrom] = useState<LatLng | null>(null)
  const shown = arrangeFaces(faces, { words, from })
  return (
    <>
      {needsFinder(faces.length, words) && (
        <div className="flex flex-col gap-3">
          <Field label="Find a face">
            <Input
              type="search"
              maxLength={CREW_LINK.words}
              placeholder="Unit number, space or street"
              value={words}
              autoComplete="off"
              onChange={(event) => setWords(event.target.value)}
            />
          </Field>
          {here && (
            <div className="flex flex-wrap gap-2">
              <Button variant="outline" size="sm" onClick={() => setFrom(here)}>
                Nearest first
              </Button>
              {from && (
                <Button variant="ghost" size="sm" onClick={() => setFrom(null)}>
                  By the day it is due
                </Button>
              )}
            </div>
          )}
        </div>
      )}
      {shown.length === 0 && <p role="status">No face has these words.</p>}
      <ul aria-label="Faces" className="flex flex-col gap-4">
        {shown.map((face) => (
          <CrewFace key={`${face.bookingId} ${face.key}`} {...of} face={face} here={here} />
        ))}
      </ul>
    </>
  )
}
