import { splitReply } from './split-reply.ts'

/** The new words of a mail: without what is quoted and the signature. May be empty. */
export function stripQuote(text: string): string {
  return splitReply(text).words
}
