import { toDateRange, toMonthDay } from '../../format-dates.ts'
import type { ProofDuty } from './duties.ts'
import type { ProofKind, ProofRule, ProofSubject } from './rule.ts'

const WHAT: Record<ProofKind, string> = {
  any: 'a photo, a recording or a copy',
  photo: 'a close and a wide photo',
  'play-log': 'a play log',
  link: 'the link and a screenshot with its figures of day 7',
  'tear-sheet': 'a tear sheet or a photo of the page',
  affidavit: 'an affidavit of the run times',
}

const OF: Record<ProofSubject, string> = {
  posting: 'of each face',
  rotation: 'of each newly approved artwork',
  log: 'of every 28 days',
  post: 'of each post',
  issue: 'of each issue',
  run: 'of every 28 days',
  event: 'of each deliverable',
}

const SINCE: Record<ProofSubject, string> = {
  posting: 'after the first day',
  rotation: 'after its approval',
  log: 'after they end',
  post: 'after the post',
  issue: 'after its day',
  run: 'after they end',
  event: 'after the last day',
}

/** What both sides sign: written from the duties, so that words and duties cannot differ. */
export function proofSentence(rules: readonly ProofRule[]): string {
  return `The seller shows that the advertisement ran: ${rules.map(describeRule).join('; ')}.`
}

/** "a play log of every 28 days, within 5 working days after they end" */
export function describeRule({ about, kind, workingDays }: ProofRule): string {
  const of = kind === 'any' ? '' : ` ${OF[about]}`
  const days = `${workingDays} working ${workingDays === 1 ? 'day' : 'days'}`
  return `${WHAT[kind]}${of}, within ${days} ${SINCE[about]}`
}

/** "Photos that it is up": what to hand in, as a heading. */
export function toDutyTitle({
  about,
  kind,
  first,
  last,
}: Pick<ProofDuty, 'about' | 'kind' | 'first' | 'last'>): string {
  if (about === 'rotation') return `Photos of the artwork approved on ${toMonthDay(first)}`
  if (about === 'log') return `Play log, ${toDateRange({ first, last })}`
  if (about === 'run') return `Affidavit of run times, ${toDateRange({ first, last })}`
  return TITLES[kind]
}

const TITLES: Record<ProofKind, string> = {
  any: 'A photo, a recording or a copy',
  photo: 'Photos, close and wide',
  'play-log': 'Play log',
  link: 'Link and screenshot',
  'tear-sheet': 'Tear sheet',
  affidavit: 'Affidavit of run times',
}

/** How it is done well, where it is handed in. */
export const DUTY_HINTS: Record<ProofKind, string> = {
  any: 'What shows best that the advertisement ran.',
  photo: 'One close, one wide, with something that cannot be mistaken: the street, the shop, the stop.',
  'play-log': 'The log of the player as CSV (day or time, and plays: we count them) or PDF.',
  link: 'The address of the post, and a screenshot with its figures as they stood on day 7.',
  'tear-sheet': 'The page or the whole issue, as PDF or photo.',
  affidavit:
    'Date, time and length of each spot: filled in here, as CSV signed with your name and role, or a signed paper as PDF or photo.',
}
