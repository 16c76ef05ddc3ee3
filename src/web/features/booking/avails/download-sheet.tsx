import { Download } from 'lucide-react'
import { MAX_PDF_FACES } from '#contract/booking/avails.ts'
import { ACTING_FOR_PARAMETER } from '#domain/acting-for.ts'
import { useNamedOrganization } from '#web/platform/auth/use-api-href.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { type AvailsSearch, toAvailsFilter } from './avails-search.ts'

type DownloadSheetProps = {
  search: AvailsSearch
  /** Faces that match; null while they are read. */
  total: number | null
}

const FORMATS = { pdf: 'PDF', xlsx: 'Excel', csv: 'CSV' } as const
const PRICES = [
  { value: 'rate', label: 'Rate card' },
  { value: 'none', label: 'Left out' },
]

/** Sheets of the faces that are shown, for clients or for one's own house: a form, so that it works without scripts. */
export function DownloadSheet({ search, total }: DownloadSheetProps) {
  const { by, from } = search
  // what such a form sends takes the place of what its address says
  const as = useNamedOrganization() ?? undefined
  const filters = Object.entries({ [ACTING_FOR_PARAMETER]: as, by, from, ...toAvailsFilter(search) })
  const isTooMany = total !== null && total > MAX_PDF_FACES
  return (
    <details className="rounded-card border border-rule bg-card print:hidden">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-4 font-semibold">
        <Download aria-hidden="true" className="size-4" />
        Avails sheet
      </summary>
      <form
        method="get"
        action="/api/my/avails.pdf"
        className="flex flex-wrap items-end gap-x-5 gap-y-3 border-t border-rule p-4"
      >
        {filters.map(
          ([name, value]) =>
            value !== undefined && <input key={name} type="hidden" name={name} value={String(value)} />,
        )}
        <Field label="Prices" className="w-40">
          <Select name="prices" options={PRICES} />
        </Field>
        <Checkbox
          name="internal"
          value="1"
          label="Internal"
          hint="Also what takes each cell, and for whom. Clients' sheets say only what is free."
        />
        <div className="flex flex-wrap gap-2">
          {(['pdf', 'xlsx', 'csv'] as const).map((format) => (
            <Button
              key={format}
              type="submit"
              variant="outline"
              formAction={`/api/my/avails.${format}`}
              disabled={format === 'pdf' && isTooMany}
            >
              {FORMATS[format]}
            </Button>
          ))}
        </div>
        {isTooMany && (
          <p className="basis-full text-sm text-ink-soft">
            {`A PDF has a picture of each face and holds ${MAX_PDF_FACES} of them. Filter your faces to make one.`}
          </p>
        )}
      </form>
    </details>
  )
}
