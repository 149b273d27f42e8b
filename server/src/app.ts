import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import * as z from 'zod/mini'
import { authRoutes } from './accounts/auth/auth.routes.ts'
import { explainRefusal, findActor } from './accounts/auth/sessions/sessions.service.ts'
import { teamRoutes } from './accounts/team/team.routes.ts'
import { usersRoutes } from './accounts/users/users.routes.ts'
import { createMapDrawer, type GuestRenderer } from './adapters/guest-renderer.ts'
import type { Metrics } from './adapters/metrics.ts'
import type { PaymentSimulator } from './adapters/payments/simulator/simulator.ts'
import type { Tracing } from './adapters/tracing.ts'
import { arrivalsRoutes } from './bookings/arrivals/arrivals.routes.ts'
import { bookingsRoutes } from './bookings/bookings/bookings.routes.ts'
import { groupsRoutes } from './bookings/bookings/group/groups.routes.ts'
import { channelRoutes } from './bookings/channel/channel.routes.ts'
import { registerOta } from './bookings/channel/ota/ota.routes.ts'
import { companiesRoutes } from './bookings/companies/companies.routes.ts'
import { deskRulesRoutes } from './bookings/desk-rules/desk-rules.routes.ts'
import { accountingRoutes } from './bookings/folios/accounting/accounting.routes.ts'
import { dayClosesRoutes } from './bookings/folios/day-closes/day-closes.routes.ts'
import { foliosRoutes } from './bookings/folios/folios.routes.ts'
import { billsRoutes } from './bookings/folios/invoices/bills/bills.routes.ts'
import { invoicesRoutes } from './bookings/folios/invoices/invoices.routes.ts'
import { guestsRoutes } from './bookings/guests/guests.routes.ts'
import { messagesRoutes } from './bookings/messages/messages.routes.ts'
import { paymentsRoutes, registerPaymentNotices } from './bookings/payments/payments.routes.ts'
import { reviewsRoutes } from './bookings/reviews/reviews.routes.ts'
import type { Listeners, ServiceContext } from './context.ts'
import type { Database } from './db/database.ts'
import { nothingHere } from './errors.ts'
import { analyticsRoutes } from './figures/analytics/analytics.routes.ts'
import { reportsRoutes } from './figures/reports/reports.routes.ts'
import { pauseCounting, recountOwners } from './figures/rollups/rollups.service.ts'
import { checkoutRoutes } from './guest-site/checkout/checkout.routes.ts'
import { confirmPaidCheckout } from './guest-site/checkout/paying.service.ts'
import { registerFreeLinks } from './guest-site/free-links/free-links.routes.ts'
import { registerBookingPages } from './guest-site/guest-site/booking/booking-pages.routes.ts'
import { registerCheckoutPages } from './guest-site/guest-site/checkout/checkout-pages.routes.ts'
import { frameRoutes } from './guest-site/guest-site/frames/frames.routes.ts'
import { guestErrorPage, registerGuestSite } from './guest-site/guest-site/guest-site.routes.ts'
import { registerMaps } from './guest-site/guest-site/maps/maps.routes.ts'
import { partnerLinksRoutes } from './guest-site/partner-links/partner-links.routes.ts'
import { registerReplies } from './guest-site/replies/replies.routes.ts'
import { searchRoutes } from './guest-site/search/search.routes.ts'
import { waitingRoutes } from './guest-site/waiting/waiting.routes.ts'
import { addAccessLog } from './http/access-log.ts'
import { addCompression } from './http/compression.ts'
import { limitConnections } from './http/connections.ts'
import { addDeadline } from './http/deadline.ts'
import { addDrain } from './http/drain.ts'
import { addErrorHandler, unreadableAddress } from './http/error-handler.ts'
import { acceptJsonOnly } from './http/json-body.ts'
import { serveMedia } from './http/media.ts'
import { addRequestMetrics } from './http/metrics-port.ts'
import { openApiDocument } from './http/openapi.ts'
import { answerParserError, refuseUnnamedHost } from './http/parser-errors.ts'
import { addRateLimit } from './http/rate-limit.ts'
import type { ReplicaReads } from './http/replica-reads.ts'
import { addRequestSpans } from './http/request-spans.ts'
import { registerRoutes } from './http/route.ts'
import type { RouteDeps } from './http/route-deps.ts'
import { securityHeaders } from './http/security-headers.ts'
import { addSecurityText } from './http/security-txt.ts'
import { registerSimulatedPayments } from './http/simulated-payments/simulated-payments.ts'
import { acceptUploads, uploadDeadlineMs } from './http/upload.ts'
import { serveWebApp } from './http/web-app.ts'
import { calendarRoutes } from './inventory/calendar/calendar.routes.ts'
import { feedsRoutes, registerCalendarFile } from './inventory/calendar/feeds/feeds.routes.ts'
import { demandRoutes } from './inventory/demand/demand.routes.ts'
import { hotelsRoutes } from './inventory/hotels/hotels.routes.ts'
import { housekeepingRoutes } from './inventory/housekeeping/housekeeping.routes.ts'
import { paymentAccountsRoutes } from './inventory/payment-accounts/payment-accounts.routes.ts'
import { ratesRoutes } from './inventory/rates/rates.routes.ts'
import { roomsRoutes } from './inventory/rooms/rooms.routes.ts'
import { doctorRoutes } from './operations/doctor/doctor.routes.ts'
import { launchListRoutes } from './operations/launch-list/launch-list.routes.ts'
import { myDataRoutes, registerExportFile } from './operations/people/my-data/my-data.routes.ts'
import { peopleRoutes } from './operations/people/people.routes.ts'
import { demoRoutes, registerMessagePage } from './operations/system/demo.routes.ts'
import { systemRoutes } from './operations/system/system.routes.ts'
import { webhooksRoutes } from './operations/webhooks/webhooks.routes.ts'
import { boostsRoutes } from './partners/boosts/boosts.routes.ts'
import { campaignsRoutes } from './partners/campaigns/campaigns.routes.ts'
import { commissionRoutes } from './partners/commissions/commissions.routes.ts'
import { creativesRoutes } from './partners/creatives/creatives.routes.ts'
import { disputeRoutes } from './partners/disputes/disputes.routes.ts'
import { partnerPageRoutes } from './partners/partner-page/partner-page.routes.ts'
import { affiliateRoutes } from './partners/partnerships/affiliate/affiliate.routes.ts'
import { hotelPartnersRoutes } from './partners/partnerships/hotel/hotel-partners.routes.ts'
import {
  claimInvitations,
  findInvitedEmail,
} from './partners/partnerships/invitations/invitations.service.ts'
import { partnershipsRoutes } from './partners/partnerships/partnerships.routes.ts'
import { changeBaseRate } from './partners/partnerships/terms/terms.service.ts'
import { registerTrackedLinks } from './partners/referrals/referrals.routes.ts'
import { signalRoutes } from './partners/referrals/signals/signals.routes.ts'
import { partnerReportsRoutes } from './partners/reports/partner-reports.routes.ts'
import { tiersRoutes } from './partners/tiers/tiers.routes.ts'
import { auditRoutes } from './platform/audit/audit.routes.ts'
import { bulletinsRoutes } from './platform/bulletins/bulletins.routes.ts'
import { endLiveFirst, registerLive } from './platform/notifications/live.routes.ts'
import { notificationsRoutes, registerOneClick } from './platform/notifications/notifications.routes.ts'
import { pushRoutes } from './platform/notifications/push/push.routes.ts'
import { type Health, registerHealth } from './platform/platform/health.routes.ts'
import { isLaunched, platformFor } from './platform/platform/launch.service.ts'
import { platformRoutes } from './platform/platform/platform.routes.ts'
import type { RateLimiter } from './rate-limiter.ts'
import { bankRoutes } from './settlement/bank/bank.routes.ts'
import { hotelStatementsRoutes } from './settlement/hotel-statements/hotel-statements.routes.ts'
import { countPayment } from './settlement/hotel-statements/online/counting.service.ts'
import {
  followFailedStatementPayment,
  followStatementPayment,
} from './settlement/hotel-statements/online/outcomes.service.ts'
import { statementPayingRoutes } from './settlement/hotel-statements/online/statement-paying.routes.ts'
import { statementPaymentsRoutes } from './settlement/hotel-statements/payments/payments.routes.ts'
import { payoutsRoutes } from './settlement/payouts/payouts.routes.ts'

