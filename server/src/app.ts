import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import * as z from 'zod/mini'
import type { GuestRenderer } from './adapters/guest-renderer.ts'
import type { Metrics } from './adapters/metrics.ts'
import type { Tracing } from './adapters/tracing.ts'
import type { Listeners, ServiceContext } from './context.ts'
import type { Database } from './db/database.ts'
import { nothingHere } from './errors.ts'
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
import { acceptUploads, uploadDeadlineMs } from './http/upload.ts'
import { serveWebApp } from './http/web-app.ts'
import { analyticsRoutes } from './modules/analytics/analytics.routes.ts'
import { performanceRoutes } from './modules/analytics/performance.routes.ts'
import { apiKeysRoutes } from './modules/api-keys/api-keys.routes.ts'
import { auditRoutes } from './modules/audit/audit.routes.ts'
import { authRoutes } from './modules/auth/auth.routes.ts'
import { mfaRoutes } from './modules/auth/mfa.routes.ts'
import { explainRefusal, findActor } from './modules/auth/sessions.service.ts'
import { bookingsRoutes } from './modules/bookings/bookings.routes.ts'
import { boostsRoutes } from './modules/boosts/boosts.routes.ts'
import { calendarRoutes } from './modules/calendar/calendar.routes.ts'
import { channelRoutes } from './modules/channel/channel.routes.ts'
import { checkoutRoutes } from './modules/checkout/checkout.routes.ts'
import { commissionRoutes } from './modules/commissions/commissions.routes.ts'
import { dayClosesRoutes } from './modules/day-closes/day-closes.routes.ts'
import { demoRoutes, registerMessagePage } from './modules/demo/demo.routes.ts'
import { disputeRoutes } from './modules/disputes/disputes.routes.ts'
import { doctorRoutes } from './modules/doctor/doctor.routes.ts'
import { earningsRoutes } from './modules/earnings/earnings.routes.ts'
import { exchangeRoutes } from './modules/exchange/exchange.routes.ts'
import { feedsRoutes, registerCalendarFile } from './modules/feeds/feeds.routes.ts'
import { foliosRoutes } from './modules/folios/folios.routes.ts'
import { groupsRoutes } from './modules/groups/groups.routes.ts'
import { registerBookingPages } from './modules/guest-site/booking-pages.routes.ts'
import { registerCheckoutPages } from './modules/guest-site/checkout-pages.routes.ts'
import { guestErrorPage, registerGuestSite } from './modules/guest-site/guest-site.routes.ts'
import { guestsRoutes } from './modules/guests/guests.routes.ts'
import { type Health, registerHealth } from './modules/health/health.routes.ts'
import { holdRoutes } from './modules/holds/holds.routes.ts'
import { hotelStatementsRoutes } from './modules/hotel-statements/hotel-statements.routes.ts'
import { statementPaymentsRoutes } from './modules/hotel-statements/payments.routes.ts'
import { hotelsRoutes } from './modules/hotels/hotels.routes.ts'
import { imagesRoutes } from './modules/hotels/images.routes.ts'
import { housekeepingRoutes } from './modules/housekeeping/housekeeping.routes.ts'
import { invoicesRoutes } from './modules/invoices/invoices.routes.ts'
import { ledgerRoutes } from './modules/ledger/ledger.routes.ts'
import { legalRoutes } from './modules/legal/legal.routes.ts'
import { letterTemplatesRoutes } from './modules/letter-templates/letter-templates.routes.ts'
import { lettersRoutes } from './modules/letters/letters.routes.ts'
import { endLiveFirst, registerLive } from './modules/live/live.routes.ts'
import { messagesRoutes } from './modules/messages/messages.routes.ts'
import { myDataRoutes, registerExportFile } from './modules/my-data/my-data.routes.ts'
import { notificationsRoutes, registerOneClick } from './modules/notifications/notifications.routes.ts'
import { partnerLinksRoutes } from './modules/partner-links/partner-links.routes.ts'
import { affiliateRoutes } from './modules/partnerships/affiliate.routes.ts'
import { hotelPartnersRoutes } from './modules/partnerships/hotel-partners.routes.ts'
import { claimInvitations, findInvitedEmail } from './modules/partnerships/invitations.service.ts'
import { partnerListRoutes } from './modules/partnerships/partner-lists.routes.ts'
import { partnershipsRoutes } from './modules/partnerships/partnerships.routes.ts'
import { changeBaseRate } from './modules/partnerships/terms.service.ts'
import { payoutDetailsRoutes } from './modules/payout-details/payout-details.routes.ts'
import { payoutsRoutes } from './modules/payouts/payouts.routes.ts'
import { peopleRoutes } from './modules/people/people.routes.ts'
import { isLaunched, platformFor } from './modules/platform/launch.service.ts'
import { platformRoutes } from './modules/platform/platform.routes.ts'
import { promoCodesRoutes } from './modules/promo-codes/promo-codes.routes.ts'
import { ratesRoutes } from './modules/rates/rates.routes.ts'
import { receiptsRoutes } from './modules/receipts/receipts.routes.ts'
import { registerTrackedLinks } from './modules/referrals/referrals.routes.ts'
import { reportsRoutes } from './modules/reports/reports.routes.ts'
import { pauseCounting, recountOwners } from './modules/rollups/owner-days.service.ts'
import { roomBlocksRoutes } from './modules/room-blocks/room-blocks.routes.ts'
import { roomsRoutes } from './modules/rooms/rooms.routes.ts'
import { searchRoutes } from './modules/search/search.routes.ts'
import { signalRoutes } from './modules/signals/signals.routes.ts'
import { statusRoutes } from './modules/status/status.routes.ts'
import { systemRoutes } from './modules/system/system.routes.ts'
import { teamRoutes } from './modules/team/team.routes.ts'
import { usersRoutes } from './modules/users/users.routes.ts'
import { webhooksRoutes } from './modules/webhooks/webhooks.routes.ts'
import type { RateLimiter } from './rate-limiter.ts'

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
  /** Contains the pictures that are not in the image store. */
  mediaFolder: string
  deadlineMs?: number
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

