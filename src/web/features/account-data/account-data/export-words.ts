import type { CompanyExport } from '#contract/account-data/account-data-companies.ts'
import { formatZonedTime } from '#domain/format-dates.ts'

interface ExportWords {
  tone: 'info' | 'success' | 'warning'
  title: string
  more: string
}

/** How far an export is; null: there is none. */
export function describeExport(made: CompanyExport | null): ExportWords | null {
  if (!made) return null
  const { state, done, total, sizeBytes, expiresAt } = made
  switch (state) {
    case 'waiting':
      return {
        tone: 'info',
        title: `The file is being written: ${done} of ${total} parts`,
        more: 'It goes on without this page, and you get a mail when it is ready.',
      }
    case 'ready':
      return {
        tone: 'success',
        title: `The file is ready, ${formatSize(sizeBytes ?? 0)}`,
        more: expiresAt ? `Owners can download it until ${formatZonedTime(expiresAt)}.` : '',
      }
    case 'failed':
      return {
        tone: 'warning',
        title: 'The file could not be written',
        more: 'We have been told. Ask for it again, or write to us.',
      }
  }
}

/** "12 kB", "3.4 MB" */
function formatSize(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} kB`
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
