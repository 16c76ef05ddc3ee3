import type { Config } from '../../config.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import type { UserRow } from './queries.ts'

type Site = Pick<Config, 'PUBLIC_URL'>
type Person = Pick<UserRow, 'username' | 'name'>

const greet = ({ name, username }: Person) => `Hello ${name ?? username},`
const link = (site: Site, path: string, token: string) => `${site.PUBLIC_URL}${path}?token=${token}`

export function verificationMail(
  site: Site,
  person: Person,
  { to, token }: { to: string; token: string },
): Mail {
  return {
    to,
    subject: 'Confirm your email address',
    letter: {
      heading: 'Confirm your email address',
      paragraphs: [
        greet(person),
        'Press the button to show that this address is yours. The link works for two days.',
      ],
      action: { label: 'Confirm email address', url: link(site, '/verify-email', token) },
      footer: 'Somebody used this address on Placard. If that was not you, ignore this message.',
    },
  }
}

export function passwordResetMail(site: Site, person: UserRow, token: string): Mail {
  return {
    to: person.email,
    subject: 'Set a new password',
    letter: {
      heading: 'Set a new password',
      paragraphs: [
        greet(person),
        'Press the button to choose a new password. The link works once, for one hour.',
      ],
      action: { label: 'Choose a new password', url: link(site, '/reset-password', token) },
      footer: 'If you did not ask for this, ignore this message: your password stays as it is.',
    },
  }
}

/** Tells the owner of the account what changed, so that nobody else can do it unnoticed. */
export function securityNotice(site: Site, person: Person, { to, what }: { to: string; what: string }): Mail {
  return {
    to,
    subject: what,
    letter: {
      heading: what,
      paragraphs: [greet(person), `${what}. If that was you, there is nothing to do.`],
      action: { label: 'It was not me', url: `${site.PUBLIC_URL}/forgot-password` },
      footer: 'We tell you about every change to how you sign in.',
    },
  }
}

/** In place of the link: another account asked for an address that already belongs to this one. */
export function addressInUseMail(site: Site, holder: UserRow): Mail {
  return {
    to: holder.email,
    subject: 'You already have a Placard account',
    letter: {
      heading: 'You already have an account',
      paragraphs: [
        greet(holder),
        'Somebody wanted to use this address for another Placard account. An address belongs to one account: sign in with the one you have, or set a new password.',
      ],
      action: { label: 'Set a new password', url: `${site.PUBLIC_URL}/forgot-password` },
      footer: 'If that was not you, ignore this message: nothing has changed.',
    },
  }
}
