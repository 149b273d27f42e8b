import { payments } from '@roomlark/contract/bookings/payments'
import { route } from '../../http/route.ts'
import { connectPayments, getPaymentSettings, savePaymentSettings } from './payment-accounts.service.ts'

export const paymentAccountsRoutes = [
  route(payments.getSettings, (ctx, { params }) => getPaymentSettings(ctx, params.hotelId)),
  route(payments.connect, (ctx, { params }) => connectPayments(ctx, params.hotelId)),
  route(payments.saveSettings, (ctx, { params, body }) => savePaymentSettings(ctx, params.hotelId, body)),
]
