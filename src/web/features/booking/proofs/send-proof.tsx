import { useState } from 'react'
import { PROOF_LIMITS, type ProofKind } from '#domain/booking/proof/rule.ts'
import { useApiHref } from '#web/platform/auth/use-api-href.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { UploadRow } from '#web/ui/upload-row.tsx'
import { AffidavitForm } from './affidavits/affidavit-form.tsx'
import type { Duty } from './duty-state.ts'
import { LogColumns } from './log-columns.tsx'
import { SendLink } from './send-link.tsx'
import { StatedFields } from './stated-fields.tsx'
import { NOTHING_STATED, toFields } from './stated-values.ts'
import { useLogColumns } from './use-log-columns.ts'
import { useProofUpload } from './use-proof-upload.ts'

type SendProofProps = { bookingId: number; duty: Duty; hasSent: boolean }

const MEGABYTES = PROOF_LIMITS.bytes / 1024 / 1024
const PICTURES = '.png,.jpg,.jpeg,.heic,.heif,.webp,.tif,.tiff,.gif'
const ACCEPT: Record<ProofKind, string> = {
  any: `${PICTURES},.pdf,.mp3,.wav,.aac,.m4a,.flac,.ogg,.mp4,.mov,.webm,.csv`,
  photo: `${PICTURES},.mp4,.mov,.webm`,
  'play-log': `.csv,.pdf,${PICTURES}`,
  link: `${PICTURES},.pdf`,
  'tear-sheet': `.pdf,${PICTURES}`,
  affidavit: `.pdf,.csv,${PICTURES}`,
}

/** Files of the seller's for one duty, with a caption, or an address where a link was promised. */
export function SendProof({ bookingId, duty, hasSent }: SendProofProps) {
  const toHref = useApiHref()
  const { uploads, choose, send, drop } = useProofUpload(bookingId, duty.key)
  const [stated, setStated] = useState(NOTHING_STATED)
  const { asked, ask, done } = useLogColumns(duty)
  const chooseAll = async (files: readonly File[]) => {
    const known = await ask(files)
    if (known.length > 0) await choose(known, toFields(stated))
  }
  const label = `${duty.title} of ${duty.placement}`
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-soft">{duty.hint}</p>
      {duty.kind === 'link' && <SendLink bookingId={bookingId} duty={duty} />}
      {(duty.kind === 'affidavit' || duty.kind === 'any') && (
        <AffidavitForm bookingId={bookingId} duty={duty} />
      )}
      <form
        method="post"
        action={toHref(`/api/bookings/${bookingId}/proofs`)}
        encType="multipart/form-data"
        className="flex flex-col gap-4"
        onSubmit={(event) => event.preventDefault()}
      >
        <input type="hidden" name="duty" value={duty.key} />
        <StatedFields duty={duty} stated={stated} onChange={setStated} />
        {asked.map(({ file, headers }) => (
          <LogColumns
            key={file.name}
            name={file.name}
            headers={headers}
            onDrop={() => done(file)}
            onChoose={(columns) => {
              done(file)
              void choose([file], toFields(stated, columns))
            }}
          />
        ))}
        {uploads.length > 0 && (
          <ul aria-live="polite" className="flex flex-col gap-2">
            {uploads.map((upload) => (
              <li key={upload.id}>
                <UploadRow
                  upload={upload}
                  onRetry={() => void send(upload, { ...upload.said, ...toFields(stated) })}
                  onDrop={() => drop(upload.id)}
                />
              </li>
            ))}
          </ul>
        )}
        <div className="noscript:hidden">
          <FileDrop aria-label={label} accept={ACCEPT[duty.kind]} onFiles={(files) => void chooseAll(files)}>
            {hasSent && 'Another file beside what is there. '}
            {MEGABYTES} MB at most each
          </FileDrop>
        </div>
        <noscript>
          <Field label={label} hint={`${MEGABYTES} MB at most`}>
            <input type="file" name="file" accept={ACCEPT[duty.kind]} required />
          </Field>
          <Button type="submit" className="self-start">
            Hand in the file
          </Button>
        </noscript>
      </form>
    </div>
  )
}
