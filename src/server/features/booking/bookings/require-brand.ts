import { AppError } from '../../../platform/http/app-error.ts'

/** An insertion order names what is advertised. @throws AppError `invalid-input` */
export function requireBrand(brand: string): void {
  if (brand !== '') return
  const message = 'Please say what is advertised'
  throw new AppError('invalid-input', { message, fields: { brand: message } })
}
