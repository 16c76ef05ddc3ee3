import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { affidavitRoutes } from '#contract/booking/proofs-affidavits.ts'
import type { Out } from '#contract/route.ts'
import { countAffidavit } from '#domain/booking/proof/affidavit.ts'
import type { CountedFacts } from '#domain/booking/proof/facts.ts'
import type { DutyStand } from '#domain/booking/proof/stand.ts'
import { toBookingReference } from '#domain/booking/reference.ts'
import { formatDayIn } from '#domain/format-dates.ts'
import type { Actor } from '#domain/listings/listing.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../../context.ts'
import { makeFile } from '../../../../platform/child/make-file.ts'
import { readOrganizationName } from '../../../../platform/db/organization-name.ts'
import { discardPair, storeWithPreview } from '../../../../platform/files/store-with-preview.ts'
import { AppError } from '../../../../platform/http/app-error.ts'
import { withSpoolFolder } from '../../../../platform/uploads/spool.ts'
import { type Owed, readDuties } from '../../duties/read-duties.ts'
import { addProof } from '../add-proof.ts'
import { placementName } from '../present.ts'
import { findProof } from '../queries.ts'
import type { ReceivedProof } from '../receive-proof.ts'
import { requireProving } from '../send-proof.ts'
import type { AffidavitDocument } from './render-affidavit.ts'

const PROCESS = join(import.meta.dirname, 'affidavit-process.ts')
const TOO_LONG = 'This affidavit is too long to print. Sign it in parts.'

type Input = Out<typeof affidavitRoutes.signAffidavit.body>

interface SignAffidavitInput {
  bookingId: number
  actor: Actor
  input: Input
}

/**
 * What is signed becomes a PDF, and that the proof: counted, compared and chained as a log is. Sent again it is the first one.
 * @throws AppError `invalid-input` for more than can be printed
 */
export async function signAffidavit(context: AppContext, signing: SignAffidavitInput): Promise<void> {
  const { bookingId, actor, input } = signing
  await requireProving(context, bookingId, actor)
  if (await isSignedBefore(context, signing)) return
  const owed = required(
    (await readDuties(context.db, { ids: [bookingId], now: context.now() })).get(bookingId),
  )
  const duty = requireDuty(owed, input)
  const document = await toDocument(context, { signing, owed, duty })
  await withSpoolFolder(context.config.DATA_DIR, async (folder) => {
    const subject = String(actor.personId)
    const bytes = await makeFile({ entry: PROCESS, input: { document }, folder, subject })
    if (!bytes) throw new AppError('invalid-input', { message: TOO_LONG })
    const path = join(folder, 'made')
    const stored = await storeWithPreview(context.files, { folder: 'proof', path, preview: null })
    const received = toReceived(input, { ...stored, sizeBytes: bytes.length })
    try {
      if (!(await addProof(context, { bookingId, actor, received })))
        await discardPair(context.files, received)
    } catch (error) {
      await discardPair(context.files, received)
      throw error
    }
  })
}

/** Its PDF would be another one each time: what was counted and signed is compared. @throws AppError `conflict` for another's id */
async function isSignedBefore(
  { db }: AppContext,
  { bookingId, input }: SignAffidavitInput,
): Promise<boolean> {
  const before = await findProof(db, input.id)
  if (!before) return false
  const isOfDuty = before.booking_id === bookingId && before.duty === input.duty
  if (isOfDuty && isDeepStrictEqual(before.facts, countedOf(input).facts)) return true
  throw new AppError('conflict', { message: 'Another proof was handed in under this id.' })
}

/** @throws AppError `invalid-input`, `not-proof` */
function requireDuty({ stands, today }: Owed, { duty: key, lines }: Input): DutyStand {
  const duty = stands.find((one) => one.key === key)
  if (!duty) throw new AppError('invalid-input', { message: 'Nothing of this kind is owed by this booking.' })
  if (duty.kind !== 'affidavit' && duty.kind !== 'any')
    throw new AppError('not-proof', {
      message: 'What was promised here is something else than an affidavit.',
    })
  const late = lines.findIndex(({ day }) => day > today)
  if (late < 0) return duty
  const message = 'This day has not come yet'
  throw new AppError('invalid-input', { message, fields: { [`lines.${late}.day`]: message } })
}

interface ToDocumentInput {
  signing: SignAffidavitInput
  owed: Owed
  duty: DutyStand
}

async function toDocument(
  { db, now }: AppContext,
  { signing: { bookingId, actor, input }, owed, duty }: ToDocumentInput,
): Promise<AffidavitDocument> {
  const seller = await readOrganizationName(db, actor.organizationId)
  const { id, outlet, seconds, signer, role } = input
  const lines = input.lines.map((line) => ({ ...line, times: line.times.toSorted((a, b) => a - b) }))
  return {
    affidavit: { outlet, seconds, signer, role, lines },
    id,
    reference: toBookingReference(bookingId),
    brand: owed.terms.brand,
    seller,
    space: owed.terms.listing.title,
    placement: placementName(required(owed.terms.units[duty.item])),
    signedOn: `By a press on Placard on ${formatDayIn(now(), owed.timeZone)}`,
    createdAt: now().toISOString(),
  }
}

/** What the proof says of itself, and each time that it states. */
function countedOf({ outlet, seconds, lines, signer: name, role }: Input) {
  const { total, days, runs } = countAffidavit({ lines, seconds })
  const signed = { name, role }
  const facts: CountedFacts = { kind: 'counted', lines: lines.length, total, days, signed, outlet }
  return { facts, runs }
}

function toReceived(
  input: Input,
  stored: Pick<ReceivedProof, 'sha256' | 'path' | 'preview' | 'sizeBytes'>,
): ReceivedProof {
  return {
    ...stored,
    ...countedOf(input),
    id: input.id,
    duty: input.duty,
    caption: '',
    url: null,
    name: 'affidavit.pdf',
    mediaType: 'application/pdf',
    alike: null,
    capture: null,
    written: null,
  }
}
