/** Of photos that wait on this phone. */
export const PHOTO_DATABASE = 'placard-proof'
