import { forgotPasswordPath, resetPasswordPath, undoEmailChangePath, verifyEmailPath } from '#domain/paths.ts'
import type { Config } from '../../../config.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import type { UserRow } from './queries.ts'

export type Site = Pick<Config, 'PUBLIC_URL'>
export type Person = Pick<UserRow, 'username' | 'name'>

export const greet = ({ name, username }: Person) => `Hello ${name ?? username},`
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
      action: { label: 'Confirm email address', url: link(site, verifyEmailPath(), token) },
      footer: 'Somebody used this address on Placard. If that was not you, ignore this message.',
    },
  }
}

export function passwordResetMail(
  site: Site,
  person: UserRow,
  { token, factors }: { token: string; factors: string[] },
): Mail {
  return {
    to: person.email,
    subject: 'Set a new password',
    letter: {
      heading: 'Set a new password',
      paragraphs: [
        greet(person),
        'Press the button to choose a new password. The link works once, for one hour.',
        ...nameFactors(factors),
      ],
      action: { label: 'Choose a new password', url: link(site, resetPasswordPath(), token) },
      footer: 'If you did not ask for this, ignore this message: your password stays as it is.',
    },
  }
}

export function nameFactors(factors: string[]): string[] {
  if (factors.length === 0) return []
  return [
    `A new password alone leaves these as they are: ${factors.join('; ')}. If one of them is not yours, remove it on the same page.`,
  ]
}

/** Sent to the former address, whose owner can undo the change. */
export function emailChangedMail(
  site: Site,
  person: Person,
  { to, now, token }: { to: string; now: string; token: string },
): Mail {
  return {
    to,
    subject: 'Your Placard email address was changed',
    letter: {
      heading: 'Your email address was changed',
      paragraphs: [
        greet(person),
        `Your Placard account now has the address ${now}. If that was you, there is nothing to do.`,
        'If it was not you, take it back: press the button within three days. Every session then ends, and you choose a new password.',
      ],
      action: { label: 'It was not me', url: link(site, undoEmailChangePath(), token) },
      footer: 'We tell you about every change to how you sign in.',
    },
  }
}

export function signInCodeMail(site: Site, person: UserRow, code: string): Mail {
  return {
    to: person.email,
    subject: 'Your code to sign in',
    letter: {
      heading: 'Your code to sign in',
      paragraphs: [
        greet(person),
        'Somebody signed in with your password while many wrong ones were tried on your account. If that was you, enter the code below within a quarter of an hour.',
        'If it was not you, somebody knows your password: set a new one now.',
      ],
      facts: { Code: code },
      action: { label: 'Set a new password', url: `${site.PUBLIC_URL}${forgotPasswordPath()}` },
      footer: 'Nobody from Placard ever asks you for this code.',
    },
  }
}

/** Sent instead of the link: another account requested an address that already belongs to this one. */
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
      action: { label: 'Set a new password', url: `${site.PUBLIC_URL}${forgotPasswordPath()}` },
      footer: 'If that was not you, ignore this message: nothing has changed.',
    },
  }
}
