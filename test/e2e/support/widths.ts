/** A journey is made once: its people sit at different screens, or change them on the way. */
export const PHONE = { width: 390, height: 900 }
export const DESKTOP = { width: 1440, height: 900 }
