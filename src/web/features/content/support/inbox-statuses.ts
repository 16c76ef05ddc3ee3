import type { InboxSummary } from '#contract/content/support.ts'

export function toStatuses(desk: InboxSummary | undefined) {
  const count = (status: keyof InboxSummary['counts']) => (desk ? ` ${desk.counts[status]}` : '')
  return [
    { value: 'open', label: `Open${count('open')}` },
    { value: 'answered', label: `Answered${count('answered')}` },
    { value: 'closed', label: `Closed${count('closed')}` },
    { value: 'spam', label: `Spam${count('spam')}` },
    { value: 'all', label: 'All' },
  ] as const
}
