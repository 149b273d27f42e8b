import type { FastifyInstance, FastifyReply } from 'fastify'
import type { PaymentSimulator } from '../../adapters/payments/simulator/simulator.ts'
import { acceptForms, getForm, requireSameOrigin } from '../form-body.ts'
import {
  renderClosedPage,
  renderMissingPage,
  renderOnboarding,
  renderPayPage,
  renderQuestion,
} from './pages.ts'

type Page = { Params: { id: string }; Querystring: { number?: string; iban?: string } }

const base = '/simulated-payments'

/** Serves the pages that Stripe would serve, while payments are simulated. */
export async function registerSimulatedPayments(
  main: FastifyInstance,
  simulator: PaymentSimulator,
): Promise<void> {
  await main.register(async (app) => {
    acceptForms(app)

    app.get<Page>(`${base}/pay/:id`, async ({ params, query }, reply) => {
      const session = simulator.findSession(params.id)
      if (!session) return sendMissing(reply)
      if (session.status !== 'open') return sendPage(reply, renderClosedPage(session), session.successUrl)
      const filled = { ...asText('number', query.number), ...asText('iban', query.iban) }
      const html = renderPayPage({ session, businessName: simulator.getBusinessName(session), filled })
      return sendPage(reply, html, session.successUrl)
    })

    app.post<Page>(`${base}/pay/:id`, async (request, reply) => {
      requireSameOrigin(request)
      const session = simulator.findSession(request.params.id)
      if (!session) return sendMissing(reply)
      const form = getForm(request)
      const iban = form.get('iban')
      const number = form.get('number') ?? ''
      const attempt = simulator.pay(session.id, iban === null ? { number } : { iban })
      if (attempt === 'done') return reply.redirect(session.successUrl, 303)
      if (attempt === 'asks') return reply.redirect(`${base}/pay/${session.id}/question`, 303)
      if (attempt === 'closed') return sendPage(reply, renderClosedPage(session), session.successUrl)
      const filled = iban === null ? { number: shorten(number) } : { iban: shorten(iban) }
      const businessName = simulator.getBusinessName(session)
      const isUnknown = attempt === 'unknown-number'
      return sendPage(
        reply.status(402),
        renderPayPage({ session, businessName, filled, isUnknown }),
        session.successUrl,
      )
    })

    app.get<Page>(`${base}/pay/:id/question`, async ({ params }, reply) => {
      const session = simulator.findSession(params.id)
      if (!session) return sendMissing(reply)
      if (session.asksFor === null) return reply.redirect(`${base}/pay/${session.id}`, 303)
      return sendPage(reply, renderQuestion(session), session.successUrl)
    })

    app.post<Page>(`${base}/pay/:id/question`, async (request, reply) => {
      requireSameOrigin(request)
      const session = simulator.findSession(request.params.id)
      if (!session) return sendMissing(reply)
      const attempt = simulator.confirm(session.id, getForm(request).get('answer') === 'confirm')
      return reply.redirect(attempt === 'done' ? session.successUrl : `${base}/pay/${session.id}`, 303)
    })

    app.get<Page>(`${base}/onboarding/:id`, async ({ params }, reply) => {
      const link = simulator.findAccountLink(params.id)
      if (!link) return sendMissing(reply)
      if (link.isExpired) return reply.redirect(link.refreshUrl, 303)
      return sendPage(reply, renderOnboarding(link.account), link.returnUrl)
    })

    app.post<Page>(`${base}/onboarding/:id`, async (request, reply) => {
      requireSameOrigin(request)
      const link = simulator.findAccountLink(request.params.id)
      if (!link) return sendMissing(reply)
      if (link.isExpired) return reply.redirect(link.refreshUrl, 303)
      const entered = [...getForm(request)].filter(([, value]) => value.trim() !== '').map(([name]) => name)
      simulator.enterAccount(link.account.id, entered)
      return reply.redirect(link.returnUrl, 303)
    })
  })
}

function asText<Name extends string>(name: Name, value: unknown): { [key in Name]?: string } {
  return typeof value === 'string' ? ({ [name]: shorten(value) } as { [key in Name]: string }) : {}
}

function shorten(value: string): string {
  return value.replaceAll(/\s/g, '').slice(0, 40)
}

function sendMissing(reply: FastifyReply) {
  return sendPage(reply.status(404), renderMissingPage(), null)
}

/** Nothing can run on these pages; their forms lead back to where the guest came from. */
function sendPage(reply: FastifyReply, html: string, backUrl: string | null) {
  const origin = backUrl === null ? '' : ` ${new URL(backUrl).origin}`
  reply.header(
    'content-security-policy',
    `default-src 'none'; style-src 'unsafe-inline'; form-action 'self'${origin}; base-uri 'none'; frame-ancestors 'none'`,
  )
  return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html)
}
