import type { UseFormRegister } from 'react-hook-form'
import type { NoticeSettings, NoticeSettingsInput } from '#contract/ground/notices.ts'
import { MAIL_MODES, type MailMode } from '#domain/ground/notices.ts'
import { Select } from '#web/ui/select.tsx'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#web/ui/table.tsx'

const MODES: Record<MailMode, string> = {
  'at-once': 'At once',
  'if-unread': 'If still unread',
  digest: 'With the day’s digest',
  off: 'No mail',
}
const MODE_OPTIONS = MAIL_MODES.map((value) => ({ value, label: MODES[value] }))

type KindsTableProps = { kinds: NoticeSettings['kinds']; register: UseFormRegister<NoticeSettingsInput> }

/** Every kind of notice with where it is told; on a phone a block a kind. */
export function KindsTable({ kinds, register }: KindsTableProps) {
  return (
    <Table caption="Notifications, and where you get them" stacks>
      <TableHeader>
        <TableRow>
          <TableHead>What</TableHead>
          <TableHead>On Placard</TableHead>
          <TableHead>By mail</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {kinds.map((kind) => (
          <KindRow key={kind.kind} kind={kind} register={register} />
        ))}
      </TableBody>
    </Table>
  )
}

type KindRowProps = { kind: KindsTableProps['kinds'][number]; register: KindsTableProps['register'] }

function KindRow({ kind: { kind, label, mail, isAlwaysMailed }, register }: KindRowProps) {
  return (
    <TableRow>
      <th scope="row" className="text-left font-medium max-md:w-full md:px-3 md:py-2.5">
        {label}
      </th>
      <TableCell>
        <label className="flex min-h-10 items-center gap-2.5 pointer-coarse:min-h-11">
          <input
            type="checkbox"
            className="size-5 accent-primary"
            aria-label={`On Placard: ${label}`}
            {...register(`prefs.${kind}.page`)}
          />
          <span aria-hidden="true">Show</span>
        </label>
      </TableCell>
      <TableCell>
        {isAlwaysMailed ? (
          <p className="flex min-h-10 items-center">{MODES[mail]}, always</p>
        ) : (
          <Select
            aria-label={`By mail: ${label}`}
            options={MODE_OPTIONS}
            {...register(`prefs.${kind}.mail`)}
            className="w-52 max-w-full"
          />
        )}
      </TableCell>
    </TableRow>
  )
}
