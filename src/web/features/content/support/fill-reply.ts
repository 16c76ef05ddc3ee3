import type { TicketDetail } from '#contract/content/support.ts'

export function fill(body: string, { name, number }: TicketDetail): string {
  return body.replaceAll('{name}', name.split(' ')[0] ?? name).replaceAll('{number}', number)
}
