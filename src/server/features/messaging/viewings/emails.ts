import { formatAppointment } from '#domain/format-dates.ts'
import type { NotifiedStep } from '#domain/messaging/viewing-words.ts'
import { required } from '#domain/required.ts'
import { toWallTime } from '#domain/zoned-time.ts'
import type { Config } from '../../../config.ts'
import type { CalendarMethod } from '../../../platform/calendar/write-calendar.ts'
import { ANSWER_MARK } from '../../../platform/mail/answer-mark.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { toMemberAddress } from '../../../platform/mail/reply-address.ts'
import { conversationUrl, writeInvitation } from './invitation.ts'
import type { ViewingRow } from './lock-viewing.ts'
import { otherSide, type Parties, type Party } from './parties.ts'

interface ReminderMailInput {
  config: Config
  viewing: ViewingRow
  parties: Parties
  recipient: Party
  now: Date
}

interface StepMailInput extends ReminderMailInput {
  step: NotifiedStep
  /** What happened, in words. */
  words: string
  /** The time was agreed before. */
  isAgreed: boolean
}

const PREFIXES: Record<NotifiedStep, string> = {
  propose: '',
  confirm: '',
  counter: 'New times: ',
  move: 'New times: ',
  decline: 'Declined: ',
  cancel: 'Cancelled: ',
  missed: 'Missed: ',
}

/** What one side did, to the other; what changes calendars goes to both. */
export function stepMail(told: StepMailInput): Mail {
  const { config, step, words, isAgreed, viewing, parties } = told
  const method = calendarMethodOf(step, isAgreed)
  const prefix = step === 'confirm' && isAgreed ? 'Moved: ' : PREFIXES[step]
  return {
    ...envelope(told),
    subject: `${prefix}${subjectOf(viewing, parties)}`,
    letter: { ...frame(told), heading: HEADINGS[step], paragraphs: [words] },
    calendar: method && { method, text: writeInvitation(config, method, told) },
  }
}

/** Null for steps that leave calendars as they are: only what was agreed stands in them. */
export function calendarMethodOf(step: NotifiedStep, isAgreed: boolean): CalendarMethod | undefined {
  if (step === 'confirm') return 'REQUEST'
  return step === 'cancel' && isAgreed ? 'CANCEL' : undefined
}

const HEADINGS: Record<NotifiedStep, string> = {
  propose: 'Somebody wants to meet at the space',
  counter: 'Another time is proposed',
  move: 'Another time is proposed',
  confirm: 'The viewing is agreed',
  decline: 'The viewing was declined',
  cancel: 'The viewing was cancelled',
  missed: 'The viewing did not take place',
}

/** A day or two hours before. */
export function reminderMail(told: ReminderMailInput): Mail {
  const { viewing, parties, recipient, now } = told
  const zone = viewing.time_zone
  const isToday = toWallTime(required(viewing.starts_at), zone).date === toWallTime(now, zone).date
  const day = isToday ? 'Today' : 'Tomorrow'
  const other = parties.names[otherSide(recipient.side)]
  return {
    ...envelope(told),
    subject: `${day}: ${subjectOf(viewing, parties)}`,
    letter: {
      ...frame(told),
      heading: `${day} you see ${recipient.side === 'buyer' ? 'a space' : 'a buyer'}`,
      paragraphs: [`You meet ${other} at “${parties.title}”. If you cannot come, please say so now.`],
    },
  }
}

function subjectOf({ starts_at, time_zone }: ViewingRow, { title }: Parties): string {
  return `Viewing of “${title}”${starts_at ? ` on ${formatAppointment(starts_at, time_zone)}` : ''}`
}

/** Answers by mail reach the thread where mail comes in; nobody's own address is shown. */
function envelope({
  config,
  recipient,
  viewing,
  parties,
}: ReminderMailInput): Omit<Mail, 'subject' | 'letter'> {
  return {
    to: recipient.email,
    replyTo: toMemberAddress(config, recipient.mailSelector),
    fromName: `${parties.names[otherSide(recipient.side)]} via Placard`,
    references: `c${viewing.conversation_id}@${config.SUPPORT_DOMAIN}`,
  }
}

function frame(told: ReminderMailInput): Omit<Mail['letter'], 'heading' | 'paragraphs'> {
  const { config, viewing } = told
  const answer = config.INBOUND_MAIL_SECRET
    ? ''
    : '\nAnswer with the button. Replies to this mail are not read.'
  return {
    preface: config.INBOUND_MAIL_SECRET && ANSWER_MARK,
    facts: listFacts(told),
    action: { label: 'Open the viewing', url: conversationUrl(config, viewing) },
    footer: `You get this mail because of a viewing on Placard.${answer}`,
  }
}

function listFacts({ viewing, parties, recipient }: ReminderMailInput): Record<string, string> {
  const { starts_at, proposed_times, time_zone, place, minutes } = viewing
  const times = proposed_times.map((time, i) => [`Time ${i + 1}`, formatAppointment(time, time_zone)])
  const when = starts_at ? [['When', formatAppointment(starts_at, time_zone)]] : []
  const isElsewhere = starts_at && recipient.zone !== time_zone
  const own = isElsewhere ? [['Your time', formatAppointment(starts_at, recipient.zone)]] : []
  const rest = { Length: `${minutes} minutes`, Where: place, With: parties.names[otherSide(recipient.side)] }
  return { ...Object.fromEntries([...when, ...own, ...times]), ...rest }
}
