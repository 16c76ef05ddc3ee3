import { Download } from 'lucide-react'
import { useApiHref } from '#web/platform/auth/use-api-href.ts'
import { Button } from '#web/ui/button.tsx'

/** What a report is downloaded as, in the order of its buttons. */
export const REPORT_FORMATS = { pdf: 'PDF', xlsx: 'Excel', csv: 'CSV' } as const
export type ReportFormat = keyof typeof REPORT_FORMATS

/** Buttons of the files of a report; `toFile`: where each is. */
export function ReportFiles({ toFile }: { toFile: (format: ReportFormat) => string }) {
  const toHref = useApiHref()
  return (
    <div className="flex flex-wrap gap-2">
      {(Object.keys(REPORT_FORMATS) as ReportFormat[]).map((format) => (
        <Button
          key={format}
          variant={format === 'pdf' ? 'default' : 'outline'}
          render={
            <a href={toHref(toFile(format))}>
              <Download aria-hidden="true" />
              {REPORT_FORMATS[format]}
            </a>
          }
        />
      ))}
    </div>
  )
}