export type AppDeps = {
  log: FastifyBaseLogger
  database: Database
  /** Without them, everything is read from the database. */
  replicaReads?: ReplicaReads | undefined
  services: Omit<ServiceContext, 'sql'>
  health: Health
  trustProxyHops: number
  /** The folder of the built web app, or null if it is not served. */
  webFolder: string | null
  /** Null if the guest site is not built. */
  guestRenderer?: GuestRenderer | null
  /** Without it there are no feeds for Google. */
  googleFeedPassword?: string | undefined
  /** Opens the door for guests' answers to emails. */
  replyPassword?: string | undefined
  /** Null unless payments are simulated. */
  paymentSimulator?: PaymentSimulator | null
  /** Contains the pictures that are not in the image store. */
  mediaFolder: string
  deadlineMs: number
  /** More are refused, so that the process keeps files for its own work. */
  maxConnections?: number
  /** Without a limiter, calls are not limited. */
  rateLimiter?: RateLimiter | null
  /** Null if nobody reads them. */
  metrics?: Metrics | null
  /** Null if nothing is traced. */
  tracing?: Pick<Tracing, 'request'> | null
  /** Closing waits this long for requests in progress. */
  drainMs?: number
}

/** Listeners to what lower areas announce. */
export const listeners: Listeners = {
  addressProved: claimInvitations,
  baseRateChanged: changeBaseRate,
  handOverBegun: pauseCounting,
  handedOver: recountOwners,
  invitationShown: findInvitedEmail,
  checkoutPaid: confirmPaidCheckout,
  statementPaid: followStatementPayment,
  statementUnpaid: followFailedStatementPayment,
  statementReturned: countPayment,
}

