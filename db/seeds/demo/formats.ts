/** Facts common to all spaces of a format; the listing adds its own (facing, artery, circulation …). */
export const BULLETIN = {
  Size: '14 ft × 48 ft (4.3 × 14.6 m)',
  'Print specs': 'PDF at 1/10 scale, 300 dpi, CMYK, 1/2 in bleed',
  Material: '13 oz vinyl, pole pockets',
  'Install lead time': '10 working days after artwork',
} as const

export const POSTER = {
  Size: '10 ft 5 in × 22 ft 8 in (3.2 × 6.9 m)',
  'Print specs': 'PDF at 1/10 scale, 300 dpi, CMYK',
  Material: 'Single-sheet recyclable poster',
  'Install lead time': '5 working days after artwork',
} as const

export const JUNIOR = {
  Size: '5 ft × 11 ft (1.5 × 3.4 m)',
  'Print specs': 'PDF at 1/4 scale, 150 dpi, CMYK',
  Material: 'Adhesive poster vinyl',
  'Install lead time': '5 working days after artwork',
} as const

export const SHELTER = {
  Size: '67 in × 46 in (170 × 117 cm)',
  'Print specs': 'PDF at full size, 100 dpi, CMYK, backlit film',
  Material: 'Backlit film behind tempered glass',
  'Install lead time': '5 working days after artwork',
} as const

export const PORTRAIT_SCREEN = {
  Pixels: '1080 × 1920 portrait',
  'File types': 'JPG, PNG or MP4 up to 50 MB',
  'Motion and sound': 'Motion welcome, silent',
} as const

export const LANDSCAPE_SCREEN = {
  Pixels: '1920 × 1080 landscape',
  'File types': 'JPG, PNG or MP4 up to 80 MB',
  'Motion and sound': 'Motion welcome, silent',
} as const

export const LED_FACE = {
  Pixels: '1400 × 400 landscape',
  'File types': 'JPG or PNG, RGB, 72 ppi',
  'Motion and sound': 'Still frames only, silent',
} as const

export const NEWSPRINT = {
  Color: 'Full color included',
  'Print specs': 'PDF/X-1a, 300 dpi, CMYK, 1/8 in bleed',
  Proof: 'Tear sheet with the invoice',
} as const

export const RADIO_SPOT = {
  Delivery: 'WAV or MP3, 48 hours before air',
  Proof: 'Signed affidavit with run times',
} as const

export const SOCIAL_POST = {
  Disclosure: 'Marked as a paid partnership',
  Proof: 'Screenshot and figures after 7 days',
} as const
