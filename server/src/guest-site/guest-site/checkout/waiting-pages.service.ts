import { dateIn } from '@roomlark/contract/dates'
import { HotelSlug } from '@roomlark/contract/guest-site/checkouts'
import type { WaitingNews } from '@roomlark/contract/guest-site/waiting'
import { Email } from '@roomlark/contract/primitives'
import { getSellingHotel } from '../../../bookings/bookings/offer/offers.service.ts'
import type { PublicContext } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import { confirmWaiting, getWaitingPage, joinWaiting, leaveWaiting } from '../../waiting/waiting.service.ts'
import { GuestAddress } from '../address.policy.ts'
import { arrive, missing, unlessMissing, type Visitor } from '../guest-site.service.ts'
import { arriveBy } from './checkout-pages.service.ts'
import { addressWith } from './checkout-view.service.ts'
import type { Outcome } from './kept-answers.service.ts'

type Params = { slug: string; token: string; form: URLSearchParams }

/** Puts a guest on the waiting list for the stay of the form, and leads back to the hotel’s page, which says so. */
export async function wait(ctx: PublicContext, visitor: Visitor, { slug, form }: Params): Promise<Outcome> {
  const arrival = await arriveBy(ctx, visitor, form, `/stays/${slug}`)
  const hotel = HotelSlug.safeParse(slug).success ? await unlessMissing(getSellingHotel(ctx, slug)) : null
  if (!hotel) return missing(arrival, false)
  const { stay } = new GuestAddress(form.toString()).stay(dateIn(hotel.timeZone, ctx.clock()))
  const email = Email.safeParse(form.get('email'))
  const { visit, reference } = arrival
  const back = (news: WaitingNews): Outcome => {
    const query = new URLSearchParams([...form].filter(([name]) => stayNames.has(name)))
    query.set('waiting', news)
    return { redirect: `${addressWith(visit, `/stays/${slug}?${query}`)}#waiting` }
  }
  if (!stay || !email.success || form.get('consent') !== 'yes') return back('wrong')
  try {
    await joinWaiting(ctx, slug, { ...stay, email: email.data, language: visit.language, reference })
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_requests') return back('later')
    throw error
  }
  return back('asked')
}

const stayNames = new Set(['checkInOn', 'checkOutOn', 'adults', 'childAges', 'rooms'])

export async function showWaiting(
  ctx: PublicContext,
  visitor: Visitor,
  { token }: Pick<Params, 'token'>,
): Promise<Outcome> {
  const [{ visit, setCookies }, page] = await Promise.all([arrive(ctx, visitor), getWaitingPage(ctx, token)])
  return { status: page.entry ? 200 : 410, setCookies, page: { visit, ...page } }
}

/** Lets anybody with the link confirm or leave. Mail programs leave by a request that names nothing. */
export async function answerWaiting(
  ctx: PublicContext,
  visitor: Visitor,
  { token, form }: Params,
): Promise<Outcome> {
  if (form.get('act') === 'confirm') await confirmWaiting(ctx, token)
  else await leaveWaiting(ctx, token)
  const { visit } = await arrive(ctx, visitor)
  return { redirect: addressWith(visit, `/stays/waiting/${token}`) }
}