/** Who listens to what areas nearer the ground announce. */
export const listeners: Listeners = {
  addressProved: claimInvitations,
  baseRateChanged: changeBaseRate,
  handOverBegun: pauseCounting,
  handedOver: recountOwners,
  invitationShown: findInvitedEmail,
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
  addDeadline(app, deps.deadlineMs ?? 8000)
  app.addHook('onRequest', (request, reply, done) => {
    setHeaders(request, reply)
    done()
  })
  const routeDeps = routeDepsOf(deps)
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
      ...myDataRoutes,
      ...teamRoutes,
      ...apiKeysRoutes,
      ...webhooksRoutes,
      ...mfaRoutes,
      ...auditRoutes,
      ...notificationsRoutes,
      ...platformRoutes,
      ...systemRoutes,
      ...statusRoutes,
      ...legalRoutes,
      ...demoRoutes,
      ...hotelsRoutes,
      ...imagesRoutes,
      ...roomsRoutes,
      ...roomBlocksRoutes,
      ...housekeepingRoutes,
      ...ratesRoutes,
      ...promoCodesRoutes,
      ...partnershipsRoutes,
      ...partnerListRoutes,
      ...signalRoutes,
      ...holdRoutes,
      ...disputeRoutes,
      ...commissionRoutes,
      ...ledgerRoutes,
      ...doctorRoutes,
      ...statementPaymentsRoutes,
      ...boostsRoutes,
      ...payoutsRoutes,
      ...affiliateRoutes,
      ...partnerLinksRoutes,
      ...payoutDetailsRoutes,
      ...hotelPartnersRoutes,
      ...hotelStatementsRoutes,
      ...calendarRoutes,
      ...bookingsRoutes,
      ...foliosRoutes,
      ...groupsRoutes,
      ...invoicesRoutes,
      ...dayClosesRoutes,
      ...guestsRoutes,
      ...letterTemplatesRoutes,
      ...lettersRoutes,
      ...channelRoutes,
      ...checkoutRoutes,
      ...messagesRoutes,
      ...searchRoutes,
      ...feedsRoutes,
      ...exchangeRoutes,
      ...analyticsRoutes,
      ...reportsRoutes,
      ...performanceRoutes,
      ...earningsRoutes,
      ...receiptsRoutes,
    ],
    routeDeps,
  )
  registerMessagePage(app, routeDeps)
  registerExportFile(app, routeDeps)
  registerCalendarFile(app, routeDeps)
  registerOneClick(app, routeDeps)
  registerLive(app, routeDeps, deps.health)
  addSecurityText(app, deps.services.publicUrl, deps.services.clock)
  registerHealth(app, deps.health)

  registerTrackedLinks(app, routeDeps)
  if (deps.guestRenderer) {
    registerGuestSite(app, routeDeps, deps.guestRenderer)
    registerBookingPages(app, routeDeps, deps.guestRenderer)
    registerCheckoutPages(app, routeDeps, deps.guestRenderer)
  }

  const { publicUrl, demo } = deps.services
  let document: Promise<Buffer> | undefined
  app.get('/api/openapi.json', async (_request, reply) => {
    document ??= openApiDocument(publicUrl, { demo }).then((json) => Buffer.from(JSON.stringify(json)))
    return reply.type('application/json; charset=utf-8').send(await document)
  })

  await serveMedia(app, deps.mediaFolder, deps.services)
  const readPlatform = () => platformFor(deps.services, () => deps.database.pool)
  if (deps.webFolder !== null) await serveWebApp(app, deps.webFolder, readPlatform)
  else app.setNotFoundHandler(() => Promise.reject(nothingHere()))
  return app
}

/** `http` cannot import modules, so the module functions it needs are passed to it here. */
export function routeDepsOf({
  services,
  database,
  replicaReads,
}: Pick<AppDeps, 'services' | 'database' | 'replicaReads'>): RouteDeps {
  const readFromDatabase: RouteDeps['read'] = (request, _reply, work) =>
    work(database.forRequest(request.deadline))
  const read = replicaReads?.read ?? readFromDatabase
  return { services, poolFor: database.forRequest, read, findActor, explainRefusal, isLaunched }
}
