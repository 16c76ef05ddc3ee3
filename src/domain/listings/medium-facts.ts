import type { AdType } from '../vocabulary.ts'

export interface MediumFact {
  label: string
  /** An example value. */
  example: string
}

/**
 * What buyers of each medium ask first, most needed first: the trade's own minimum for an insertion order. Suggestions
 * only: a seller may state other facts, or fewer.
 */
export const MEDIUM_FACTS: Record<AdType, readonly MediumFact[]> = {
  billboard: [
    { label: 'Size', example: '14 × 48 ft' },
    { label: 'Facing', example: 'North' },
    { label: 'Illumination', example: 'Lit from dusk to midnight' },
    { label: 'Read', example: 'Right-hand read' },
    { label: 'Road', example: 'Aurora Ave N at N 85th St' },
    { label: 'Install lead time', example: '10 working days' },
    { label: 'Print specs', example: 'PDF, CMYK, 300 dpi at 1/10 scale' },
    { label: 'Permit', example: 'State sign permit number' },
  ],
  print: [
    { label: 'Ad size', example: 'Quarter page, 4.9 × 6.1 in' },
    { label: 'Circulation', example: '12,000, audited' },
    { label: 'Issue date', example: 'Every Thursday' },
    { label: 'Colour', example: 'Full colour' },
    { label: 'Position', example: 'Right page, first half' },
    { label: 'Material deadline', example: '7 days before the issue' },
    { label: 'Distribution', example: 'Ballard and Fremont, free racks' },
  ],
  digital: [
    { label: 'Pixels', example: '1920 × 1080' },
    { label: 'Slot length', example: '8 seconds' },
    { label: 'Slots in loop', example: '8' },
    { label: 'Hours', example: '6 am to midnight' },
    { label: 'Motion and sound', example: 'Still pictures, no sound' },
    { label: 'File types', example: 'JPG, PNG, MP4' },
  ],
  radio: [
    { label: 'Station', example: 'KEXP 90.3 FM' },
    { label: 'Daypart', example: 'Weekdays 6 to 10 am' },
    { label: 'Spot length', example: '30 seconds' },
    { label: 'Spots per week', example: '15' },
    { label: 'Coverage', example: 'King and Snohomish County' },
    { label: 'Read', example: 'Live read or produced' },
    { label: 'Proof', example: 'Affidavit with run times' },
  ],
  event: [
    { label: 'Event date', example: 'July 18, 2027' },
    { label: 'Attendance', example: '4,000 last year' },
    { label: 'Tier', example: 'Stage sponsor' },
    { label: 'Deliverables', example: 'Banner, 10 × 10 booth, logo on posters' },
    { label: 'Places left', example: '3' },
    { label: 'Logo deadline', example: 'June 1' },
  ],
  social: [
    { label: 'Channel', example: 'instagram.com/yourname' },
    { label: 'Followers', example: '18,400' },
    { label: 'Average views', example: '6,200 per post' },
    { label: 'Format', example: 'One reel and two stories' },
    { label: 'Disclosure', example: 'Marked as paid partnership' },
    { label: 'Usage rights', example: '90 days' },
  ],
}
