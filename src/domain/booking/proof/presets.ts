import type { AdType } from '../../vocabulary.ts'
import type { BookingTerms } from '../booking-terms.ts'
import type { ProofRule } from './rule.ts'

/** What a medium's sellers show, under its name. */
export interface ProofPreset {
  id: string
  label: string
  rules: readonly ProofRule[]
}

const FACES: ProofPreset = {
  id: 'faces',
  label: 'Photos, close and wide, and again after new artwork',
  rules: [
    { about: 'posting', kind: 'photo', workingDays: 5 },
    { about: 'rotation', kind: 'photo', workingDays: 5 },
  ],
}
const POSTED: ProofPreset = {
  id: 'posted',
  label: 'Photos of each face, close and wide',
  rules: [{ about: 'posting', kind: 'photo', workingDays: 10 }],
}
const SCREEN: ProofPreset = {
  id: 'screen',
  label: 'A play log every 28 days, and photos, close and wide',
  rules: [
    { about: 'log', kind: 'play-log', workingDays: 5 },
    { about: 'posting', kind: 'photo', workingDays: 10 },
  ],
}
const POST: ProofPreset = {
  id: 'post',
  label: 'The link, and a screenshot of its figures on day 7',
  rules: [{ about: 'post', kind: 'link', workingDays: 10 }],
}
const ISSUE: ProofPreset = {
  id: 'issue',
  label: 'A tear sheet of each issue',
  rules: [{ about: 'issue', kind: 'tear-sheet', workingDays: 3 }],
}
const SPOTS: ProofPreset = {
  id: 'spots',
  label: 'An affidavit of run times every 28 days',
  rules: [{ about: 'run', kind: 'affidavit', workingDays: 5 }],
}
const EVENT: ProofPreset = {
  id: 'event',
  label: 'Photos of each deliverable, close and wide',
  rules: [{ about: 'event', kind: 'photo', workingDays: 10 }],
}
/** As every contract said before duties were part of it. */
const ANYTHING: ProofPreset = {
  id: 'any',
  label: 'One photo, recording or copy',
  rules: [{ about: 'posting', kind: 'any', workingDays: 10 }],
}

/** By medium, the usual first. */
const PRESETS: Record<AdType, readonly ProofPreset[]> = {
  billboard: [FACES, POSTED, ANYTHING],
  digital: [SCREEN, POSTED, POST, ANYTHING],
  print: [ISSUE, POST, ANYTHING],
  radio: [SPOTS, POST, ANYTHING],
  event: [EVENT, ANYTHING],
  social: [POST, ANYTHING],
}

export function listProofPresets(medium: AdType): readonly ProofPreset[] {
  return PRESETS[medium]
}

interface Sold {
  medium: AdType
  unitName: string
  delivery: BookingTerms['delivery']
}

/** What is small, posted on paper and many at once. */
const POSTERS = /\b(?:posters?|shelters?|junior|transit|bus(?:es)?|kiosks?|bulletin boards?)\b/i

/** What holds where a seller has chosen nothing. */
export function usualProof({ medium, unitName, delivery }: Sold): readonly ProofRule[] {
  if (medium === 'billboard') return (POSTERS.test(unitName) ? POSTED : FACES).rules
  const isOnline = delivery === 'online' && (medium === 'digital' || medium === 'print')
  const [usual = ANYTHING] = PRESETS[medium]
  return (isOnline ? POST : usual).rules
}
