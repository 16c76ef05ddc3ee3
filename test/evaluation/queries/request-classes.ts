/** Voices people write in, and kinds of difficulty; a request mixes them, and stands in the class it was written for. */
export const REQUEST_CLASSES = [
  'terse',
  'story',
  'planner',
  'phone',
  'nonNative',
  'spanish',
  'polarity',
  'whoseWord',
  'numbers',
  'places',
  'dates',
] as const
export type RequestClass = (typeof REQUEST_CLASSES)[number]
