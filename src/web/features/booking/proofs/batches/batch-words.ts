import type { BatchFile, ProofBatch } from '#contract/booking/proofs-batches.ts'
import { toMonthDay } from '#domain/format-dates.ts'

const count = (number: number) => number.toLocaleString('en-US')

/** "412 matched · 9 to choose · 3 refused · 100 filed": what is left out is none. */
export function describeCounts({ matched, asked, filing, filed, refused }: ProofBatch['counts']): string {
  const parts = [
    matched > 0 && `${count(matched)} matched`,
    asked > 0 && `${count(asked)} to choose`,
    refused > 0 && `${count(refused)} refused`,
    filing > 0 && `${count(filing)} being filed`,
    filed > 0 && `${count(filed)} filed`,
  ].filter((part) => part !== false)
  return parts.length > 0 ? parts.join(' · ') : 'No photos yet'
}

/** Why nobody knows what a photo shows, or why it is thought to be what it is. */
export function describeMatch({
  match,
  hint,
  takenOn,
  problem,
}: Pick<BatchFile, 'match' | 'hint' | 'takenOn' | 'problem'>): string {
  const on = takenOn === null ? '' : `, taken on ${toMonthDay(takenOn)}`
  if (problem !== null) return problem
  if (match === 'named') return `By its name: unit ${hint}${on}`
  if (match === 'described') return `By the description in it: unit ${hint}${on}`
  if (match === 'chosen') return `Chosen by hand${on}`
  if (match === 'suggested')
    return `Taken near ${hint === '' ? 'one of your faces' : `unit ${hint}`}${on}: is it this one?`
  if (match === 'several')
    return hint === ''
      ? `It may be of several faces${on}`
      : `Unit ${hint} has no photo due${on === '' ? ', or several' : ' for that day, or several'}${on}`
  return hint === '' ? `Its name is no unit of yours${on}` : `No photo is needed of unit ${hint} now${on}`
}

type Face = ProofBatch['faces'][number]

/** What a photo can be for, those of the unit that it may show first. */
export function listFaceOptions(faces: readonly Face[], hint: string): { value: string; label: string }[] {
  const isHinted = ({ unitCode }: Face) => hint !== '' && unitCode === hint
  const sorted = [...faces.filter(isHinted), ...faces.filter((face) => !isHinted(face))]
  return [
    { value: '', label: 'Choose a face' },
    ...sorted.map((face) => ({ value: toFaceValue(face), label: face.name })),
  ]
}

export const toFaceValue = ({ bookingId, duty }: { bookingId: number; duty: string }) =>
  `${bookingId} ${duty}`

export function parseFaceValue(value: string): { bookingId: number; duty: string } | null {
  const at = value.indexOf(' ')
  return at < 0 ? null : { bookingId: Number(value.slice(0, at)), duty: value.slice(at + 1) }
}
