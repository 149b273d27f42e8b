import type { GuestPage } from '@roomlark/contract/guest-site/guest-page'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { beforeDeadline } from '../../../http/deadline.ts'
import { acceptForms, requireSameOrigin } from '../../../http/form-body.ts'
import { describeVisitor, isGuestSiteOpen } from '../../../http/guest-visitor.ts'
import { privatePages, type ShowPage } from '../../../http/private-page.ts'
import { makeContext } from '../../../http/route.ts'
import type { RouteDeps } from '../../../http/route-deps.ts'
import { uploadDeadlineMs } from '../../../http/upload.ts'
import { thenRedirect, withAnswer } from '../checkout/kept-answers.service.ts'
import { inFrame } from '../frames/frames.service.ts'
import { showMissing, type Visitor } from '../guest-site.service.ts'
import { getReceiptFile, payBalance, payLink, showBalance, showLink } from '../pay/pay-pages.service.ts'
import { draftAtDesk, publish, showDeskReview, showReview } from '../reviews/review-pages.service.ts'
import { cancel, change, showCancel, showChange } from './booking-change-pages.service.ts'
import {
  erase,
  getCalendarFile,
  lookUp,
  showBooking,
  showErase,
  showLetters,
  showLookup,
  showPrint,
  stop,
  write,
} from './booking-pages.service.ts'
import { checkIn, showCheckIn } from './check-in-pages.service.ts'
import {
  correct,
  sendAgain,
  showAskedAddress,
  showDetails,
  takeAskedAddress,
} from './details-pages.service.ts'
import { chooseExtras, showExtras } from './extras-pages.service.ts'
import type { PageContext } from './opened-booking.service.ts'
import { getApplePass, showGooglePass } from './wallet-passes.service.ts'

type FileParams = { token: string; paymentId: string }
type Find = (ctx: PageContext, visitor: Visitor, params: FileParams) => ReturnType<typeof getReceiptFile>

/** The pages of a booking, which its guest opens with a signed link. All their forms work without script. */
export function registerBookingPages(
  app: FastifyInstance,
  deps: RouteDeps,
  render: (page: GuestPage) => string,
): void {
  const serve = privatePages(deps, render)
  const page = (show: ShowPage<GuestPage>) => serve(inFrame(show))
  const config = { limit: 'search' as const }
  const sameOrigin = async (request: FastifyRequest) => requireSameOrigin(request)

  app.register(async (forms) => {
    acceptForms(forms)
    const show = (path: string, handler: ShowPage<GuestPage>) =>
      forms.get(path, { config }, page(withAnswer(handler)))
    const take = (path: string, handler: ShowPage<GuestPage>) =>
      forms.post(path, { config, onRequest: sameOrigin }, page(thenRedirect(handler)))
    const booking = '/stays/bookings/:token'
    show('/stays/bookings', showLookup)
    forms.get('/stays/bookings/', { config }, (request, reply) => {
      const { query } = describeVisitor(request)
      return reply.redirect(`/stays/bookings${query === '' ? '' : `?${query}`}`, 301)
    })
    take('/stays/bookings', lookUp)
    show(booking, showBooking)
    show(`${booking}/print`, showPrint)
    show(`${booking}/change`, showChange)
    take(`${booking}/change`, change)
    show(`${booking}/extras`, showExtras)
    take(`${booking}/extras`, chooseExtras)
    show(`${booking}/check-in`, showCheckIn)
    take(`${booking}/check-in`, checkIn)
    show(`${booking}/details`, showDetails)
    take(`${booking}/details`, correct)
    take(`${booking}/confirmation`, sendAgain)
    show('/stays/email/:token', showAskedAddress)
    take('/stays/email/:token', takeAskedAddress)
    show(`${booking}/cancel`, showCancel)
    take(`${booking}/cancel`, cancel)
    show(`${booking}/pay`, showBalance)
    take(`${booking}/pay`, payBalance)
    show('/stays/pay/:token', showLink)
    take('/stays/pay/:token', payLink)
    take(`${booking}/messages`, write)
    show(`${booking}/letters`, showLetters)
    // Sent by mail programs too, which come from nowhere; who has the link may stop letters, and nothing else.
    forms.post(`${booking}/letters`, { config }, page(stop))
    show(`${booking}/review`, showReview)
    forms.post(
      `${booking}/review`,
      { config: { ...config, upload: true, deadlineMs: uploadDeadlineMs }, onRequest: sameOrigin },
      page(thenRedirect(publish)),
    )
    show('/stays/reviews/:token', showDeskReview)
    take('/stays/reviews/:token', draftAtDesk)
    show(`${booking}/google-wallet`, showGooglePass)
    show(`${booking}/erase`, showErase)
    take(`${booking}/erase`, erase)
    const file = (path: string, find: Find) =>
      forms.get<{ Params: FileParams }>(path, { config }, async (request, reply) => {
        const work = async () =>
          (await isGuestSiteOpen(deps, request))
            ? find(makeContext(request, deps), describeVisitor(request), request.params)
            : undefined
        const found = await beforeDeadline(request, work())
        if (!found) return page(showMissing)(request, reply)
        return reply
          .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
          .header('content-disposition', `attachment; filename="${found.filename}"`)
          .type(found.contentType)
          .send(found.content)
      })
    file(`${booking}/calendar.ics`, (ctx, visitor, { token }) => getCalendarFile(ctx, visitor, token))
    file(`${booking}/wallet.pkpass`, (ctx, visitor, { token }) => getApplePass(ctx, visitor, token))
    file(`${booking}/receipts/:paymentId.pdf`, getReceiptFile)
  })
}
