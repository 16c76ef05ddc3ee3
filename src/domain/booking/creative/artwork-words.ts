import { toMonthDay } from '../../format-dates.ts'
import type { Side } from '../../messaging/conversation.ts'
import type { MoveWords } from '../booking-words.ts'
import type { ArtworkCheck } from './check.ts'
import type { reminderOf } from './deadline.ts'

/** A step of artwork as it is told. */
export interface ArtworkStepDetails {
  step: 'sent' | 'approved' | 'rejected'
  /** Whoever did it. */
  name: string
  title: string
  /** Name of the file. */
  file: string
  reason: string | null
  checks: readonly ArtworkCheck[]
}

/** In the thread of the booking, for both sides. */
export function describeArtwork({ step, name, file, reason }: ArtworkStepDetails): string {
  if (step === 'sent') return `${name} sent artwork: “${file}”.`
  if (step === 'approved') return `${name} approved the artwork “${file}”.`
  return `${name} refused the artwork “${file}”. Reason: ${reason}`
}

/** To the side that did not do it. */
export function describeArtworkStep(told: ArtworkStepDetails): MoveWords {
  const { line, paragraphs, button } = TOLD[told.step](told)
  return { line, heading: line, paragraphs, button }
}

const TOLD: Record<ArtworkStepDetails['step'], (told: ArtworkStepDetails) => Omit<MoveWords, 'heading'>> = {
  sent: ({ name, title, file, checks }) => ({
    line: `${name} sent artwork for “${title}”`,
    paragraphs: [`“${file}” waits for you: approve it, or refuse it and say why.`, ...listFailures(checks)],
    button: 'Look at the artwork',
  }),
  approved: ({ name, title, file }) => ({
    line: `${name} approved your artwork for “${title}”`,
    paragraphs: [`“${file}” is what will run.`],
    button: 'Open the booking',
  }),
  rejected: ({ name, title, file, reason }) => ({
    line: `${name} refused your artwork for “${title}”`,
    paragraphs: [`“${file}” cannot run as it is.`, `${name} says: ${reason}`, 'Please send another file.'],
    button: 'Send another file',
  }),
}

function listFailures(checks: readonly ArtworkCheck[]): string[] {
  const failed = checks.filter(({ result }) => result === 'fail').map(({ text }) => text)
  return failed.length === 0 ? [] : [`It does not meet what you asked for: ${failed.join(' ')}`]
}

/** As a seller is reminded of a file that nobody has decided on. */
export function describeUndecidedArtwork({
  title,
  buyer,
  file,
  isOnBehalf,
}: {
  title: string
  buyer: string
  file: string
  /** It was uploaded by the seller, before the buyer had an account. */
  isOnBehalf: boolean
}): MoveWords {
  const line = `Artwork for “${title}” waits for your decision`
  const paragraphs = [
    `${isOnBehalf ? `You uploaded “${file}” for ${buyer}` : `${buyer} sent “${file}”`}. Approve it, or refuse it and say why.`,
    'The booking goes on and its dates run, with or without a decision.',
  ]
  return { line, heading: line, paragraphs, button: 'Look at the artwork' }
}

/** Artwork that is due, as it is told. */
export interface ArtworkDueDetails {
  title: string
  buyer: string
  seller: string
  /** `YYYY-MM-DD` */
  dueOn: string
  /** Refused: another file is missing. */
  isRefused: boolean
  when: NonNullable<ReturnType<typeof reminderOf>>
}

/** As each side is reminded of artwork that is missing. */
export function describeArtworkDue(told: ArtworkDueDetails, reader: Side): MoveWords {
  const { buyer, seller, dueOn, when } = told
  const due = toMonthDay(dueOn)
  const line = when === 'late' ? lateLine(told, reader) : dueLine(told, reader)
  const so =
    when === 'late'
      ? `It was due on ${due}. The booking goes on and its dates run, with or without artwork.`
      : `It is due on ${due}.`
  const whose =
    reader === 'buyer'
      ? [
          told.isRefused
            ? `${seller} has refused the last file and said why.`
            : `${seller} needs it to show your advertisement.`,
        ]
      : [`${buyer} is reminded too. Write to them if you can wait, or if something is unclear.`]
  const button = reader === 'buyer' ? 'Send the artwork' : 'Open the booking'
  return { line, heading: line, paragraphs: [so, ...whose], button }
}

function lateLine({ title, buyer, dueOn }: ArtworkDueDetails, reader: Side): string {
  const due = toMonthDay(dueOn)
  if (reader === 'buyer') return `Your artwork for “${title}” is late: it was due on ${due}`
  return `The artwork of ${buyer} for “${title}” is late: it was due on ${due}`
}

function dueLine({ title, buyer, dueOn }: ArtworkDueDetails, reader: Side): string {
  const due = toMonthDay(dueOn)
  if (reader === 'buyer') return `Your artwork for “${title}” is due on ${due}`
  return `The artwork of ${buyer} for “${title}” is due on ${due} and has not come yet`
}
