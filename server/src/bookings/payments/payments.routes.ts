import { payments } from '@roomlark/contract/bookings/payments'
import type { FastifyInstance } from 'fastify'
import { beforeDeadline } from '../../http/deadline.ts'
import { makeContext, route } from '../../http/route.ts'
import type { RouteDeps } from '../../http/route-deps.ts'
import { getBookingPayments, listDue } from './booking-payments.service.ts'
import { chargeCard, makeLink, refundPayment, retryDue } from './desk.service.ts'
import { addPaper, removePaper } from './dispute-papers.service.ts'
import { acceptDispute, answerDispute, listDisputes } from './disputes.service.ts'
import { noticePath, receiveNotice } from './notices.service.ts'
import { exportTransfer, listTransferLines, listTransfers } from './transfers.service.ts'

export const paymentsRoutes = [
  route(payments.ofBooking, (ctx, { params }) => getBookingPayments(ctx, params.id)),
  route(payments.makeLink, (ctx, { params, body, idempotencyKey }) =>
    makeLink(ctx, params.id, body, idempotencyKey),
  ),
  route(payments.chargeCard, (ctx, { params, body, idempotencyKey }) =>
    chargeCard(ctx, params.id, body, idempotencyKey),
  ),
  route(payments.refund, (ctx, { params, body, idempotencyKey }) =>
    refundPayment(ctx, params, body, idempotencyKey),
  ),
  route(payments.retryDue, (ctx, { params, body, idempotencyKey }) =>
    retryDue(ctx, params, body, idempotencyKey),
  ),
  route(payments.listDue, (ctx, { params, query }) => listDue(ctx, params.hotelId, query)),
  route(payments.listDisputes, (ctx, { params, query }) => listDisputes(ctx, params.hotelId, query)),
  route(payments.answerDispute, (ctx, { params, body }) => answerDispute(ctx, params, body)),
  route(payments.addPaper, (ctx, { params, files }) => addPaper(ctx, params, files)),
  route(payments.removePaper, (ctx, { params }) => removePaper(ctx, params)),
  route(payments.acceptDispute, (ctx, { params }) => acceptDispute(ctx, params)),
  route(payments.listTransfers, (ctx, { params, query }) => listTransfers(ctx, params.hotelId, query)),
  route(payments.listTransferLines, (ctx, { params }) => listTransferLines(ctx, params)),
  route(payments.exportTransfer, (ctx, { params }) => exportTransfer(ctx, params)),
]

/**
 * Messages of the payment service are signed over the bytes of their body, which is therefore not parsed before. They
 * are no part of the API for others.
 */
export function registerPaymentNotices(app: FastifyInstance, deps: RouteDeps): void {
  app.register(async (inner) => {
    inner.removeAllContentTypeParsers()
    inner.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: 512 * 1024 },
      (_request, body, done) => done(null, body),
    )
    inner.post<{ Body: string }>(noticePath, async (request, reply) => {
      const signature = request.headers['stripe-signature']
      const work = receiveNotice(
        makeContext(request, deps),
        request.body ?? '',
        typeof signature === 'string' ? signature : undefined,
      )
      await beforeDeadline(request, work)
      return reply.type('text/plain; charset=utf-8').send('Received.')
    })
  })
}
