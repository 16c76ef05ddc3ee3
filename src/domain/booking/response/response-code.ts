import type { BookingStatus } from '../lifecycle.ts'

/** Limits of a response code, in characters. */
export const RESPONSE_LIMITS = {
  target: 500,
  promo: 40,
  phone: 40,
  /** Of a code, that its buyer is shown: how often it was led elsewhere. */
  history: 20,
} as const

/** Letters that are not taken for another one or for a digit; without vowels they make no words. */
export const RESPONSE_ALPHABET = 'BCDFGHJKMNPQRSTVWXZ'
export const RESPONSE_LENGTH = 6

/** As it is stored; whoever types it may use small letters. Undefined: it can be none. */
export function parseResponseCode(text: string): string | undefined {
  const code = text.length === RESPONSE_LENGTH ? text.toUpperCase() : ''
  return code.length === RESPONSE_LENGTH && isSpelled(code) ? code : undefined
}

function isSpelled(code: string): boolean {
  return [...code].every((letter) => RESPONSE_ALPHABET.includes(letter))
}

/** The address that is printed, without what the site is called. */
export function responsePath(code: string): string {
  return `/r/${code}`
}

/** A code is made once a booking is secured: before that an address of ours could be had for nothing. */
export const CODE_STATUSES: readonly BookingStatus[] = ['booked', 'in-flight']
