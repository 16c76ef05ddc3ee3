/** Common rejection reasons; each states what to change. */
export const CANNED_REASONS = [
  {
    label: 'Pictures',
    text: 'The pictures do not show the space itself. Please add a clear photo of the space as buyers will see it.',
  },
  {
    label: 'Place',
    text: 'The place is not clear. Please give the street address or move the pin to where the space is.',
  },
  {
    label: 'Price',
    text: 'The price does not fit its period. Please check the amount and what one payment covers.',
  },
  {
    label: 'Duplicate',
    text: 'This space is already listed. Please change the existing listing instead of adding it again.',
  },
  {
    label: 'Not a space',
    text: 'This is not a place where somebody can advertise. Placard lists advertising spaces only.',
  },
  {
    label: 'Too little said',
    text: 'Buyers need more to decide: size, location, audience and availability.',
  },
  {
    label: 'Not allowed',
    text: 'The listing breaks the Terms of Use (section 3, prohibited uses) and cannot be shown.',
  },
] as const
