export const MARGIN = 64
export const INK = '#1d1a16'
export const SOFT = '#5c564d'
export const RULE = '#d8d0c3'
/** Faces that every document has, by the names they are registered by. */
export const REGULAR = 'Regular'
export const BOLD = 'Bold'
export const ITALIC = 'Italic'
