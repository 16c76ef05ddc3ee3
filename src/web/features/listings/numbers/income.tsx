import type { Income, MyNumbers } from '#contract/listings/numbers.ts'
import { formatShortCents } from '#domain/booking/price/cents.ts'
import { PageSection } from '#web/ui/page-section.tsx'
import { Stat } from '#web/ui/stat.tsx'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#web/ui/table.tsx'
import { describeTrend } from './trend-words.ts'

type ShownIncome = NonNullable<MyNumbers['income']>

const SHOWN = [
  ['agreedCents', 'Agreed'],
  ['creditedCents', 'Credited'],
  ['paidCents', 'Paid'],
  ['refundedCents', 'Refunded'],
] as const satisfies [keyof Income, string][]

type IncomeSectionProps = { income: ShownIncome; days: number; toKindLabel: (name: string) => string }

/** What the books say of a seller's spaces, beside the span before. */
export function IncomeSection({ income, days, toKindLabel }: IncomeSectionProps) {
  const { totals, before, kinds, markets } = income
  return (
    <PageSection
      title="Income"
      lead="What was agreed, credited, paid and refunded in these days, by the books, tax included."
    >
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {SHOWN.map(([cents, label]) => (
          <Stat
            key={cents}
            label={label}
            value={formatShortCents(totals[cents])}
            note={describeTrend(totals[cents], before[cents], days)}
          />
        ))}
      </dl>
      {kinds.length > 0 && (
        <>
          <IncomeTable caption="Income by kind" label="Kind" groups={kinds} nameOf={toKindLabel} />
          <IncomeTable caption="Income by market" label="Market" groups={markets} nameOf={(name) => name} />
        </>
      )}
    </PageSection>
  )
}

type IncomeTableProps = {
  caption: string
  label: string
  groups: ShownIncome['kinds']
  nameOf: (name: string) => string
}

function IncomeTable({ caption, label, groups, nameOf }: IncomeTableProps) {
  return (
    <Table caption={caption}>
      <TableHeader>
        <TableRow>
          <TableHead>{label}</TableHead>
          {SHOWN.map(([cents, name]) => (
            <TableHead key={cents} numeric>
              {name}
            </TableHead>
          ))}
        </TableRow>
      </TableHeader>
      <TableBody>
        {groups.map(({ name, income }) => (
          <TableRow key={name}>
            <TableCell className="min-w-40 font-semibold">{nameOf(name)}</TableCell>
            {SHOWN.map(([cents]) => (
              <TableCell key={cents} numeric className={income[cents] === 0 ? 'text-ink-faint' : ''}>
                {formatShortCents(income[cents])}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
