import { NOTICE_KINDS } from '#domain/ground/notices.ts'

/** What a link in a mail is about; its address may say anything. */
export function nameOf(kind: string): string {
  if (kind === 'digest') return 'your day on Placard'
  return Object.hasOwn(NOTICE_KINDS, kind)
    ? `“${NOTICE_KINDS[kind as keyof typeof NOTICE_KINDS].label}”`
    : 'this kind'
}
