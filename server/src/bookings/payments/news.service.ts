import type { MoneyNews } from '@roomlark/contract/platform/money-news'
import type { ServiceContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { notifyDesk } from '../../platform/notifications/notify.service.ts'
import { selectPaidBooking } from './booking-payments.queries.ts'

type OnlineNews = Extract<
  MoneyNews,
  { news: 'online-paid' | 'online-failed' | 'refund-failed' | 'card-dispute' | 'card-dispute-ended' }
>
type WithoutBooking<News> = News extends unknown ? Omit<News, 'reference' | 'currency'> : never

/** Notifies the desk of what happened to an online payment of a booking, once for each subject. */
export async function notifyDeskOfPayment(
  ctx: Pick<ServiceContext, 'clock' | 'jobs'>,
  tx: Transaction,
  bookingId: string,
  news: WithoutBooking<OnlineNews>,
  subject: string,
): Promise<void> {
  const booking = await selectPaidBooking(tx, bookingId)
  if (!booking) return
  const { hotelId, reference, currency, guestName } = booking
  await notifyDesk(ctx, tx, hotelId, null, {
    event: 'money',
    params: { ...news, reference, currency },
    particulars: guestName,
    link: `/bookings/${bookingId}/folio`,
    occasion: `${news.news}:${subject}`,
  })
}
