import { join } from 'node:path'
import type { BasisTotals } from '#contract/planning/plans.ts'
import { isMiddleOf } from '#domain/discovery/places/area.ts'
import type { LatLng } from '#domain/geo.ts'
import { addKinds, type KindsAdded } from '#domain/planning/kinds-added.ts'
import { describeNearestShops } from '#domain/planning/shops.ts'
import type { VersionStand } from '#domain/planning/version-stand.ts'
import { required } from '#domain/required.ts'
import type { AdType } from '#domain/vocabulary.ts'
import type { AppContext } from '../../../context.ts'
import { makeFile } from '../../../platform/child/make-file.ts'
import { withSpoolFolder } from '../../../platform/uploads/spool.ts'
import type { ExportedPlan } from './plan-booking.ts'
import { describeLineStatus } from './plan-to-csv.ts'

const PROCESS = join(import.meta.dirname, 'plan-process.ts')

/** A plan as its PDF shows it. Money is integer US cents, by the price engine, as of `asOf`. */
export interface PlanDocument {
  name: string
  /** Instant (ISO 8601). */
  asOf: string
  budgetCents: number | null
  stand: VersionStand
  /** How near it was to the best when it was made, in words; null where nothing is known. */
  certificate: string | null
  lines: {
    title: string
    medium: AdType | null
    place: string | null
    /** Null: it is on no map. */
    point: LatLng | null
    /** "1.2 mi from Pearl Street, 3.4 mi from Hilltop"; null without shops, or where they are not shown. */
    nearest: string | null
    first: string
    last: string
    quantity: number
    /** Null: it cannot be had, or prices are not shown. */
    totalCents: number | null
    status: string
  }[]
  /** Null: prices are not shown, here or anywhere in it. */
  totalCents: number | null
  totals: (typeof BasisTotals)['_output'] | null
  /** Totals of different kinds together, where somebody asked for it. */
  kindsAdded: KindsAdded | null
}

export interface DrawnPlan {
  plan: PlanDocument
  /** Lines that are at the middle of their town, as their pages say too, by position. */
  rough: number[]
}

export const GONE = 'A space that is not offered any more'

export function toPlanDocument({ plan, asOf, stand, addsKinds }: ExportedPlan): PlanDocument {
  const { name, budgetCents, certificate, lines, totalCents, totals } = plan
  return {
    name,
    asOf: asOf.toISOString(),
    budgetCents,
    stand,
    certificate: certificate?.says ?? null,
    lines: lines.map(({ listing, first, last, quantity, price, nearestShops }) => ({
      title: listing?.title ?? GONE,
      medium: listing?.adType ?? null,
      place: listing?.location.text ?? null,
      point: listing?.coordinates ?? null,
      nearest: describeNearestShops(nearestShops),
      first,
      last,
      quantity,
      totalCents: price.state === 'refused' ? null : price.totalCents,
      status: describeLineStatus(price),
    })),
    totalCents,
    totals,
    kindsAdded: addsKinds ? addKinds(totals) : null,
  }
}

/** As a PDF, drawn in a process of its own: to draw even a short one blocks longer than requests may wait. @param subject for whom @throws AppError `unavailable` */
export function writePlanPdf(
  { config, gazetteer }: Pick<AppContext, 'config' | 'gazetteer'>,
  plan: PlanDocument,
  subject: string,
): Promise<Buffer> {
  const rough = plan.lines.flatMap(({ place, point }, at) =>
    isMiddleOf(place === null ? null : gazetteer().resolvePlace(place), point) ? [at] : [],
  )
  const input: DrawnPlan = { plan, rough }
  return withSpoolFolder(config.DATA_DIR, async (folder) =>
    required(await makeFile({ entry: PROCESS, input, folder, subject })),
  )
}
