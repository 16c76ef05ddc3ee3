import sharp from 'sharp'

/** Multipart form with a small real photo. */
export async function buildPicture(): Promise<FormData> {
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#247a4d' } })
    .jpeg()
    .toBuffer()
  const form = new FormData()
  form.append('photo', new File([new Uint8Array(bytes)], 'wall.jpg', { type: 'image/jpeg' }))
  return form
}
