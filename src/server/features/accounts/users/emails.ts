import { describeUnsettled, type Unsettled } from '#domain/booking/unsettled.ts'
import type { Mail } from '../../../platform/mail/mail.ts'

interface Person {
  email: string
  name: string | null
  username: string
}

const FOOTER = 'You get this mail because you have an account on Placard.'

export function suspendedMail(
  user: Person,
  { reason, paused, unsettled }: { reason: string; paused: number; unsettled: readonly Unsettled[] },
): Mail {
  const listings = paused > 0 ? [`Your public listings (${paused}) are paused meanwhile.`] : []
  const owed = unsettled.length > 0 ? [`${describeUnsettled(unsettled)} What is owed stays owed.`] : []
  return {
    to: user.email,
    subject: 'Your Placard account is suspended',
    letter: {
      heading: 'Your account is suspended',
      paragraphs: [
        `Hello ${user.name ?? user.username},`,
        'An admin suspended your account:',
        ...listings,
        ...owed,
      ],
      quote: reason,
      footer: `${FOOTER} If you think this is wrong, answer through the contact form.`,
    },
  }
}

export function restoredMail(
  user: Person,
  { publicUrl, resumed }: { publicUrl: string; resumed: number },
): Mail {
  const listings =
    resumed > 0 ? [`Your listings that were paused meanwhile (${resumed}) are public again.`] : []
  return {
    to: user.email,
    subject: 'Your Placard account is restored',
    letter: {
      heading: 'Welcome back',
      paragraphs: [`Hello ${user.name ?? user.username},`, 'Your account works again.', ...listings],
      action: { label: 'Sign in', url: publicUrl },
      footer: FOOTER,
    },
  }
}