/** This is the map of the server: first what every request passes through, then the modules. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  z.config(z.locales.en())
  const setHeaders = securityHeaders(deps.services.publicUrl)
  const errorPage = deps.guestRenderer ? guestErrorPage(deps.services, deps.guestRenderer) : null
  const app = Fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    // A child logger per request costs more than naming the request in the two lines that are written.
    childLoggerFactory: (logger) => logger,
    bodyLimit: 100 * 1024,
    // Each request has a shorter deadline of its own; these limits are for connections on which no complete
    // request arrives.
    requestTimeout: uploadDeadlineMs + 5000,
    http: { headersTimeout: 8000, connectionsCheckingInterval: 2000, requireHostHeader: false },
    clientErrorHandler: answerParserError,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // Without a trusted proxy, the forwarding headers are never parsed.
    trustProxy: deps.trustProxyHops > 0 && ((_address, hop) => hop < deps.trustProxyHops),
    frameworkErrors: unreadableAddress(setHeaders, errorPage),
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
  })
  limitConnections(app.server, deps.maxConnections ?? 10_000)
  if (deps.tracing) addRequestSpans(app, deps.tracing)
  app.decorateRequest('actor', null)
  addDeadline(app, deps.deadlineMs)
  app.addHook('onRequest', (request, reply, done) => {
    setHeaders(request, reply)
    done()
  })
  const routeDeps = toRouteDeps(deps)
  endLiveFirst(app, deps.services.live)
  addDrain(app, deps.health, deps.drainMs ?? 7500, errorPage)
  addAccessLog(app)
  const { metrics } = deps
  if (metrics) addRequestMetrics(app, metrics)
  addErrorHandler(app, errorPage, ({ code, isSoldOut }) => metrics?.refusal(code, isSoldOut))
  refuseUnnamedHost(app)
  addRateLimit(app, deps.rateLimiter ?? null, deps.services)
  deps.replicaReads?.addPositions(app)
  addCompression(app)
  acceptJsonOnly(app)
  acceptUploads(app)

  registerRoutes(
    app,
    [
      ...authRoutes,
      ...usersRoutes,
      ...peopleRoutes,
      ...launchListRoutes,
      ...myDataRoutes,
      ...teamRoutes,
      ...webhooksRoutes,
      ...auditRoutes,
      ...notificationsRoutes,
      ...pushRoutes,
      ...platformRoutes,
      ...bulletinsRoutes,
      ...systemRoutes,
      ...demoRoutes,
      ...hotelsRoutes,
      ...roomsRoutes,
      ...housekeepingRoutes,
      ...ratesRoutes,
      ...demandRoutes,
      ...paymentAccountsRoutes,
      ...partnershipsRoutes,
      ...signalRoutes,
      ...disputeRoutes,
      ...commissionRoutes,
      ...doctorRoutes,
      ...statementPaymentsRoutes,
      ...statementPayingRoutes,
      ...boostsRoutes,
      ...campaignsRoutes,
      ...creativesRoutes,
      ...partnerPageRoutes,
      ...tiersRoutes,
      ...payoutsRoutes,
      ...bankRoutes,
      ...affiliateRoutes,
      ...partnerReportsRoutes,
      ...partnerLinksRoutes,
      ...hotelPartnersRoutes,
      ...hotelStatementsRoutes,
      ...calendarRoutes,
      ...bookingsRoutes,
      ...foliosRoutes,
      ...companiesRoutes,
      ...billsRoutes,
      ...groupsRoutes,
      ...invoicesRoutes,
      ...paymentsRoutes,
      ...dayClosesRoutes,
      ...deskRulesRoutes,
      ...accountingRoutes,
      ...guestsRoutes,
      ...channelRoutes,
      ...checkoutRoutes,
      ...frameRoutes,
      ...waitingRoutes,
      ...arrivalsRoutes,
      ...messagesRoutes,
      ...reviewsRoutes,
      ...searchRoutes,
      ...feedsRoutes,
      ...analyticsRoutes,
      ...reportsRoutes,
    ],
    routeDeps,
  )
  registerMessagePage(app, routeDeps)
  registerExportFile(app, routeDeps)
  registerCalendarFile(app, routeDeps)
  registerOta(app, routeDeps)
  registerOneClick(app, routeDeps)
  registerPaymentNotices(app, routeDeps)
  if (deps.replyPassword !== undefined) registerReplies(app, routeDeps, deps.replyPassword)
  registerLive(app, routeDeps, deps.health)
  addSecurityText(app, deps.services.publicUrl, deps.services.clock)
  registerHealth(app, deps.health)

  if (deps.paymentSimulator) await registerSimulatedPayments(app, deps.paymentSimulator)
  registerTrackedLinks(app, routeDeps)
  if (deps.guestRenderer) {
    registerGuestSite(app, routeDeps, deps.guestRenderer)
    if (deps.webFolder !== null) registerMaps(app, routeDeps, createMapDrawer(deps.webFolder))
    registerBookingPages(app, routeDeps, deps.guestRenderer)
    registerCheckoutPages(app, routeDeps, deps.guestRenderer)
    if (deps.googleFeedPassword !== undefined) registerFreeLinks(app, routeDeps, deps.googleFeedPassword)
  }

  const { publicUrl, demo } = deps.services
  let document: Promise<Buffer> | undefined
  app.get('/api/openapi.json', async (_request, reply) => {
    document ??= openApiDocument(publicUrl, { demo }).then((json) => Buffer.from(JSON.stringify(json)))
    return reply.type('application/json; charset=utf-8').send(await document)
  })

  await serveMedia(app, deps.mediaFolder, deps.services)
  const pool = () => deps.database.pool
  const readPlatform = () => platformFor(deps.services, pool)
  const findLanguage = async (token: string) =>
    (await findActor(deps.services, token, pool))?.language ?? null
  if (deps.webFolder !== null) await serveWebApp(app, deps.webFolder, { readPlatform, findLanguage })
  else app.setNotFoundHandler(() => Promise.reject(nothingHere()))
  return app
}

/** `http` cannot import modules, so the module functions it needs are passed to it here. */
export function toRouteDeps({
  services,
  database,
  replicaReads,
}: Pick<AppDeps, 'services' | 'database' | 'replicaReads'>): RouteDeps {
  const readFromDatabase: RouteDeps['read'] = (request, _reply, work) =>
    work(database.forRequest(request.deadline))
  const read = replicaReads?.read ?? readFromDatabase
  return { services, poolFor: database.forRequest, read, findActor, explainRefusal, isLaunched }
}
