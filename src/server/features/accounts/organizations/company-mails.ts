import { describeUnsettled, type Unsettled } from '#domain/booking/unsettled.ts'
import type { Mail } from '../../../platform/mail/mail.ts'

interface Owner {
  email: string
  name: string
}

const FOOTER = 'You get this mail because you are an owner of this company on Placard.'

interface Suspended {
  company: string
  reason: string
  paused: number
  unsettled: readonly Unsettled[]
}

export function companySuspendedMail(
  { email, name }: Owner,
  { company, reason, paused, unsettled }: Suspended,
): Mail {
  const listings = paused > 0 ? [`Its public listings (${paused}) are paused meanwhile.`] : []
  const owed = unsettled.length > 0 ? [`${describeUnsettled(unsettled)} What is owed stays owed.`] : []
  return {
    to: email,
    subject: `${company} is suspended on Placard`,
    letter: {
      heading: `${company} is suspended`,
      paragraphs: [
        `Hello ${name},`,
        `An admin suspended ${company}. Its team can still read everything, and can change nothing until it is restored. Your own account works as before. The reason:`,
        ...listings,
        ...owed,
      ],
      quote: reason,
      footer: `${FOOTER} If you think this is wrong, answer through the contact form.`,
    },
  }
}

export function companyRestoredMail(
  { email, name }: Owner,
  { company, publicUrl, resumed }: { company: string; publicUrl: string; resumed: number },
): Mail {
  const listings =
    resumed > 0 ? [`Its listings that were paused meanwhile (${resumed}) are public again.`] : []
  return {
    to: email,
    subject: `${company} is restored on Placard`,
    letter: {
      heading: `${company} is restored`,
      paragraphs: [`Hello ${name},`, `The team of ${company} can work as before.`, ...listings],
      action: { label: 'Open Placard', url: publicUrl },
      footer: FOOTER,
    },
  }
}
