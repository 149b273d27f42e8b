import type { Calendars } from './calendar/calendars.ts'
import type { ImageStore } from './image-store.ts'
import type { Mailer } from './mailer.ts'
import type { PaymentService } from './payments/payment-service.ts'
import type { PushSender } from './push/push-sender.ts'
import type { RateFeed } from './rate-feed.ts'
import type { Tracing } from './tracing.ts'
import type { VatRegister } from './vat-register.ts'
import type { WebhookSender } from './webhook-sender.ts'

type Outside = {
  mailer: Mailer
  images: ImageStore
  calendars: Calendars
  webhooks: WebhookSender
  push: PushSender
  payments: PaymentService | null
  vatRegister: VatRegister
  rateFeed: RateFeed | null
}
type Settings = { smtpUrl: string | undefined; s3Url: string | undefined }
type Call = Tracing['call']

/** Follows every call to other systems. Only hosts from the settings are named: hotels chose the other addresses. */
export function traceCalls(
  { mailer, images, calendars, webhooks, push, payments, vatRegister, rateFeed }: Outside,
  { smtpUrl, s3Url }: Settings,
  { call }: Pick<Tracing, 'call'>,
): Outside {
  const mailServer = findHost(smtpUrl)
  return {
    mailer: { send: (message) => call('mail send', mailServer, () => mailer.send(message)) },
    images: s3Url === undefined ? images : traceImages(images, findHost(s3Url), call),
    calendars: {
      isRefused: calendars.isRefused,
      read: (address, view) => call('calendar read', undefined, () => calendars.read(address, view)),
    },
    webhooks: {
      isRefused: webhooks.isRefused,
      send(address, message) {
        const send = () => webhooks.send(address, message)
        return call('webhook send', undefined, send, (answer) => answer)
      },
      call: (address) =>
        call(
          'postback call',
          undefined,
          () => webhooks.call(address),
          (answer) => answer,
        ),
    },
    push: {
      ...push,
      send: (address, message) => call('push send', undefined, () => push.send(address, message)),
    },
    payments: payments && tracePayments(payments, call),
    vatRegister: {
      check: (vatId) => call('vat id check', 'ec.europa.eu', () => vatRegister.check(vatId)),
    },
    rateFeed: rateFeed && {
      read: () => call('exchange rates read', 'www.ecb.europa.eu', () => rateFeed.read()),
    },
  }
}

function tracePayments(payments: PaymentService, call: Call): PaymentService {
  const server = payments.mode === 'simulated' ? undefined : 'api.stripe.com'
  return new Proxy(payments, {
    get(target, name: keyof PaymentService) {
      const value = target[name]
      // Reading a message asks nobody.
      if (typeof value !== 'function' || name === 'readNotice') return value
      return (...args: unknown[]) => call(`payment ${name}`, server, () => Reflect.apply(value, target, args))
    },
  })
}

function traceImages(images: ImageStore, server: string | undefined, call: Call): ImageStore {
  return {
    getUrls: images.getUrls,
    put: (name, bytes) => call('s3 put', server, () => images.put(name, bytes)),
    open: (name) => call('s3 get', server, () => images.open(name)),
    remove: (names) => call('s3 delete', server, () => images.remove(names)),
    async *list() {
      const pages = images.list()[Symbol.asyncIterator]()
      const next = () => call('s3 list', server, () => pages.next())
      for (let page = await next(); !page.done; page = await next()) yield page.value
    },
  }
}

function findHost(address: string | undefined): string | undefined {
  return address === undefined ? undefined : URL.parse(address)?.hostname
}
