import { formatAppointment } from '../format-dates.ts'
import type { ViewingStep } from './viewings.ts'

/** Steps that people are notified of; a viewing that is over, or that nobody answered in time, ends in silence. */
export type NotifiedStep = Exclude<ViewingStep, 'done' | 'expire'>

interface DescribeStepInput {
  /** Who did it. */
  name: string
  /** A time was agreed before. */
  isAgreed: boolean
  /** Instants that the step proposes or agrees on; of other steps the agreed one, if any. */
  times: readonly Date[]
  /** The space's time zone (IANA). */
  zone: string
  reason: string | null
}

/** What a step of a viewing was, as the thread, the list of the bell and mails tell it. */
export function describeStep(step: NotifiedStep, told: DescribeStepInput): string {
  const sentence = SENTENCES[step]({ ...told, when: listTimes(told) })
  return told.reason ? `${sentence} “${told.reason}”` : sentence
}

function listTimes({ times, zone }: DescribeStepInput): string {
  return times.map((time) => formatAppointment(time, zone)).join(' or ')
}

type Words = DescribeStepInput & { when: string }

const SENTENCES: Record<NotifiedStep, (words: Words) => string> = {
  propose: ({ name, when }) => `${name} proposes a viewing: ${when}.`,
  counter: ({ name, when }) => `${name} proposes another time: ${when}.`,
  move: ({ name, when }) => `${name} would like to move the viewing to ${when}.`,
  confirm: ({ isAgreed, when }) =>
    isAgreed ? `The viewing is moved to ${when}.` : `The viewing is on ${when}.`,
  decline: ({ name, isAgreed, when }) =>
    isAgreed ? `${name} cannot move the viewing. It stays on ${when}.` : `${name} declined the viewing.`,
  cancel: ({ name, isAgreed, when }) =>
    isAgreed ? `${name} cancelled the viewing on ${when}.` : `${name} took the proposed viewing back.`,
  missed: ({ name, when }) => `${name} says that the viewing on ${when} did not take place.`,
}
