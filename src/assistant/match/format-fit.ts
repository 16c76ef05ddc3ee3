import type { Format } from '#domain/discovery/formats.ts'
import type { AdType } from '#domain/vocabulary.ts'
import { FORMAT_FACTS } from '../lexicon/format-words.ts'
import type { AssistantListing } from '../listing.ts'
import type { FormatPreferences } from '../understand/slots/formats.ts'
import { createSizeFit } from './size-fit.ts'

interface Kinds {
  adTypes: readonly AdType[]
  excludedAdTypes: readonly AdType[]
}

const remembered = new WeakMap<AssistantListing, string>()

/** What a seller calls a space: its title and what its specifications state. */
function namesOf(listing: AssistantListing): string {
  const known = remembered.get(listing)
  if (known !== undefined) return known
  const names = [listing.title, ...listing.specs.map(({ value }) => value)].join(' \n ')
  remembered.set(listing, names)
  return names
}

/** True when a space is of a format by its own title, size or specifications. */
export function isOfFormat(listing: AssistantListing, format: Format): boolean {
  const { kinds, says } = FORMAT_FACTS[format]
  return kinds.includes(listing.adType) && says.test(namesOf(listing))
}

/** The first wanted format that a space is of; null for none. */
export function formatOf(listing: AssistantListing, wishes: FormatPreferences | undefined): Format | null {
  return wishes?.wanted.find((format) => isOfFormat(listing, format)) ?? null
}

/** 0–1: as far as a space is of the formats and the sizes asked for, each alike. Made once for a market. */
export function createFormatFit(wishes: FormatPreferences): (listing: AssistantListing) => number {
  const { wanted, refused, sizes = [] } = wishes
  if (sizes.length === 0) return (listing) => nameFit(listing, wishes)
  const sizeFit = createSizeFit(sizes)
  if (wanted.length + refused.length === 0) return sizeFit
  return (listing) => (sizeFit(listing) + nameFit(listing, wishes)) / 2
}

/** 0–1: of a wanted format; half where only its description says so. What merely mentions a refused one loses as much. */
function nameFit(listing: AssistantListing, { wanted, refused }: FormatPreferences): number {
  const mentions = (format: Format) =>
    FORMAT_FACTS[format].kinds.includes(listing.adType) && FORMAT_FACTS[format].says.test(listing.description)
  const met = wanted.some((format) => isOfFormat(listing, format))
    ? 1
    : wanted.length === 0 || wanted.some(mentions)
      ? 0.5
      : 0
  return refused.some(mentions) ? met / 2 : wanted.length === 0 ? 1 : met
}

/** Without refusals of what the kinds asked for cannot be: "radio, no postcards" ranks no station. */
export function openFormats(
  wishes: FormatPreferences | undefined,
  { adTypes, excludedAdTypes }: Kinds,
): FormatPreferences | undefined {
  const isOpen = (format: Format) =>
    FORMAT_FACTS[format].kinds.some(
      (kind) => !excludedAdTypes.includes(kind) && (adTypes.length === 0 || adTypes.includes(kind)),
    )
  const refused = wishes?.refused.filter(isOpen) ?? []
  const wanted =
    wishes?.wanted.filter((format) =>
      FORMAT_FACTS[format].kinds.some((kind) => !excludedAdTypes.includes(kind)),
    ) ?? []
  const hasAny = wanted.length + refused.length + (wishes?.sizes?.length ?? 0) > 0
  return hasAny ? { ...wishes, wanted, refused } : undefined
}

/** True for what says of itself that it is what was refused, and nothing that was wanted. */
export function isRefusedFormat(listing: AssistantListing, wishes: FormatPreferences | undefined): boolean {
  if (!wishes || formatOf(listing, wishes) !== null) return false
  return wishes.refused.some((format) => isOfFormat(listing, format))
}

/** The kinds beyond those asked for that a wanted format is listed under too; refused kinds stay refused. */
export function kindsBeyond(
  wishes: FormatPreferences | undefined,
  { adTypes, excludedAdTypes }: Kinds,
): AdType[] {
  if (!wishes || wishes.isWithinKinds || adTypes.length === 0) return []
  const kinds = new Set(wishes.wanted.flatMap((format) => FORMAT_FACTS[format].kinds))
  return [...kinds].filter((kind) => !adTypes.includes(kind) && !excludedAdTypes.includes(kind))
}
