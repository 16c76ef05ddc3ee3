import { createFileRoute } from '@tanstack/react-router'
import { TaxRatesScreen } from '../features/booking/tax-rates/tax-rates-screen.tsx'

export const Route = createFileRoute('/admin/tax-rates')({ component: TaxRatesScreen })
