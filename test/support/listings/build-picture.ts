import sharp from 'sharp'

/** Multipart form with a small real photo. */
export const buildPicture = () => buildForm('photo')

/** The same, as a file of a message. */
export const buildFile = () => buildForm('file')

async function buildForm(field: string): Promise<FormData> {
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#247a4d' } })
    .jpeg()
    .toBuffer()
  const form = new FormData()
  form.append(field, new File([new Uint8Array(bytes)], 'wall.jpg', { type: 'image/jpeg' }))
  return form
}
