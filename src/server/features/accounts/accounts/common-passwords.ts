import { dictionary } from '@zxcvbn-ts/language-common'

let known: Set<string> | undefined

/** Whether the password is on the bundled list of passwords that attackers try first. */
export function isCommonPassword(password: string): boolean {
  known ??= new Set(dictionary['passwords-common'])
  return known.has(password.toLowerCase())
}
